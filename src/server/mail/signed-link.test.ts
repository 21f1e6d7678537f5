import { expect, test } from 'vitest'
import { isSigned, readLink, signLink } from '#server/mail/signed-link.ts'

const token = signLink('key-a', 'manage', 17, 1_700_000_000_000)

function check(text: string, key = 'key-a', purpose: 'confirm' | 'manage' = 'manage') {
  const claims = readLink(text)
  return claims !== undefined && isSigned(key, purpose, claims)
}

test('encodes its subscriber and its time', () => {
  expect(readLink(token)).toMatchObject({ readerId: 17, issuedAt: 1_700_000_000_000 })
  expect(check(token)).toBe(true)
})

test('accepts a link for one subscriber, purpose, and key only', () => {
  expect(check(token.replace('17.', '18.'))).toBe(false)
  expect(check(token, 'key-a', 'confirm')).toBe(false)
  expect(check(token, 'key-b')).toBe(false)
  expect(check(signLink('', 'manage', 17, 1), '')).toBe(false)
})

test.each(['', 'x', '17', '17.abc', '17.abc.short', `${token}x`, `-1${token.slice(2)}`, 'a'.repeat(10_000)])(
  'rejects the invalid link %s',
  (text) => expect(check(text)).toBe(false),
)
