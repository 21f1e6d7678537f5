import { expect, test } from 'vitest'
import { catalogueFilter, catalogueOrder } from '#server/features/catalogue/listing/catalogue-query.ts'
import { CATALOGUE_SORTS } from '#shared/catalogue-search.ts'

test('values stand in the order of their conditions', () => {
  const filters = { state: 'gone', category: 'Toys', source: 'fjordkin' } as const
  expect(catalogueFilter(filters, { terms: ['cup'] })).toEqual({
    where: 'p.gone_at is not null and p.category = +? and p.source = +? and instr(p.search_text, ?) > 0',
    values: ['Toys', 'fjordkin', 'cup'],
  })
})

test('no filter at all is still a condition', () => {
  expect(catalogueFilter({ state: 'all', category: undefined, source: undefined })).toEqual({
    where: '1',
    values: [],
  })
})

test.each(CATALOGUE_SORTS)('the order %s ends in the id', (sort) => {
  expect(catalogueOrder(sort)).toMatch(/p\.id( desc)?$/)
})
