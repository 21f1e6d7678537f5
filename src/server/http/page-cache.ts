import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface RenderedPage {
  status: number
  etag: string
  policy: string
  body: (encoding: Encoding) => Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** The first visitor must not wait for the best compression; a page that is asked for again gets it. */
const QUICK_BROTLI_QUALITY = 4
const MAX_PAGES = 500

/** Whole anonymous pages. A page counts only for the version of the content that it was made of. */
export function createPageCache<Page>(currentVersion: () => number, isKept: (page: Page) => boolean) {
  let version = currentVersion()
  const pages = new Map<string, Promise<Page>>()

  return {
    /** The page under `key`; many visitors who ask at once wait for one rendering. */
    get(key: string, render: () => Promise<Page>): Promise<Page> {
      const now = currentVersion()
      if (now !== version) pages.clear()
      version = now
      const known = pages.get(key)
      if (known) return known
      const rendering = render()
      pages.set(key, rendering)
      const forget = () => pages.get(key) === rendering && pages.delete(key)
      rendering.then((page) => isKept(page) || forget(), forget)
      const oldest = pages.keys().next()
      if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value)
      return rendering
    },
  }
}

/** A page with its bodies, each compressed when it is first asked for. */
export function renderedPage(status: number, html: string, policy: string): RenderedPage {
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]])
  let isBest = false

  function compressed(encoding: Encoding): Promise<Buffer> {
    const body = encoding === 'gzip' ? compressGzip(identity) : brotli(identity, QUICK_BROTLI_QUALITY)
    bodies.set(encoding, body)
    return body
  }
  function body(encoding: Encoding): Promise<Buffer> {
    const known = bodies.get(encoding)
    if (!known) return compressed(encoding)
    if (encoding === 'br' && !isBest) {
      isBest = true
      brotli(identity, constants.BROTLI_MAX_QUALITY).then((best) => bodies.set('br', Promise.resolve(best)))
    }
    return known
  }
  return { status, etag, policy, body }
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return compressBrotli(content, { params })
}

/** The best encoding that the browser accepts; `q=0` counts as not accepted. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
