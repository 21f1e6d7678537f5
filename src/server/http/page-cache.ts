import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface CachedPage {
  status: number
  etag: string
  policy: string
  bodies: Record<Encoding, Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const BROTLI_QUALITY = 5
const MAX_PAGES = 500

/** Whole anonymous pages with their compressed bodies. A page counts only for the catalogue version it was made of. */
export function createPageCache(currentVersion: () => number) {
  let version = currentVersion()
  const pages = new Map<string, Promise<CachedPage | undefined>>()

  return {
    /** The page under `key`; many visitors who ask at once wait for one rendering. */
    get(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
      const now = currentVersion()
      if (now !== version) pages.clear()
      version = now
      const known = pages.get(key)
      if (known) return known
      const rendering = render()
      pages.set(key, rendering)
      rendering.then(
        (page) => page ?? pages.delete(key),
        () => pages.delete(key),
      )
      const oldest = pages.keys().next()
      if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value)
      return rendering
    },
  }
}

export async function compressPage(status: number, html: string, policy: string): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, policy, bodies: { br, gzip: gz, identity } }
}

/** The best encoding that the browser accepts; `q=0` counts as not accepted. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
