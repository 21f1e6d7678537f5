import { sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { catalogFilter, catalogOrder } from '#server/features/catalog/listing/catalog-query.ts'
import { CATALOG_SORTS } from '#shared/search-params/products.ts'

const dialect = new SQLiteSyncDialect()

test('turns every filter into a condition with bound values', () => {
  const filters = {
    state: 'gone',
    category: 'Toys',
    source: 'fjordkin',
    retailer: 'Åsas',
    pick: 'any',
    missing: 'picture',
    stock: 'out',
    claims: 'found',
  } as const
  const query = dialect.sqlToQuery(catalogFilter(filters, { terms: [[['cup']]] }) ?? sql``)
  expect(query.sql.replaceAll('"products".', '').replaceAll('"', '')).toBe(
    [
      '(gone_at is not null',
      'category = +?',
      'source = +?',
      'advertiser_name = +?',
      '(is_editors_pick or is_best_seller)',
      '(image_url is null)',
      'not in_stock',
      '(claims is not null)',
      'instr(search_text, ?) > 0)',
    ].join(' and '),
  )
  expect(query.params).toEqual(['Toys', 'fjordkin', 'Åsas', 'cup'])
})

test('adds no condition without a filter', () => {
  expect(catalogFilter({ state: 'all', category: undefined, source: undefined })).toBeUndefined()
})

test.each(CATALOG_SORTS)('ends the order %s with the id', (sort) => {
  const last = catalogOrder(sort, 'SEK').at(-1)
  expect(last && dialect.sqlToQuery(last).sql).toMatch(/"id" (asc|desc)$/)
})
