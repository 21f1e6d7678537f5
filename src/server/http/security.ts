import { createHash } from 'node:crypto'

/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = hashSource('')

const TAG_WITH_NONCE = (nonce: string) =>
  new RegExp(`<(script|style)([^>]*?) nonce="${nonce}"([^>]*)>([^<]*(?:<(?!/\\1)[^<]*)*)`, 'g')

/**
 * Takes the nonce out of a page and answers the page with a policy that names the hashes of what carried it: the page
 * stays the same for everyone, so it can be cached, and nothing that was smuggled into it runs.
 */
export function sealPage(html: string, nonce: string): { html: string; policy: string } {
  const hashes: Record<'script' | 'style', Set<string>> = {
    script: new Set(),
    style: new Set([EMPTY_STYLE_HASH]),
  }
  const sealed = html
    .replace(TAG_WITH_NONCE(nonce), (_, tag: 'script' | 'style', before, after, content) => {
      if (content) hashes[tag].add(hashSource(content))
      return `<${tag}${before}${after}>${content}`
    })
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html: sealed, policy: contentPolicy([...hashes.script], [...hashes.style]) }
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

/** On every answer. Pages replace the policy with their own. */
export const SECURITY_HEADERS = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
