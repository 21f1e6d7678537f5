import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { TrpcLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'
import { structuredData } from '#client/structured-data/structured-data.ts'
import type { Assets } from '#shared/assets.ts'
import type { Site } from '#shared/site.ts'

interface Page {
  request: Request
  link: TrpcLink
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
}

/** Renders the page at the request's address: finished HTML, 404 with status 404, or a redirect. */
export function renderPage({ request, link, ...page }: Page): Promise<Response> {
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ link, page }) })
  return handle(async ({ router, responseHeaders }) => {
    const response = await renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
    return withStructuredData(response, structuredData(router))
  })
}

async function withStructuredData(response: Response, script: string): Promise<Response> {
  if (!script || response.status !== 200) return response
  const html = await response.text()
  return new Response(
    html.replace('</head>', () => `${script}</head>`),
    response,
  )
}

export type RenderPage = typeof renderPage
