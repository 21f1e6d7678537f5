import { expect, test } from 'vitest'
import { catalogueFilter, catalogueOrder } from '#server/features/catalogue/listing/catalogue-query.ts'
import { CATALOGUE_SORTS } from '#shared/catalogue-search.ts'

test('values stand in the order of their conditions', () => {
  const filters = {
    state: 'gone',
    category: 'Toys',
    source: 'fjordkin',
    retailer: 'Åsas',
    pick: 'any',
    missing: 'picture',
    stock: 'out',
  } as const
  expect(catalogueFilter(filters, { terms: ['cup'] })).toEqual({
    where: [
      'p.gone_at is not null',
      'p.category = +?',
      'p.source = +?',
      'p.advertiser_name = +?',
      '(p.is_editors_pick or p.is_best_seller)',
      '(p.image_url is null)',
      'not p.in_stock',
      'instr(p.search_text, ?) > 0',
    ].join(' and '),
    values: ['Toys', 'fjordkin', 'Åsas', 'cup'],
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
