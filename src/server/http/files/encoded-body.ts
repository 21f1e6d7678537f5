import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text with its tag, in the encodings that were asked for, each made when it is first asked for. */
export interface EncodedBody {
  etag: string
  /** What it takes of memory now. */
  heldBytes: () => number
  /** Calls back whenever that has changed. */
  whenResized: (tell: () => void) => void
  as: (encoding: Encoding) => Bytes | Promise<Bytes>
}

export type Bytes = Uint8Array<ArrayBuffer>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** The first visitor must not wait for the best compression; what is asked for again gets it. */
const QUICK_BROTLI_QUALITY = 4

/** `bestBrotli`: whether a second ask is worth the best compression. */
export function encodedBody(content: string | Buffer<ArrayBuffer>, bestBrotli: boolean): EncodedBody {
  const identity = bytes(typeof content === 'string' ? Buffer.from(content) : content)
  const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Bytes | Promise<Bytes>>([['identity', identity]])
  let mayImprove = bestBrotli
  let tell = () => {}

  function made(encoding: Encoding, body: Bytes) {
    bodies.set(encoding, body)
    tell()
  }
  function keep(encoding: Encoding, body: Promise<Bytes>): Promise<Bytes> {
    bodies.set(encoding, body)
    body.then((bytes) => made(encoding, bytes))
    return body
  }
  function as(encoding: Encoding) {
    const known = bodies.get(encoding)
    if (!known)
      return keep(encoding, encoding === 'gzip' ? gzipped(identity) : brotli(identity, QUICK_BROTLI_QUALITY))
    if (encoding === 'br' && mayImprove) {
      mayImprove = false
      brotli(identity, constants.BROTLI_MAX_QUALITY).then((best) => made('br', best))
    }
    return known
  }
  return {
    etag,
    heldBytes: () => [...bodies.values()].reduce((sum, body) => sum + sizeOf(body), 0),
    whenResized: (listener) => {
      tell = listener
    },
    as,
  }
}

/** What is still being made counts once it is there. */
function sizeOf(body: Bytes | Promise<Bytes>): number {
  return body instanceof Promise ? 0 : body.length
}

async function gzipped(content: Bytes): Promise<Bytes> {
  return bytes(await compressGzip(content))
}

async function brotli(content: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return bytes(await compressBrotli(content, { params }))
}

/** Bytes that no pooled buffer stands behind: that would be kept as long as they are. */
function bytes(content: Buffer<ArrayBuffer>): Bytes {
  return content.length === content.buffer.byteLength ? content : new Uint8Array(content)
}

/** The best encoding that the browser accepts; `q=0` counts as not accepted. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
