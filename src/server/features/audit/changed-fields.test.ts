import { expect, test } from 'vitest'
import { changedFields } from '#server/features/audit/changed-fields.ts'

test('only what differs is kept, and a missing value is null', () => {
  const before = { name: 'Cup', priceMinor: 100, brand: undefined, category: null }
  const after = { name: 'Cup', priceMinor: 120, brand: 'Fjordkin', category: undefined }
  expect(changedFields(before, after)).toEqual({
    before: { priceMinor: 100, brand: null },
    after: { priceMinor: 120, brand: 'Fjordkin' },
  })
})

test('a long text is cut', () => {
  const { after } = changedFields({ description: '' }, { description: 'x'.repeat(5_000) })
  expect(String(after.description)).toHaveLength(501)
})
