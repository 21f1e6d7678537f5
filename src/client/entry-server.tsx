import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { TrpcLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'
import { structuredData } from '#client/structured-data/structured-data.ts'
import type { Assets } from '#shared/assets.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import type { Site } from '#shared/site.ts'

interface FinishedPage {
  status: number
  html: string
}

interface Page {
  request: Request
  link: TrpcLink
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
  refused: RefusedForm | undefined
}

/** Renders the page at the request's address: finished HTML, 404 with status 404, or a redirect. */
export async function renderPage({ request, link, ...page }: Page): Promise<Response | FinishedPage> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ links: [link], page }),
  })
  let script = ''
  const response = await handle(async ({ router, responseHeaders }) => {
    script = structuredData(router)
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  if (response.status >= 300 && response.status < 400) return response
  const html = await response.text()
  const isWhole = response.status === 200
  return { status: response.status, html: isWhole ? html.replace('</head>', () => `${script}</head>`) : html }
}
