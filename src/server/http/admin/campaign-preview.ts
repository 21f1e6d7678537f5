import type { Caller } from '#server/router.ts'

/** Its own page with its own policy: the mail brings its styles along, and in the frame nothing else works. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

const EDITED_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'"
const NOTHING = { subject: '', preview: '', markdown: '' }

export async function campaignPreview(caller: Caller, id: number): Promise<Response> {
  const { html } = await caller.admin.newsletter.campaigns.preview({ id })
  return framed(html, PREVIEW_POLICY)
}

/** A mail of nothing: the editor puts what is being written into it, which the policy of its own page would not let it show. */
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
