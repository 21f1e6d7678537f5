import { expect, test } from 'vitest'
import { toCardProduct, toProduct } from '#server/features/products/product.ts'
import type { ProductRow } from '#server/features/products/search/product-rows.ts'

const row: ProductRow = {
  subIdParameter: null,
  language: null,
  reducedPercent: null,
  priorMinor: null,
  id: 1,
  slug: 'rings',
  name: 'Rings',
  description: 'word '.repeat(100),
  category: 'Toys',
  priceMinor: null,
  listPriceMinor: null,
  currency: 'SEK',
  brand: null,
  gtin: null,
  externalId: null,
  itemGroupId: null,
  size: null,
  color: null,
  material: null,
  unitMeasure: null,
  ageGroup: null,
  ageFromMonths: null,
  ageToMonths: null,
  contentAmount: null,
  contentUnit: null,
  variantGroup: null,
  variantCount: 0,
  variantKind: null,
  moreImageUrls: null,
  deliveryMinor: null,
  imageUrl: null,
  affiliateLink: 'https://shop.example/?a=1&b=%20',
  advertiserName: null,
  advertiserId: null,
  advertiserLogoUrl: null,
  commission: '5%',
  isBestSeller: 1,
  isEditorsPick: 0,
  rating: null,
  reviews: null,
  inStock: 1,
  source: 'manual',
  priceReadAt: null,
  createdAt: 1,
  updatedAt: 2,
}

test('keeps a safe link unchanged and replaces any other with #', () => {
  expect(toProduct(row).affiliateLink).toBe('https://shop.example/?a=1&b=%20')
  for (const affiliateLink of ['javascript:alert(1)', 'data:text/html,x', '//shop.example', '', null]) {
    expect(toProduct({ ...row, affiliateLink }).affiliateLink).toBe('#')
  }
})

test('has the time of a price only when it is older than a visitor would expect', () => {
  const at = (hours: number) => Date.now() - hours * 3_600_000
  const oldPriceAt = (priceReadAt: number) => toProduct({ ...row, priceMinor: 100, priceReadAt }).oldPriceAt
  const old = at(72)
  expect([oldPriceAt(at(20)), oldPriceAt(old)]).toEqual([null, old])
  expect(toProduct({ ...row, priceReadAt: 1 }).oldPriceAt).toBeNull()
})

test('adds the parameter of the feed or its network, unless the feed declines', () => {
  const parameter = (subIdParameter: string | null, affiliateLink: string) =>
    toProduct({ ...row, subIdParameter, affiliateLink }).subIdParameter
  expect(parameter(null, 'https://www.awin1.com/cread.php')).toBe('clickref')
  expect(parameter('clickref2', 'https://www.awin1.com/cread.php')).toBe('clickref2')
  expect(parameter('', 'https://www.awin1.com/cread.php')).toBeNull()
  expect(parameter(null, 'https://shop.example/p')).toBeNull()
})

test('joins paragraphs and lists into one line on a card', () => {
  expect(toCardProduct({ ...row, description: 'Soft.\n\n• wood\n• no paint' }).description).toBe(
    'Soft. wood no paint',
  )
})

test('limits a card to the words of its three lines', () => {
  expect(toProduct(row).description).toHaveLength(500)
  expect(toCardProduct(row).description).toMatch(/word…$/)
  expect(toCardProduct(row).description.length).toBeLessThanOrEqual(221)
})
