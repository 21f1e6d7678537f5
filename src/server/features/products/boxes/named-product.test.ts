import { expect, test } from 'vitest'
import { namedProducts } from '#server/features/products/boxes/named-product.ts'
import { priceMark } from '#shared/inputs/product-blocks.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const GTIN = '7350000000012'

test('takes the cheapest offer in stock and in the product’s currency, its own first', () => {
  const db = newDatabase()
  const make = (advertiserName: string, more = {}) =>
    makeProduct(db, { name: 'Pram', gtin: GTIN, priceMinor: 10_000, advertiserName, ...more })
  const own = make('Fjordkin')
  make('Same price')
  make('Sold out', { priceMinor: 100, inStock: false })
  make('Abroad', { priceMinor: 100, currency: 'EUR' })
  make('Without a price', { priceMinor: null })
  const offer = () => namedProducts(db, [priceMark(own.id)]).get(own.id)
  expect(offer()).toMatchObject({ offer: { advertiserName: 'Fjordkin' }, retailers: 2 })
  make('Tumblewood', { priceMinor: 9_000 })
  expect(offer()).toMatchObject({ offer: { advertiserName: 'Tumblewood' }, retailers: 3 })
})

test('takes a sold-out product itself if nobody has it, and leaves out unknown ones', () => {
  const db = newDatabase()
  const { id } = makeProduct(db, { inStock: false, delistedAt: new Date() })
  const named = namedProducts(db, [priceMark(id), priceMark(999)])
  expect([...named.keys()]).toEqual([id])
  expect(named.get(id)).toMatchObject({ isListed: false, retailers: 0, offer: { id } })
})
