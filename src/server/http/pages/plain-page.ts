import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { NOINDEX, plainDocument, SYSTEM_COLORS } from '#server/html/plain-document.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

interface Refusal {
  status: ContentfulStatusCode
  title: string
  message: string
  headers: Record<string, string> & { 'Retry-After': string }
}

/** A page for people when a page cannot be rendered now. It costs nothing and links to the same page again. */
export function plainPage(c: HonoContext, { status, title, message, headers }: Refusal) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('Cache-Control', 'private, no-store')
  const { pathname, search } = new URL(c.req.url)
  return c.html(
    plainDocument({
      language: currentLanguage(),
      title,
      head: html`${NOINDEX}${SYSTEM_COLORS}`,
      body: html`<h1>${title}</h1>
<p>${message}</p>
<p><a href="${pathname}${search}">${m.tryPageAgain}</a></p>`,
    }),
    status,
  )
}
