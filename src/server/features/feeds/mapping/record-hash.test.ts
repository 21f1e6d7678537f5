import { expect, test } from 'vitest'
import { recordHasher } from '#server/features/feeds/mapping/record-hash.ts'

const settings = { source: 'a', now: new Date('2026-01-15T12:00:00Z') }
const record = { line: 1, externalId: '1', name: 'Rattle', brand: 'x' }

test('hashes a record alike in any position, and differently after any change', () => {
  const hashed = recordHasher(settings)(record)
  expect(recordHasher({ ...settings, now: new Date() })({ ...record, line: 9 })).toBe(hashed)
  expect(recordHasher(settings)({ ...record, brand: undefined, gtin: 'x' })).not.toBe(hashed)
  expect(recordHasher({ ...settings, currency: 'EUR' })(record)).not.toBe(hashed)
})

test('changes the hash when a sale begins or ends', () => {
  const sale = { ...record, salePeriod: '2026-01-10T00:00Z/2026-01-20T00:00Z' }
  const during = recordHasher(settings)(sale)
  expect(recordHasher({ ...settings, now: new Date('2026-01-16T12:00:00Z') })(sale)).toBe(during)
  expect(recordHasher({ ...settings, now: new Date('2026-01-21T12:00:00Z') })(sale)).not.toBe(during)
})
