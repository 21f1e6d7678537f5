import { expect, test } from 'vitest'
import { createClickFilter } from '#server/features/clicks/click-filter.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const click = { address: '192.0.2.1', userAgent: browser, productId: 3, placement: 'card' }

test('treats a second click within half an hour as a repeat', () => {
  const counts = createClickFilter()
  expect(counts(click, 0)).toBe(true)
  expect(counts(click, 60_000)).toBe(false)
  expect(counts({ ...click, productId: 4 }, 60_000)).toBe(true)
  expect(counts({ ...click, placement: 'product' }, 60_000)).toBe(true)
  expect(counts({ ...click, page: 'a3f' }, 60_000)).toBe(true)
  expect(counts({ ...click, host: 'fjordkin.example' }, 60_000)).toBe(true)
  expect(counts({ ...click, address: '192.0.2.2' }, 60_000)).toBe(true)
  expect(counts(click, 60_000 + 31 * 60_000)).toBe(true)
})

test('ignores clicks by bots', () => {
  expect(createClickFilter()({ ...click, userAgent: 'Googlebot/2.1' })).toBe(false)
})

test('remembers a bounded number of clicks', () => {
  const counts = createClickFilter()
  for (let productId = 0; productId < 20_001; productId++) counts({ ...click, productId }, 0)
  expect(counts({ ...click, productId: 20_000 }, 1)).toBe(false)
  expect(counts({ ...click, productId: 0 }, 1)).toBe(true)
})
