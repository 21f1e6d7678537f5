import { expect, test } from 'vitest'
import { offersInOrder } from '#shared/prices/offers-in-order.ts'

test('offers are in order of price; sold out, in another currency, and without a price come later', () => {
  const offer = (priceMinor: number | null, inStock = true, currency = 'SEK') => ({
    priceMinor,
    inStock,
    currency,
  })
  const [own, cheap, unknown, foreign, soldOut] = [
    offer(300),
    offer(200),
    offer(null),
    offer(100, true, 'EUR'),
    offer(50, false),
  ] as const
  expect(offersInOrder(own, [soldOut, foreign, unknown, cheap], undefined)).toEqual([
    cheap,
    own,
    unknown,
    foreign,
    soldOut,
  ])
  const rates = [{ currency: 'EUR', to: 'SEK', rate: 2.5, day: '2026-11-27' }]
  expect(offersInOrder(own, [cheap, foreign], rates)).toEqual([cheap, foreign, own])
})
