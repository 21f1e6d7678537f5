import { expect, test } from 'vitest'
import { decryptCredentials, encryptCredentials } from '#server/features/feeds/sources/credentials.ts'

const credentials = { user: 'publisher', password: 'hemligt ✓' }

test('decrypts credentials with the same secret only, and never encrypts alike twice', () => {
  const stored = encryptCredentials(credentials, 'secret')
  expect(stored).not.toContain('publisher')
  expect(encryptCredentials(credentials, 'secret')).not.toBe(stored)
  expect(decryptCredentials(stored, 'secret')).toEqual(credentials)
  expect(decryptCredentials(stored, 'other')).toBeUndefined()
})

test('returns nothing for tampered credentials', () => {
  const stored = encryptCredentials(credentials, 'secret')
  for (const broken of ['', 'x', `${stored.slice(0, -2)}AA`]) {
    expect(decryptCredentials(broken, 'secret')).toBeUndefined()
  }
})
