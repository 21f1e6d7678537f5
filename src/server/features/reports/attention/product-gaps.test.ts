import { expect, test } from 'vitest'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { productGaps } from '#server/features/reports/attention/product-gaps.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('counts missing details of listed products once per version of the catalog', async () => {
  const db = newDatabase()
  makeProduct(db, { description: 'Eco-friendly wool', priceMinor: null, imageUrl: null, category: 'Toys' })
  makeProduct(db, { description: '', inStock: false, category: null, imageUrl: 'https://shop.example/a.jpg' })
  makeProduct(db, { name: 'Sustainable', priceMinor: null, delistedAt: new Date() })
  const gaps = {
    'products-with-claims': 1,
    'products-without-price': 1,
    'products-without-picture': 1,
    'products-without-text': 1,
    'products-without-category': 1,
    'products-out-of-stock': 1,
  }
  const counting = productGaps(db)
  expect(await counting).toEqual(gaps)
  expect(productGaps(db)).toBe(counting)
  makeProduct(db, { priceMinor: null })
  raiseCatalogVersion(db)
  expect(await productGaps(db)).toMatchObject({ 'products-without-price': 2 })
})
