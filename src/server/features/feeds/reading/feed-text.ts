import { isUtf8 } from 'node:buffer'

/** The characters of the bytes 128 to 159 in Windows-1252. */
const WINDOWS_1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

const SNIFFED_BYTES = 1024
const MARKS = [
  { bytes: Buffer.from([0xef, 0xbb, 0xbf]), charset: 'utf-8' },
  { bytes: Buffer.from([0xff, 0xfe]), charset: 'utf-16le' },
  { bytes: Buffer.from([0xfe, 0xff]), charset: 'utf-16be' },
]
const DECLARATION = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i
const LATIN_LABELS = new Set(['windows-1252', 'cp1252', 'iso-8859-1', 'latin1', 'us-ascii', 'ascii'])

type Decode = (bytes: Buffer, last: boolean) => string

/** Decodes by byte order mark, then declaration, then as UTF-8, with Windows-1252 for bytes that are not UTF-8. */
export async function* decodeText(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decode: Decode | undefined
  let start: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    if (decode) {
      yield decode(chunk, false)
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < SNIFFED_BYTES) continue
    decode = decoderFor(start)
    yield decode(start, false)
  }
  yield decode ? decode(Buffer.alloc(0), true) : decoderFor(start)(start, true)
}

function decoderFor(start: Buffer): Decode {
  const mark = MARKS.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  const sniffed = start.subarray(0, SNIFFED_BYTES).toString('latin1')
  const declared = DECLARATION.exec(sniffed.slice(Math.max(0, sniffed.indexOf('<?xml'))))?.[1]
  const charset = (mark?.charset ?? declared ?? 'utf-8').toLowerCase()
  if (LATIN_LABELS.has(charset)) return decodeWindows1252
  if (charset === 'utf-8' || charset === 'utf8') return withoutMark(utf8OrWindows1252())
  try {
    const decoder = new TextDecoder(charset)
    return (bytes, last) => decoder.decode(bytes, { stream: !last })
  } catch {
    return utf8OrWindows1252()
  }
}

function withoutMark(decode: Decode): Decode {
  let first = true
  return (bytes, last) => {
    const text = decode(bytes, last)
    const clean = first ? text.replace(/^\ufeff/, '') : text
    first = false
    return clean
  }
}

function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 128] ?? char)
}

function utf8OrWindows1252(): Decode {
  let held: Buffer = Buffer.alloc(0)
  return (bytes, last) => {
    const all = held.length > 0 ? Buffer.concat([held, bytes]) : bytes
    const end = last ? all.length : all.length - unfinishedTail(all)
    held = Buffer.from(all.subarray(end))
    const whole = all.subarray(0, end)
    return isUtf8(whole) ? whole.toString('utf8') : decodeMixed(whole)
  }
}

function decodeMixed(bytes: Buffer): string {
  let text = ''
  let from = 0
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at] ?? 0)
    if (
      length === 1 ||
      (length > 1 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
    ) {
      at += length
      continue
    }
    text += bytes.toString('utf8', from, at) + decodeWindows1252(bytes.subarray(at, at + 1))
    at += 1
    from = at
  }
  return text + bytes.toString('utf8', from)
}

/** Returns the UTF-8 length of the character that begins with this byte; 0 for none. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1
  if (byte < 0xc2 || byte > 0xf4) return 0
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

/** Counts the bytes at the end whose character continues in the next chunk. */
function unfinishedTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}
