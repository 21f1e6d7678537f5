import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from '#client/router.tsx'
import { structuredData } from '#client/structured-data/structured-data.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import type { Assets } from '#shared/site/assets.ts'
import type { Site } from '#shared/site/site.ts'

export { originalContent } from '#client/original-content/original-content.tsx'

interface FinishedPage {
  status: number
  html: string
}

interface Page {
  request: Request
  ask: AskProcedure
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
  refused: RefusedForm | undefined
}

/** Renders the page at the request's address. Returns finished HTML (404 with status 404) or a redirect. */
export async function renderPage({ request, ...page }: Page): Promise<Response | FinishedPage> {
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
