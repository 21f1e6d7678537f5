import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import { hashSource, sealPage } from '#server/http/middleware/security.ts'
import type { Assets } from '#shared/site/assets.ts'

/** Longer sheets (the admin area's) are requested instead, and the browser caches them. */
const MAX_INLINE_LENGTH = 10_000
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]* data-precedence="default"\/>/g

interface StyleSheet {
  text: string
  hash: string
  element: Uint8Array
}

export type StyleSheets = ReadonlyMap<string, StyleSheet>

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
  return { text, hash: hashSource(text), element: Buffer.from(`<style>${text}</style>`) }
}

/** Half of a page are styles: they are added last, as bytes with precomputed hashes. */
export function sealWithStyles(html: string, nonce: string, sheets: StyleSheets) {
  const hashes = [...headOf(html).matchAll(STYLE_LINK)].flatMap(
    ([, address = '']) => sheets.get(address)?.hash ?? [],
  )
  const sealed = sealPage(html, nonce, hashes)
  return { policy: sealed.policy, page: inlineStyles(sealed.html, sheets) }
}

/** Keeps the links, disabled: React and the route loader see from them that the styles are present. */
export function inlineStyles(html: string, sheets: StyleSheets): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let from = 0
  for (const { 0: link, 1: address = '', index } of headOf(html).matchAll(STYLE_LINK)) {
    const sheet = sheets.get(address)
    if (!sheet) continue
    parts.push(Buffer.from(html.slice(from, index)), sheet.element)
    parts.push(Buffer.from(link.replace('<link ', '<link disabled ')))
    from = index + link.length
  }
  return Buffer.concat([...parts, Buffer.from(html.slice(from))])
}

/** React puts all links with a precedence there. */
function headOf(html: string): string {
  const end = html.indexOf('</head>')
  return end < 0 ? html : html.slice(0, end)
}
