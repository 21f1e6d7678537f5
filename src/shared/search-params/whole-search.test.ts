import { expect, test } from 'vitest'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'

test.each([
  [{ search: 'cup' }],
  [{ search: 'cup', page: 1, pageSize: 6, sort: 'featured' }],
  [{ search: 'cup', filters: 'open', category: undefined }],
])('searches the whole shop for %j', (list) => {
  expect(wholeSearchOf(list)).toBe('cup')
})

test.each([
  [{}],
  [{ search: 'cup', page: 2 }],
  [{ search: 'cup', category: 'Toys' }],
  [{ search: 'cup', stock: 'in' }],
  [{ search: 'cup', deal: 'price-drop' }],
])('does not search the whole shop for %j', (list) => {
  expect(wholeSearchOf(list)).toBeUndefined()
})
