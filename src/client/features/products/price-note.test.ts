import { expect, test } from 'vitest'
import { priceNote } from '#client/features/products/price-note.ts'

test.each([
  [true, 'Buy Now to see the latest price and any available discounts.'],
  [false, 'Check at Tumblewood to see the latest price and whether it is back in stock.'],
])('links the price note to its target (in stock: %s)', (inStock, rest) => {
  expect(priceNote({ inStock, advertiserName: 'Tumblewood' })).toBe(
    `This price is provided by the retailer. Click ${rest}`,
  )
})
