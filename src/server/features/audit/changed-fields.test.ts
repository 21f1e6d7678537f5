import { expect, test } from 'vitest'
import { changedFields } from '#server/features/audit/changed-fields.ts'

test('keeps only differing fields, with null for missing values', () => {
  const before = { name: 'Cup', priceMinor: 100, brand: undefined, category: null }
  const after = { name: 'Cup', priceMinor: 120, brand: 'Fjordkin', category: undefined }
  expect(changedFields(before, after)).toEqual({
    before: { priceMinor: 100, brand: null },
    after: { priceMinor: 120, brand: 'Fjordkin' },
  })
})

test('shortens a long text', () => {
  const { after } = changedFields({ description: '' }, { description: 'x'.repeat(5_000) })
  expect(String(after.description)).toHaveLength(501)
})
