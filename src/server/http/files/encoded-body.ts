import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedBody {
  etag: string
  heldBytes: () => number
  whenResized: (tell: () => void) => void
  as: (encoding: Encoding) => Bytes | Promise<Bytes>
}

export type Bytes = Uint8Array<ArrayBuffer>

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)
/** Higher qualities take 1 to 100 ms more a page and save one byte in ten. */
const BROTLI_QUALITY = 5

/** Releases the text once it is compressed, unless a request needs it: it is most of a page's memory. */
export function encodedBody(content: string | Buffer<ArrayBuffer>): EncodedBody {
  const bodies = new Map<Encoding, Bytes | Promise<Bytes>>()
  const text = bytes(typeof content === 'string' ? Buffer.from(content) : content)
  let source: { text: Bytes } | { brotli: Bytes } = { text }
  let tell = () => {}

  async function make(encoding: Encoding): Promise<Bytes> {
    const whole = 'text' in source ? source.text : bytes(await decompressBrotli(source.brotli))
    const body = await encoded(whole, encoding)
    bodies.set(encoding, body)
    if (encoding === 'br') source = { brotli: body }
    tell()
    return body
  }
  function as(encoding: Encoding) {
    const pendingBody = bodies.get(encoding) ?? make(encoding)
    bodies.set(encoding, pendingBody)
    return pendingBody
  }
  return {
    etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"`,
    heldBytes: () => {
      const held = [...new Set([...bodies.values(), ...Object.values(source)])]
      return held.reduce((sum, body) => sum + (body instanceof Promise ? 0 : body.length), 0)
    },
    whenResized: (listener) => {
      tell = listener
    },
    as,
  }
}

async function encoded(text: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return bytes(await compressGzip(text))
  if (encoding === 'identity') return text
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return bytes(await compressBrotli(text, { params }))
}

/** Copies the bytes out of the pooled buffer, which they would otherwise keep in memory. */
function bytes(content: Buffer<ArrayBuffer>): Bytes {
  return content.length === content.buffer.byteLength ? content : new Uint8Array(content)
}

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
