import { expect, test } from 'vitest'
import { expiryText, lastUseText, scopesText } from '#client/admin/api-keys/key-texts.ts'

const later = new Date('2026-11-23T12:00:00Z')

test('says when a key ends, and that a rotated key ends soon', () => {
  expect(expiryText({ expiresAt: null, isExpired: false, replacedBy: null })).toBe('Never')
  expect(expiryText({ expiresAt: later, isExpired: false, replacedBy: null })).toBe('23 November 2026')
  expect(expiryText({ expiresAt: later, isExpired: false, replacedBy: 'b' })).toBe(
    'Rotated: works until 23 Nov 2026, 12:00 UTC',
  )
  expect(expiryText({ expiresAt: new Date(0), isExpired: true, replacedBy: 'b' })).toBe(
    'Expired 1 January 1970',
  )
})

test('shows the network of the last use if it was recorded', () => {
  expect(lastUseText({ lastRequest: null, lastUsedFrom: null })).toBe('Never')
  expect(lastUseText({ lastRequest: later, lastUsedFrom: null })).toBe('23 November 2026')
  expect(lastUseText({ lastRequest: later, lastUsedFrom: '203.0.113.0/24' })).toBe(
    '23 November 2026, from 203.0.113.0/24',
  )
})

test('shows a key with nearly all scopes as "Almost everything"', () => {
  expect(scopesText(['read', 'favorites', 'catalog', 'admin'])).toBe('Almost everything')
  expect(scopesText(['read', 'catalog'])).toBe('Read, Catalog')
})
