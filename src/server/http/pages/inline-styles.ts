import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pages } from '#server/http/pages/pages.ts'
import { projectRoot } from '#server/startup/project-root.ts'
import type { Assets } from '#shared/assets.ts'

/** A route's longer sheet (the admin area's) is worth a request: the browser keeps it. */
const MAX_INLINE_LENGTH = 10_000
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]* data-precedence="default"\/>/g

type RenderPage = Pages['renderPage']
type StyleSheets = ReadonlyMap<string, string>

/** The texts of the built sheets that a page's first paint waits for, by address. */
export function firstStyles({ styles, routes }: Assets): StyleSheets {
  const ofRoutes = sheetsAt(Object.values(routes).flatMap((route) => route.styles))
  const short = [...ofRoutes].filter(([, text]) => text.length <= MAX_INLINE_LENGTH)
  return new Map([...sheetsAt(styles), ...short])
}

function sheetsAt(addresses: string[]): StyleSheets {
  const read = (address: string) => readFileSync(join(projectRoot(), 'dist/client', address), 'utf8').trim()
  return new Map(addresses.map((address) => [address, read(address)]))
}

/** Pages that bring these styles along, so that the first paint waits for nothing but the page itself. */
export function withInlineStyles(renderPage: RenderPage, sheets: StyleSheets): RenderPage {
  return async (input) => {
    const page = await renderPage(input)
    return page instanceof Response ? page : { ...page, html: inlineStyles(page.html, sheets, input.nonce) }
  }
}

/**
 * The link stays, disabled and so never fetched: by it React and the loader of route parts know that the styles are
 * there.
 */
export function inlineStyles(html: string, sheets: StyleSheets, nonce: string): string {
  return html.replace(STYLE_LINK, (link, address: string) => {
    const text = sheets.get(address)
    if (text === undefined) return link
    return `<style nonce="${nonce}">${text}</style>${link.replace('<link ', '<link disabled ')}`
  })
}
