import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Short scripts and styles recur on many pages; longer ones are a page's own data. */
const MAX_REPEATED = 2_000
const cachedHashes = new LRUCache<string, string>({ max: 50 })
/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = hashSource('')

export interface SealedPage {
  html: string
  policy: string
}

/**
 * Replaces a page's nonce with a policy with the hashes of the elements that had it. The page stays the same for
 * everyone, so it can be cached, and injected scripts do not run. `styleHashes` are those of styles added later.
 */
export function sealPage(html: string, nonce: string, styleHashes: readonly string[] = []): SealedPage {
  const pieces = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .split(` nonce="${nonce}"`)
  const hashes = { script: new Set<string>(), style: new Set([EMPTY_STYLE_HASH, ...styleHashes]) }
  for (const [index, piece] of pieces.entries()) {
    const tag = openTag(pieces[index - 1])
    if (!tag) continue
    const content = piece.slice(piece.indexOf('>') + 1, piece.indexOf(`</${tag}`))
    if (content) hashes[tag].add(content.length <= MAX_REPEATED ? cachedHash(content) : hashSource(content))
  }
  return { html: pieces.join(''), policy: contentPolicy([...hashes.script], [...hashes.style]) }
}

function openTag(piece = ''): 'script' | 'style' | undefined {
  const tag = piece.lastIndexOf('<') + 1
  if (piece.startsWith('script', tag)) return 'script'
  return piece.startsWith('style', tag) ? 'style' : undefined
}

function contentPolicy(scriptHashes: string[], styleHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every response; names in lower case. Pages replace the policy with their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

function cachedHash(content: string): string {
  const cached = cachedHashes.get(content)
  if (cached) return cached
  const source = hashSource(content)
  cachedHashes.set(content, source)
  return source
}

export function hashSource(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`
}
