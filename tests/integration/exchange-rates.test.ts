import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogFacets, products } from '#server/db/schema/catalog.ts'
import { applyRates } from '#server/features/products/conversions/service.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const TODAY = utcDay(new Date())
const RATES = `EUR/SEK 10 ${TODAY}, JPY/SEK 0.07 ${TODAY}, KWD/SEK 30 ${TODAY}`

async function shopOfCups() {
  const shop = await adminShop({ seeded: false, env: { LANGUAGES: 'en,sv' } })
  const make = (name: string, priceMinor: number | null, currency = 'SEK', more: object = {}) =>
    makeProduct(shop.db, { name, currency, priceMinor, category: 'Feeding', ...more })
  make('300 kronor', 30_000)
  make('20 euros', 2_000, 'EUR')
  make('1000 yen', 1_000, 'JPY')
  make('4.125 dinars', 4_125, 'KWD')
  make('1 dollar', 100, 'USD')
  make('unknown', null, 'EUR')
  return { ...shop, make }
}

const names = async ({ caller }: Shop, input: object) =>
  (await caller.products.list({ sort: 'price-low-high', pageSize: 20, ...input })).products.map(
    ({ name }) => name,
  )

/** The stored counts, which triggers maintain, are those of the products. */
function expectTrueCounts({ db }: Shop) {
  const { priceGroup, priceBand, listed } = catalogFacets
  const stored = db
    .select({ priceGroup, priceBand, listed })
    .from(catalogFacets)
    .where(sql`listed <> 0`)
    .all()
  const counted = db
    .select({ priceGroup: products.priceGroup, priceBand: products.priceBand, listed: sql<number>`count(*)` })
    .from(products)
    .groupBy(products.priceGroup, products.priceBand)
    .all()
  const inOrder = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(inOrder(stored)).toEqual(inOrder(counted))
}

test('without rates, prices in other currencies pass no filter and follow', async () => {
  const shop = await shopOfCups()
  expect(await names(shop, {})).toEqual([
    '300 kronor',
    '20 euros',
    '1000 yen',
    '4.125 dinars',
    '1 dollar',
    'unknown',
  ])
  expect(await names(shop, { from: 1 })).toEqual(['300 kronor'])
  expect(await (await shop.app.request('/products?filters=open')).text()).toContain(
    'Prices in other currencies can’t be filtered.',
  )
  expect(await shop.admin.settings.currencies()).toEqual(['EUR', 'JPY', 'KWD', 'USD'])
})

test('with rates, filters, ranges, and sorting hold for all currencies that have one', async () => {
  const shop = await shopOfCups()
  await shop.admin.settings.update({ EXCHANGE_RATES: RATES })
  const inOrder = ['1000 yen', '4.125 dinars', '20 euros', '300 kronor']
  for (const more of [{}, { category: 'Feeding' }, { stock: 'in' }, { retailer: 'Test Shop' }])
    expect(await names(shop, more)).toEqual([...inOrder, '1 dollar', 'unknown'])
  expect(await names(shop, { sort: 'price-high-low' })).toEqual([
    ...inOrder.toReversed(),
    '1 dollar',
    'unknown',
  ])
  expect(await names(shop, { from: 100, to: 200 })).toEqual(['4.125 dinars', '20 euros'])
  expect(await names(shop, { price: '200-500' })).toEqual(['20 euros', '300 kronor'])
  const { prices, hasOtherCurrencies } = await shop.caller.products.facets({})
  expect(prices).toEqual([
    { value: 'under-200', count: 2 },
    { value: '200-500', count: 2 },
  ])
  expect(hasOtherCurrencies).toBe(true)
  expect(await shop.admin.settings.currencies()).toEqual(['USD'])
  expectTrueCounts(shop)
})

test('new products, new prices, and changed currencies follow the rates', async () => {
  const shop = await shopOfCups()
  await shop.admin.settings.update({ EXCHANGE_RATES: RATES })
  const { id } = shop.make('late euros', 1_000, 'EUR')
  expect(await names(shop, { from: 100, to: 100 })).toEqual(['late euros'])
  const write = (values: object) => shop.db.update(products).set(values).where(eq(products.id, id)).run()
  write({ priceMinor: 1_100 })
  expect(await names(shop, { from: 110, to: 110 })).toEqual(['late euros'])
  write({ currency: 'USD' })
  expect(await names(shop, { from: 110, to: 110 })).toEqual([])
  write({ currency: 'KWD', priceMinor: 4_000 })
  expect(await names(shop, { from: 120, to: 120 })).toEqual(['late euros'])
  expectTrueCounts(shop)
})

test('new rates replace old ones, and removed ones and another currency leave no trace', async () => {
  const shop = await shopOfCups()
  const before = await names(shop, {})
  await shop.admin.settings.update({ EXCHANGE_RATES: `EUR/SEK 100 ${TODAY}` })
  expect(await names(shop, { from: 2_000, to: 2_000 })).toEqual(['20 euros'])
  await shop.admin.settings.update({ EXCHANGE_RATES: RATES })
  expect(await names(shop, { from: 200, to: 200 })).toEqual(['20 euros'])
  await shop.admin.settings.update({ CURRENCY: 'EUR' })
  expect(await names(shop, { from: 20, to: 20 })).toEqual(['20 euros'])
  expect(await shop.admin.settings.currencies()).toEqual(['JPY', 'KWD', 'SEK', 'USD'])
  await shop.admin.settings.update({ CURRENCY: '', EXCHANGE_RATES: '' })
  expect(await names(shop, {})).toEqual(before)
  expect(await applyRates(shop.deps)).toBe(0)
  expectTrueCounts(shop)
})

test('a price stays as its retailer has it, with what it is about and the day of the rate', async () => {
  const shop = await shopOfCups()
  await shop.admin.settings.update({ EXCHANGE_RATES: `EUR/SEK 11.0215 2026-11-27` })
  const page = await (await shop.app.request('/products')).text()
  expect(page).toContain('title="Converted at the exchange rate of 27 November 2026.">about 220 SEK</abbr>')
  expect(page).toMatch(/>20(<!-- -->)? <span class="[^"]*">EUR</)
  const swedish = await (await shop.app.request('/sv/products')).text()
  expect(swedish).toContain('Omräknat med växelkursen den 27 november 2026.">cirka 220\u00a0kr</abbr>')
  const [first] = (await shop.caller.products.list({ from: 200, to: 250 })).products
  expect(first).toMatchObject({ priceMinor: 2_000, currency: 'EUR' })
})

test('integrators get the delivery cost of each offer', async () => {
  const shop = await adminShop({ seeded: false })
  const make = (advertiserName: string, deliveryMinor: number | null) =>
    makeProduct(shop.db, { name: 'Bib', gtin: '7310100000006', advertiserName, deliveryMinor })
  const { id } = make('North', 4_900)
  make('South', 0)
  make('East', null)
  const { delivery_price, offers } = await (await shop.app.request(`/api/products/${id}`)).json()
  const costs = offers.map((offer: { delivery_price: unknown }) => offer.delivery_price)
  expect(delivery_price).toBe(49)
  expect(costs.toSorted()).toEqual([0, null])
})

test('the lowest of several shops is found across currencies, and named in its own', async () => {
  const shop = await adminShop({ seeded: false })
  const make = (advertiserName: string, priceMinor: number, currency: string) =>
    makeProduct(shop.db, { name: 'Bib', gtin: '7310100000006', advertiserName, priceMinor, currency })
  const { id } = make('North', 30_000, 'SEK')
  make('South', 2_000, 'EUR')
  make('East', 25_000, 'SEK')
  const cardOffers = async () => {
    const { products: cards } = await shop.caller.products.cards({ sort: 'price-low-high', pageSize: 10 })
    return cards.find((card) => card.id === id)?.offers
  }
  const retailers = async () =>
    (await shop.caller.products.offers({ id })).map(({ advertiserName }) => advertiserName)
  expect(await cardOffers()).toMatchObject({ shops: 2, fromMinor: 25_000, currency: 'SEK' })
  expect(await retailers()).toEqual(['East', 'South'])
  await shop.admin.settings.update({ EXCHANGE_RATES: `EUR/SEK 10 ${TODAY}` })
  expect(await cardOffers()).toMatchObject({ shops: 3, fromMinor: 2_000, currency: 'EUR' })
  expect(await retailers()).toEqual(['South', 'East'])
})

test.each([
  ['EUR', 'This must be rates such as EUR/SEK 11.02 2026-11-27'],
  ['EUR/SEK 0 2026-11-27', 'above 0 for EUR'],
  [`EUR/SEK 11 ${utcDay(new Date(Date.now() + 3 * DAY_MS))}`, 'in the future for EUR'],
])('refuses %s at its field', async (EXCHANGE_RATES, message) => {
  const shop = await adminShop()
  await expect(shop.admin.settings.update({ EXCHANGE_RATES })).rejects.toThrow(message)
})
