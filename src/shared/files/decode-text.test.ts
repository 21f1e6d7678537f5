import { expect, test } from 'vitest'
import { decodeText } from '#shared/files/decode-text.ts'

const TEXT = 'email;name\r\nwille@mail.test;Åsa Öberg\r\nsmith@mail.test;Søren O’Brien – Weiß\r\n'

/** As Excel writes `CSV`. */
function windows1252(text: string): Uint8Array {
  return Buffer.from(text.replaceAll('’', '\u0092').replaceAll('–', '\u0096'), 'latin1')
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['Windows-1252', windows1252(TEXT)],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test.each([
  ['Mac Roman', [0x81, 0x73, 0x61, 0x20, 0x85, 0x62, 0x65, 0x72, 0x67]],
  ['Mac Roman in small letters', [0x42, 0x6a, 0x9a, 0x72, 0x6e]],
  ['Mac Roman of Norway', [0x4b, 0x6a, 0xbf, 0x73]],
  ['DOS', [0x8f, 0x73, 0x61]],
  ['DOS in small letters', [0x42, 0x6a, 0x94, 0x72, 0x6e]],
  ['Windows-1250', [0x57, 0x61, 0xb3, 0xea, 0x73, 0x61]],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  ['a broken UTF-16', [0xff, 0xfe, 0x00]],
])('rejects %s instead of guessing', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeUndefined()
})

test('decodes an empty file as an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})
