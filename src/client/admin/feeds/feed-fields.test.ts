import { expect, test } from 'vitest'
import { FIELD_TEXTS, sampleOf } from '#client/admin/feeds/feed-fields.ts'
import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

const product = {
  source: 'a',
  externalId: '7',
  name: 'Rattle',
  description: '',
  affiliateLink: 'https://shop.example/7',
  imageUrl: null,
  priceMinor: 12_950,
  listPriceMinor: null,
  currency: 'SEK',
  advertiserName: 'Shop',
  advertiserId: null,
  advertiserLogoUrl: null,
  category: 'Toys' as const,
  inStock: true,
  brand: null,
  gtin: null,
}

function sample(field: FeedField, products = [product]): string {
  const text = FIELD_TEXTS.find((one) => one.field === field)
  return text ? sampleOf(text, products) : ''
}

test('lists every field of a feed once', () => {
  expect(FIELD_TEXTS.map(({ field }) => field).sort()).toEqual(FEED_FIELDS.toSorted())
})

test('takes a sample from the first product that has the field', () => {
  expect(sample('name')).toBe('Rattle')
  expect(sample('price')).toBe('129.50 SEK')
  expect(sample('category')).toBe('Toys')
  expect(sample('price', [product, { ...product, priceMinor: 100 }])).toBe('129.50 SEK')
  expect(sample('listPrice')).toBe('')
  expect(sample('salePeriod')).toBe('')
})
