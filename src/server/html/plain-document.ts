import { html } from 'hono/html'
import { ENGLISH, type Language } from '#shared/messages/languages.ts'

type Html = ReturnType<typeof html> | Awaited<ReturnType<typeof html>>[] | string

interface PlainDocument {
  language?: Language
  title: string
  head?: Html
  body: Html
}

export const NOINDEX = html`<meta name="robots" content="noindex">`
export const SYSTEM_COLORS = html`<meta name="color-scheme" content="light dark">`

export function plainDocument({ language = ENGLISH, title, head = '', body }: PlainDocument) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>`
}
