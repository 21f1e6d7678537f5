import { expect, test } from 'vitest'
import { createSeenProducts } from '#server/features/feeds/storing/seen-products.ts'

test('keeps the first acceptance and separates mentions and neighbors', () => {
  const seen = createSeenProducts()
  expect(seen.accept(7)).toBe(true)
  expect(seen.accept(7)).toBe(false)
  seen.mention(8)
  expect([6, 7, 8, 9].map(seen.has)).toEqual([false, true, true, false])
  expect(seen.wasAccepted(8)).toBe(false)
  expect(seen.accept(8)).toBe(true)
})

test('grows with the ids', () => {
  const seen = createSeenProducts()
  expect(seen.has(5_000_000)).toBe(false)
  expect(seen.accept(5_000_000)).toBe(true)
  expect(seen.has(5_000_000)).toBe(true)
  expect(seen.has(4_999_999)).toBe(false)
})

test('counts each product once', () => {
  const seen = createSeenProducts()
  seen.mention(1)
  seen.accept(1)
  seen.accept(2)
  seen.accept(2)
  seen.mention(2)
  expect(seen.count()).toBe(2)
})
