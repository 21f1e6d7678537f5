import type { Caller } from '#server/trpc/router.ts'

/** Its own page with its own policy: the mail brings its styles along, and in the frame nothing else works. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** For a mail that is still being written: the editor puts it in, which the policy of its own page would not let it show. */
const EMPTY_FRAME =
  '<!doctype html><html lang="en"><head><title>Email preview</title></head><body></body></html>'
const EMPTY_FRAME_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'"

export async function campaignPreview(caller: Caller, id: number): Promise<Response> {
  const { html } = await caller.admin.newsletter.campaigns.preview({ id })
  return framed(html, PREVIEW_POLICY)
}

/** Holds nothing, and runs no script: who may see it is asked of the editor's own calls. */
export function emptyPreview(): Response {
  return framed(EMPTY_FRAME, EMPTY_FRAME_POLICY)
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
