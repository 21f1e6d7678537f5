import { expect, test } from 'vitest'
import { PAGE_COLUMNS } from '#server/db/product-columns.ts'
import { partners } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { toCardProduct, toProduct } from '#server/features/products/product.ts'
import {
  cardRows,
  exportedRows,
  productRow,
  productRowByLink,
  productRows,
} from '#server/features/products/search/product-rows.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const { db } = createTestApp({ seeded: false })
const at = new Date('2026-01-15T06:00:00.123Z')
db.insert(partners)
  .values({
    name: 'Fjordkin',
    description: 'Wool',
    category: 'Toys',
    website: 'https://shop.example',
    commission: '7%',
    position: 1,
  })
  .run()
db.insert(feeds)
  .values({ name: 'fjordkin', location: '/feed', settings: { subIdParameter: 'epi', language: 'sv' } })
  .run()
const rich = makeProduct(db, {
  advertiserName: 'Fjordkin',
  affiliateLink: 'https://shop.example/a',
  commission: null,
  isEditorsPick: true,
  priceReadAt: at,
  source: 'fjordkin',
})
const own = makeProduct(db, { advertiserName: 'Fjordkin', commission: '9%', inStock: false })
const delisted = makeProduct(db, { affiliateLink: 'https://shop.example/gone', delistedAt: at })

test('returns a row as stored, with the details of partner and feed', () => {
  expect(productRow(db, rich.id)).toMatchObject({
    commission: '7%',
    subIdParameter: 'epi',
    language: 'sv',
    isEditorsPick: 1,
    inStock: 1,
    priceReadAt: at.getTime(),
    createdAt: rich.createdAt.getTime(),
  })
  expect(productRow(db, own.id)).toMatchObject({
    commission: '9%',
    subIdParameter: null,
    language: null,
    inStock: 0,
  })
  expect(productRow(db, delisted.id)).toBeUndefined()
})

test('finds listed products by their link', () => {
  expect(productRowByLink(db, 'https://shop.example/a')?.id).toBe(rich.id)
  expect(productRowByLink(db, 'https://shop.example/gone')).toBeUndefined()
})

test('returns rows in the order of the requested ids', () => {
  const ids = [own.id, 99_999, delisted.id, rich.id]
  expect(productRows(db, ids).map(({ id }) => id)).toEqual([own.id, delisted.id, rich.id])
  expect(productRows(db, [])).toEqual([])
  expect(cardRows(db, ids).map(({ id }) => id)).toEqual([own.id, delisted.id, rich.id])
  expect(cardRows(db, [])).toEqual([])
})

test('omits details of the product page from a card', () => {
  const [row] = productRows(db, [rich.id]).map(toProduct)
  const [card] = cardRows(db, [rich.id]).map(toCardProduct)
  expect(row).toMatchObject({ ...card, description: row?.description })
  for (const name of [...PAGE_COLUMNS, 'priceReadAt', 'commission']) {
    expect(row).toHaveProperty(name)
    expect(card).not.toHaveProperty(name)
  }
})

test('exports listed and delisted products with the product’s own commission', () => {
  const rows = exportedRows(db, rich.id - 1, 3)
  expect(rows.map(({ id, isListed, ownCommission }) => [id, isListed, ownCommission])).toEqual([
    [rich.id, 1, null],
    [own.id, 1, '9%'],
    [delisted.id, 0, delisted.commission],
  ])
  expect(exportedRows(db, rich.id, 1)).toHaveLength(1)
})
