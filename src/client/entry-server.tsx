import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { createAppRouter, type ServedPage } from '#client/router.tsx'
import { structuredData } from '#client/structured-data/structured-data.ts'

export { originalContent } from '#client/original-content/original-content.tsx'

interface FinishedPage {
  status: number
  html: string
}

/** Renders the page at the request's address. Returns finished HTML (404 with status 404) or a redirect. */
export async function renderPage({
  request,
  ...page
}: ServedPage & { request: Request }): Promise<Response | FinishedPage> {
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ page }) })
  // Kept outside the response: a body would be encoded to bytes and decoded again.
  let html = ''
  const response = await handle(async ({ router }) => {
    const script = structuredData(router)
    const status = getSsrStatus(router)
    html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
    if (status === 200) html = html.replace('</head>', () => `${script}</head>`)
    return new Response(null, { status })
  })
  return response.status >= 300 && response.status < 400 ? response : { status: response.status, html }
}
