import { expect, test } from 'vitest'
import { DIALECT_CHOICES, dialectLabel } from '#client/admin/feeds/dialects.ts'
import { DIALECT_NAMES } from '#server/features/feeds/dialects/detect.ts'

test('every dialect that the server reads can be chosen, and no other', () => {
  expect(DIALECT_CHOICES.map(({ value }) => value).sort()).toEqual(DIALECT_NAMES.toSorted())
})

test('a feed that was never read has no dialect yet', () => {
  expect(dialectLabel(null)).toBe('Not read yet')
  expect(dialectLabel('awin-csv')).toBe('Awin CSV')
})
