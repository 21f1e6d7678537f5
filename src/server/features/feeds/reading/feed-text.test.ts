import { expect, test } from 'vitest'
import { decodeText } from '#server/features/feeds/reading/feed-text.ts'

async function decode(bytes: Buffer, size = 3) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  let text = ''
  for await (const piece of decodeText(chunks())) text += piece
  return text
}

const text = `Vagnåsen – 12 € 🐻 ${'blöja '.repeat(400)}`
const latin = `Vagnåsen ${'blöja '.repeat(400)}`

test.each([1, 2, 3, 5, 1024, 65_536])('decodes UTF-8 in chunks of %i bytes', async (size) => {
  expect(await decode(Buffer.from(text), size)).toBe(text)
  expect(await decode(Buffer.from(`\ufeff${text}`), size)).toBe(text)
})

test('recognizes UTF-16 by its byte order mark', async () => {
  const littleEndian = Buffer.from(`\ufeff${text}`, 'utf16le')
  expect(await decode(littleEndian)).toBe(text)
  expect(await decode(Buffer.from(littleEndian).swap16())).toBe(text)
})

test('reads bytes that are not UTF-8 as Windows-1252', async () => {
  expect(await decode(Buffer.from(latin, 'latin1'))).toBe(latin)
  expect(await decode(Buffer.from([0x80, 0x20, 0x99]))).toBe('€ ™')
})

test('keeps reading UTF-8 after one bad byte', async () => {
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xe5]), Buffer.from(text)])
  expect(await decode(bytes)).toBe(`${text}å${text}`)
})

test('follows the declared character set', async () => {
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${latin}`
  expect(await decode(Buffer.from(declared, 'latin1'))).toBe(declared)
})
