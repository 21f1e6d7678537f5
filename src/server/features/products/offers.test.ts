import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const GTIN = '0036000291452'

function createRivals() {
  const { caller, db, app } = createTestApp({ seeded: false })
  const make = (advertiserName: string, more = {}) =>
    makeProduct(db, { advertiserName, gtin: GTIN, priceMinor: 10_000, ...more })
  const retailersOf = async (id: number) =>
    (await caller.products.offers({ id })).map(({ advertiserName }) => advertiserName)
  return { caller, db, app, make, retailersOf }
}

describe('the same item at other retailers', () => {
  test('is found by its number, in all the lengths that it is written in', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Mellow Mill', { gtin: '036000291452' })
    make('Tumblewood', { gtin: '00036000291452' })
    make('Hushhollow', { gtin: '4006381333931' })
    make('Snugfox', { gtin: null })
    expect(await retailersOf(own.id)).toEqual(['Mellow Mill', 'Tumblewood'])
  })

  test('cheapest first in its own currency; other currencies, unknown prices and what is sold out follow', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Sold out', { priceMinor: 100, inStock: false })
    make('Unknown price', { priceMinor: null })
    make('In euros', { priceMinor: 900, currency: 'EUR' })
    make('Dear', { priceMinor: 12_000 })
    make('Cheap', { priceMinor: 9_000 })
    expect(await retailersOf(own.id)).toEqual(['Cheap', 'Dear', 'Unknown price', 'In euros', 'Sold out'])
  })

  test('is one offer a retailer, never its own retailer, and nothing that has gone', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Fjordkin', { priceMinor: 1 })
    make('Tumblewood', { priceMinor: 9_000 })
    make('Tumblewood', { priceMinor: 8_000 })
    make('Hushhollow', { delistedAt: new Date() })
    expect(await retailersOf(own.id)).toEqual(['Tumblewood'])
  })

  test('is nothing for a product without a number, and for one that there is not', async () => {
    const { make, retailersOf } = createRivals()
    make('Tumblewood')
    expect(await retailersOf(make('Fjordkin', { gtin: null }).id)).toEqual([])
    expect(await retailersOf(99_999)).toEqual([])
  })

  test('is part of a product over REST, with the time that its price was read', async () => {
    const { app, make } = createRivals()
    const own = make('Fjordkin')
    const readAt = new Date('2026-01-15T06:00:00Z')
    const other = make('Tumblewood', { priceMinor: 8_950, priceReadAt: readAt })
    const answer = await (await app.request(`/api/products/${own.id}`)).json()
    expect(answer).toMatchObject({
      id: own.id,
      offers: [
        {
          id: other.id,
          advertiser_name: 'Tumblewood',
          price: 89.5,
          currency: 'SEK',
          in_stock: true,
          price_read_at: '2026-01-15T06:00:00.000Z',
        },
      ],
    })
  })
})
