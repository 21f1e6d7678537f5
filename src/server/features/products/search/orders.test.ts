import { expect, test } from 'vitest'
import { orderBy, pageWindow } from '#server/features/products/search/orders.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'

test('reads a page from the nearer end of the order', () => {
  expect(pageWindow(100, 1, 6)).toEqual({ direction: 'forward', limit: 6, offset: 0 })
  expect(pageWindow(100, 17, 6)).toEqual({ direction: 'backward', limit: 4, offset: 0 })
  expect(pageWindow(100, 16, 6)).toEqual({ direction: 'backward', limit: 6, offset: 4 })
})

test('reads nothing for a page past the end', () => {
  expect(pageWindow(10, 3, 6).limit).toBe(0)
  expect(pageWindow(0, 1, 6).limit).toBe(0)
  expect(pageWindow(10, 1_000_000, 100).limit).toBe(0)
})

test('reverses every column in the backward order', () => {
  const turned: Record<string, string> = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' }
  for (const sort of PRODUCT_SORTS) {
    const backward = orderBy({ sort, currency: 'SEK' }).replace(
      /\b(asc|desc|first|last)\b/g,
      (word) => turned[word] ?? word,
    )
    expect(orderBy({ sort, currency: 'SEK' }, 'backward')).toBe(backward)
  }
})
