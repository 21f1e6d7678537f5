import type { Caller } from '#server/router.ts'

/** The preview has a policy of its own: the email brings its styles along, and the frame allows nothing else. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

const EDITED_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'"
const NOTHING = { subject: '', preview: '', markdown: '' }

export async function campaignPreview(caller: Caller, id: number): Promise<Response> {
  const { html } = await caller.admin.newsletter.campaigns.preview({ id })
  return framed(html, PREVIEW_POLICY)
}

/** An empty email for the editor's draft, which the policy of the editor's own page would forbid. */
export async function emptyPreview(caller: Caller): Promise<Response> {
  const { html } = await caller.admin.newsletter.campaigns.previewText(NOTHING)
  return framed(html, EDITED_POLICY)
}

function framed(html: string, policy: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
    },
  })
}
