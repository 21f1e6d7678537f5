import { expect, test } from 'vitest'
import { expiryText, lastUseText, scopesText } from '#client/admin/api-keys/key-texts.ts'

const later = new Date('2026-11-23T12:00:00Z')

test('a key says when it ends, and why so soon where it was rotated', () => {
  expect(expiryText({ expiresAt: null, isExpired: false, replacedBy: null })).toBe('Never')
  expect(expiryText({ expiresAt: later, isExpired: false, replacedBy: null })).toBe('23 November 2026')
  expect(expiryText({ expiresAt: later, isExpired: false, replacedBy: 'b' })).toBe(
    'Rotated: works until 23 Nov 2026, 12:00 UTC',
  )
  expect(expiryText({ expiresAt: new Date(0), isExpired: true, replacedBy: 'b' })).toBe(
    'Expired 1 January 1970',
  )
})

test('a use is told with its network where that is known', () => {
  expect(lastUseText({ lastRequest: null, lastUsedFrom: null })).toBe('Never')
  expect(lastUseText({ lastRequest: later, lastUsedFrom: null })).toBe('23 November 2026')
  expect(lastUseText({ lastRequest: later, lastUsedFrom: '203.0.113.0/24' })).toBe(
    '23 November 2026, from 203.0.113.0/24',
  )
})

test('a key for nearly everything names nothing else', () => {
  expect(scopesText(['read', 'favorites', 'catalog', 'admin'])).toBe('Almost everything')
  expect(scopesText(['read', 'catalog'])).toBe('Read, Catalog')
})
