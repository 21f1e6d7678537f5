import { expect, test } from 'vitest'
import { parsePriceAlertSearch } from '#shared/price-alert-search.ts'

test('a product is a whole number above zero', () => {
  expect(parsePriceAlertSearch({ product: 7 })).toEqual({ product: 7 })
  expect(parsePriceAlertSearch({ product: '7' })).toEqual({ product: 7 })
  for (const product of [undefined, '', 'x', '0', -1, 1.5, '1e3', ['1', '2'], '9'.repeat(16)])
    expect(parsePriceAlertSearch({ product })).toEqual({ product: undefined })
})
