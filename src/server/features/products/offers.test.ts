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
  test('are found by GTIN in all its lengths', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Mellow Mill', { gtin: '036000291452' })
    make('Tumblewood', { gtin: '00036000291452' })
    make('Hushhollow', { gtin: '4006381333931' })
    make('Snugfox', { gtin: null })
    expect(await retailersOf(own.id)).toEqual(['Mellow Mill', 'Tumblewood'])
  })

  test('are sorted by price in the product’s currency, with others and sold-out ones last', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Sold out', { priceMinor: 100, inStock: false })
    make('Unknown price', { priceMinor: null })
    make('In euros', { priceMinor: 900, currency: 'EUR' })
    make('Dear', { priceMinor: 12_000 })
    make('Cheap', { priceMinor: 9_000 })
    expect(await retailersOf(own.id)).toEqual(['Cheap', 'Dear', 'Unknown price', 'In euros', 'Sold out'])
  })

  test('are one offer per retailer, without the product’s own and delisted ones', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    make('Fjordkin', { priceMinor: 1 })
    make('Tumblewood', { priceMinor: 9_000 })
    make('Tumblewood', { priceMinor: 8_000 })
    make('Hushhollow', { delistedAt: new Date() })
    expect(await retailersOf(own.id)).toEqual(['Tumblewood'])
  })

  test.each(['2000000000008', '0212345678903', '0412345678901', '20000004', '212345678903'])(
    'are empty for %s, an internal number of a company',
    async (gtin) => {
      const { make, retailersOf } = createRivals()
      make('Tumblewood', { gtin })
      expect(await retailersOf(make('Fjordkin', { gtin }).id)).toEqual([])
    },
  )

  test('are empty if more than thirty offers share a number', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin')
    for (let index = 0; index < 29; index++) make(`Retailer ${index}`)
    expect(await retailersOf(own.id)).toHaveLength(10)
    make('One too many')
    expect(await retailersOf(own.id)).toEqual([])
  })

  test('exclude items that differ in brand, content, or name', async () => {
    const { make, retailersOf } = createRivals()
    const own = make('Fjordkin', { name: 'Eco nappies size 4, 52 st', brand: 'Puddly' })
    make('Same', { name: 'Puddly Eco blöjor stl 4 52-pack', brand: 'puddly' })
    make('Unknown brand', { name: 'Eco nappies 4', brand: null })
    make('Longer brand', { name: 'Eco nappies 4, 52 st', brand: 'Puddly Nordic' })
    make('Other brand', { name: 'Eco nappies size 4, 52 st', brand: 'Drybear' })
    make('Other count', { name: 'Eco nappies size 4, 104 st', brand: 'Puddly' })
    make('Other thing', { name: 'Eco wipes', brand: 'Puddly' })
    make('Other name', { name: 'Gift card', brand: 'Puddly' })
    expect(await retailersOf(own.id)).toEqual(['Same', 'Unknown brand', 'Longer brand'])
  })

  test('include unit prices, in the shop and over REST', async () => {
    const { app, caller, make } = createRivals()
    const own = make('Fjordkin', { name: 'Nappies size 4, 50 st', priceMinor: 9_500 })
    const dear = make('Tumblewood', { name: 'Nappies size 4, 50-pack', priceMinor: 10_025 })
    expect((await caller.products.byId({ id: own.id })).unitPrice).toEqual({ minor: 190, per: 'piece' })
    const [offer] = await caller.products.offers({ id: own.id })
    expect(offer).toMatchObject({ id: dear.id, unitPrice: { minor: 201, per: 'piece' } })
    const wire = await (await app.request(`/api/products/${own.id}`)).json()
    expect(wire).toMatchObject({ unit_price: 1.9, unit_price_per: 'piece' })
    expect(wire.offers[0]).toMatchObject({ unit_price: 2.01, unit_price_per: 'piece' })
  })

  test('are empty without a number and for an unknown product', async () => {
    const { make, retailersOf } = createRivals()
    make('Tumblewood')
    expect(await retailersOf(make('Fjordkin', { gtin: null }).id)).toEqual([])
    expect(await retailersOf(99_999)).toEqual([])
  })

  test('are part of a product over REST, with the time of each price', async () => {
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

describe('a card', () => {
  test('says how many retailers have the item in stock, and the lowest price', async () => {
    const { make, caller } = createRivals()
    const own = make('Fjordkin', { name: 'Crib', priceMinor: 25_000 })
    make('Mellow Mill', { name: 'Crib', gtin: '036000291452', priceMinor: 24_100 })
    make('Tumblewood', { name: 'Crib', priceMinor: 26_000 })
    make('Tumblewood', { name: 'Crib', priceMinor: 27_000 })
    make('Sold out', { name: 'Crib', priceMinor: 100, inStock: false })
    make('In euros', { name: 'Crib', priceMinor: 900, currency: 'EUR' })
    make('Delisted', { name: 'Crib', delistedAt: new Date() })
    const alone = make('Hushhollow', { name: 'Crib', gtin: '4006381333931' })
    const { products } = await caller.products.cards({ pageSize: 20 })
    const offersOf = (id: number) => products.find((card) => card.id === id)?.offers
    expect(offersOf(own.id)).toEqual({ shops: 3, fromMinor: 24_100, currency: 'SEK' })
    expect(offersOf(alone.id)).toBeUndefined()
  })
})
