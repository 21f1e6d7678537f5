import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource, type SealedPage, sealPage } from '#server/http/middleware/security.ts'
import { projectRoot } from '#server/startup/project-root.ts'
import type { Assets } from '#shared/assets.ts'

/** A route's longer sheet (the admin area's) is worth a request: the browser keeps it. */
const MAX_INLINE_LENGTH = 10_000
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]* data-precedence="default"\/>/g

interface StyleSheet {
  text: string
  hash: string
}

/** By address. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>

/** The built sheets that a page's first paint waits for. */
export function firstStyles({ styles, routes }: Assets): StyleSheets {
  const ofRoutes = sheetsAt(Object.values(routes).flatMap((route) => route.styles))
  const short = [...ofRoutes].filter(([, { text }]) => text.length <= MAX_INLINE_LENGTH)
  return new Map([...sheetsAt(styles), ...short])
}

function sheetsAt(addresses: string[]): StyleSheets {
  const read = (address: string) => readFileSync(join(projectRoot(), 'dist/client', address), 'utf8').trim()
  return new Map(addresses.map((address) => [address, styleSheet(read(address))]))
}

export function styleSheet(text: string): StyleSheet {
  return { text, hash: hashSource(text) }
}

/**
 * A page sealed, with its styles in it, so that the first paint waits for nothing but the page itself. They are half of
 * it: they come in last, and their hashes are known.
 */
export function sealWithStyles(html: string, nonce: string, sheets: StyleSheets): SealedPage {
  const hashes = [...headOf(html).matchAll(STYLE_LINK)].flatMap(
    ([, address = '']) => sheets.get(address)?.hash ?? [],
  )
  const sealed = sealPage(html, nonce, hashes)
  return { ...sealed, html: inlineStyles(sealed.html, sheets) }
}

/**
 * The link stays, disabled and so never fetched: by it React and the loader of route parts know that the styles are
 * there.
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  const head = headOf(html)
  const styled = head.replace(STYLE_LINK, (link, address: string) => {
    const text = sheets.get(address)?.text
    if (text === undefined) return link
    return `<style>${text}</style>${link.replace('<link ', '<link disabled ')}`
  })
  return styled + html.slice(head.length)
}

/** All links that React gives a precedence stand there. */
function headOf(html: string): string {
  const end = html.indexOf('</head>')
  return end < 0 ? html : html.slice(0, end)
}
