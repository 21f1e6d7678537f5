import { expect, test } from 'vitest'
import { cheapestOf } from '#shared/prices/cheapest-of.ts'

const priced = (id: number, priceMinor: number | null, currency = 'SEK') => ({ id, priceMinor, currency })

test('the lowest price is marked, also where two share it', () => {
  expect(cheapestOf([priced(1, 300), priced(2, 200), priced(3, null)], undefined)).toEqual([2])
  expect(cheapestOf([priced(1, 200), priced(2, 200), priced(3, 300)], undefined)).toEqual([1, 2])
})

test('nothing is marked where all cost the same, none has a price, or currencies differ', () => {
  expect(cheapestOf([priced(1, 200), priced(2, 200)], undefined)).toEqual([])
  expect(cheapestOf([priced(1, 200), priced(2, null)], undefined)).toEqual([])
  expect(cheapestOf([priced(1, 200), priced(2, 300, 'EUR')], undefined)).toEqual([])
  expect(cheapestOf([], undefined)).toEqual([])
})

test('a rate makes another currency comparable', () => {
  const rates = [{ currency: 'EUR', to: 'SEK', rate: 11, day: '2026-11-27' }]
  expect(cheapestOf([priced(1, 200), priced(2, 20, 'EUR')], rates)).toEqual([1])
  expect(cheapestOf([priced(1, 200), priced(2, 10, 'EUR')], rates)).toEqual([2])
  expect(cheapestOf([priced(1, 200), priced(2, 10, 'USD')], rates)).toEqual([])
})
