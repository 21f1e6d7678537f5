import type { Caller } from '#server/trpc/router.ts'

/** Its own page with its own policy: the mail brings its styles along, and in the frame nothing else works. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

export async function campaignPreview(caller: Caller, id: number): Promise<Response> {
  const { html } = await caller.admin.newsletter.campaigns.preview({ id })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
    },
  })
}
