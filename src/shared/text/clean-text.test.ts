import { expect, test } from 'vitest'
import { cleanText } from '#shared/text/clean-text.ts'

test('control characters and broken surrogates go, line breaks and markup stay as text', () => {
  expect(cleanText(' a\u0000b\u001b[31m\r\nc\ud800 ')).toBe('ab[31m\nc\ufffd')
  expect(cleanText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
})
