import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Refusal {
  status: ContentfulStatusCode
  title: string
  message: string
  /** When it is worth trying again, and what else there is to say of that. */
  headers: Record<string, string> & { 'Retry-After': string }
}

/** What a person reads when a page is not rendered now: it costs nothing and links to the same page again. */
export function plainPage(c: HonoContext, { status, title, message, headers }: Refusal) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('Cache-Control', 'private, no-store')
  const { pathname, search } = new URL(c.req.url)
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="${pathname}${search}">Try again</a></p>
</body>
</html>`,
    status,
  )
}
