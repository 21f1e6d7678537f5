import { expect, test } from 'vitest'
import { cleanText } from '#shared/text/clean-text.ts'

test('removes control characters and broken surrogates, keeps line breaks and markup', () => {
  expect(cleanText(' a\u0000b\u001b[31m\r\nc\ud800 ')).toBe('ab[31m\nc\ufffd')
  expect(cleanText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
})
