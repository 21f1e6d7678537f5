const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
]
const SAMPLE_BYTES = 1_000
/**
 * Symbols outside words and letters rare in our languages. They appear when old Mac or DOS text is decoded as
 * Windows-1252.
 */
const MISREAD = /[\u0080-\u009f†‡‰™ˆ˜‚„ƒ‹›ŠŒŽšœžŸ]|\p{L}[¡-©«-´¶¸¹»-¿×÷“”‘…•€]\p{L}/u
const CONTROL = /(?![\t\n\r])\p{Cc}/u

/** Decodes a file saved by a spreadsheet or an editor; undefined when it is binary or its encoding is unclear. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  const charset = mark?.charset ?? utf16Of(bytes)
  const text = charset ? decode(bytes, charset) : (decode(bytes, 'utf-8') ?? decodeWindows1252(bytes))
  return text === undefined || CONTROL.test(text) ? undefined : text
}

function decodeWindows1252(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, 'windows-1252')
  return text === undefined || MISREAD.test(text) ? undefined : text
}

/** Detects UTF-16 without a byte order mark by the zero bytes beside plain letters. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const many = sample.length / 4
  if (zerosAt(1) > many) return 'utf-16le'
  return zerosAt(0) > many ? 'utf-16be' : undefined
}

function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
