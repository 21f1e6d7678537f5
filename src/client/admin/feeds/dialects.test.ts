import { expect, test } from 'vitest'
import { DIALECT_CHOICES, dialectLabel } from '#client/admin/feeds/dialects.ts'
import { DIALECT_NAMES } from '#server/features/feeds/dialects/detect.ts'

test('offers exactly the dialects that the server reads', () => {
  expect(DIALECT_CHOICES.map(([value]) => value).sort()).toEqual(DIALECT_NAMES.toSorted())
})

test('shows no dialect for a feed that was never read', () => {
  expect(dialectLabel(null)).toBe('Not read yet')
  expect(dialectLabel('awin-csv')).toBe('Awin CSV')
})
