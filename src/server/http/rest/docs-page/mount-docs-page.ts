import { randomBytes } from 'node:crypto'
import type { Environment } from '#server/config/env.ts'
import { sealPage } from '#server/http/middleware/security.ts'
import { docsPage } from '#server/http/rest/docs-page/docs-page.ts'
import type { ApiDocument } from '#server/http/rest/document/describe.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'
import type { Assets } from '#shared/site/assets.ts'

/**
 * One page for everyone, made on the first request, under the policy of all our pages. It is made again when the shop's
 * name changes.
 */
export function mountDocsPage(api: RestApi, document: () => ApiDocument, env: Environment, assets: Assets) {
  let made: ReturnType<typeof sealPage> | undefined
  let madeFor = ''
  api.get('/docs', async (c) => {
    if (madeFor !== env.SITE_NAME) made = undefined
    madeFor = env.SITE_NAME
    made ??= await render(madeFor)
    return c.html(made.html, 200, {
      'Content-Security-Policy': made.policy,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  })

  async function render(siteName: string) {
    const nonce = randomBytes(16).toString('base64url')
    return sealPage(String(await docsPage(document(), siteName, assets.styles, nonce)), nonce)
  }
}
