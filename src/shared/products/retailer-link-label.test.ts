import { expect, test } from 'vitest'
import { retailerLinkLabel } from '#shared/products/retailer-link-label.ts'

test.each([
  [true, 'Tumblewood', 'Buy Now'],
  [true, null, 'Buy Now'],
  [false, 'Tumblewood', 'Check at Tumblewood'],
  [false, '', 'Check at the retailer'],
  [false, null, 'Check at the retailer'],
])('labels the link (in stock: %s, retailer %s) with %s', (inStock, advertiserName, label) => {
  expect(retailerLinkLabel({ inStock, advertiserName })).toBe(label)
})
