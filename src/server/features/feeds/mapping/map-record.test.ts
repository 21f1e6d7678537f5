import { describe, expect, test } from 'vitest'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { type FeedSettings, mapRecord } from '#server/features/feeds/mapping/map-record.ts'

const settings: FeedSettings = { source: 'wobblewick', now: new Date('2026-01-15T12:00:00Z') }
const complete: FeedRecord = {
  line: 7,
  externalId: ' 0042a ',
  name: 'Rattle',
  link: 'https://shop.example/p/42?x=1',
}

function map(record: Partial<FeedRecord>, more: Partial<FeedSettings> = {}) {
  const mapped = mapRecord({ ...complete, ...record }, { ...settings, ...more })
  if (!mapped.ok) throw new Error(mapped.rejection.reason)
  return mapped.product
}

function rejection(record: Partial<FeedRecord>) {
  const mapped = mapRecord({ ...complete, ...record }, settings)
  return mapped.ok ? undefined : mapped.rejection
}

describe('a record', () => {
  test('becomes a product with an id, a name, and a link', () => {
    expect(map({})).toEqual({
      source: 'wobblewick',
      externalId: '0042a',
      name: 'Rattle',
      description: '',
      affiliateLink: 'https://shop.example/p/42?x=1',
      imageUrl: null,
      priceMinor: null,
      listPriceMinor: null,
      currency: 'SEK',
      advertiserName: 'wobblewick',
      advertiserId: null,
      advertiserLogoUrl: null,
      category: 'Toys',
      inStock: true,
      brand: null,
      gtin: null,
    })
  })

  test.each([
    [{ externalId: '  ' }, 'externalId', 'The ID is missing'],
    [{ externalId: 'x'.repeat(256) }, 'externalId', 'The ID is longer than 255 characters'],
    [{ name: '<p></p>' }, 'name', 'The name is missing'],
    [{ link: undefined }, 'link', 'The link is missing'],
    [{ link: 'javascript:alert(1)' }, 'link', 'The link isn’t a full http or https URL'],
    [{ price: '-1' }, 'price', 'The price "-1" isn’t an amount'],
    [{ price: '1000001' }, 'price', 'The price "1000001" is over 1,000,000'],
    [{ price: '10 QQQ' }, 'currency', 'Unknown currency in "10 QQQ"'],
    [{ price: '10', currency: 'QQQ' }, 'currency', 'The currency is unknown'],
  ])('%j is rejected for its %s', (record, field, reason) => {
    expect(rejection(record)).toMatchObject({ line: 7, field, reason })
  })

  test('with a bad picture is accepted without it', () => {
    expect(map({ imageUrl: 'data:image/png;base64,xx' }).imageUrl).toBeNull()
  })

  test('takes its currency from the price, the column, or the settings, in that order', () => {
    expect(map({ price: '10 EUR', currency: 'NOK' }, { currency: 'DKK' }).currency).toBe('EUR')
    expect(map({ price: '10', currency: 'NOK' }, { currency: 'DKK' }).currency).toBe('NOK')
    expect(map({ price: '10 kr' }, { currency: 'DKK' }).currency).toBe('DKK')
    expect(map({ price: '10' }).currency).toBe('SEK')
  })

  test('costs its sale price while the sale runs', () => {
    const sale = { price: '200 SEK', salePrice: '150 SEK' }
    const running = '2026-01-01T00:00+0100/2026-01-31T23:59+0100'
    const over = '2025-12-01T00:00Z/2025-12-31T23:59Z'
    expect(map(sale)).toMatchObject({ priceMinor: 15_000, listPriceMinor: 20_000 })
    expect(map({ ...sale, salePeriod: running })).toMatchObject({
      priceMinor: 15_000,
      listPriceMinor: 20_000,
    })
    expect(map({ ...sale, salePeriod: over })).toMatchObject({ priceMinor: 20_000, listPriceMinor: null })
    expect(map({ ...sale, salePeriod: 'soon' })).toMatchObject({ priceMinor: 20_000, listPriceMinor: null })
    expect(map({ ...sale, salePrice: '' })).toMatchObject({ priceMinor: 20_000, listPriceMinor: null })
  })

  test('keeps a list price only if it is higher and in the same currency', () => {
    expect(map({ price: '100', listPrice: '120' }).listPriceMinor).toBe(12_000)
    expect(map({ price: '100', listPrice: '100' }).listPriceMinor).toBeNull()
    expect(map({ price: '100', listPrice: '120 EUR' }).listPriceMinor).toBeNull()
    expect(map({ price: '100', listPrice: 'abc' }).listPriceMinor).toBeNull()
  })

  test('without an address gets one from the template', () => {
    const linkTemplate = 'https://shop.example/products/{handle}?ref=us'
    expect(map({ externalId: 'a b/$&', link: '' }, { linkTemplate }).affiliateLink).toBe(
      'https://shop.example/products/a%20b%2F%24%26?ref=us',
    )
  })

  test('prefers its own retailer to that of the settings', () => {
    const configured = { advertiserName: 'Tultavik', advertiserId: '41207' }
    expect(map({}, configured)).toMatchObject(configured)
    const own = { advertiserName: 'Jollerlund', advertiserId: '42950' }
    expect(map(own, configured)).toMatchObject(own)
  })
})

test.each(['cheap', '-1', '99 QQQ', '2000000'])('loses only its sale for a sale price of %s', (salePrice) => {
  const record = { line: 1, externalId: '1', name: 'Rattle', link: 'https://shop.example/1', price: '199' }
  const settings = { source: 'a', now: new Date('2026-01-15T12:00:00Z') }
  expect(mapRecord({ ...record, salePrice }, settings)).toMatchObject({
    ok: true,
    product: { priceMinor: 19_900, listPriceMinor: null },
  })
})
