import { expect, test } from 'vitest'
import { cheapestOf } from '#shared/prices/cheapest-of.ts'

const priced = (id: number, priceMinor: number | null, currency = 'SEK') => ({ id, priceMinor, currency })

test('the lowest price is marked, also where two share it', () => {
  expect(cheapestOf([priced(1, 300), priced(2, 200), priced(3, null)])).toEqual([2])
  expect(cheapestOf([priced(1, 200), priced(2, 200), priced(3, 300)])).toEqual([1, 2])
})

test('nothing is marked where all cost the same, none has a price, or currencies differ', () => {
  expect(cheapestOf([priced(1, 200), priced(2, 200)])).toEqual([])
  expect(cheapestOf([priced(1, 200), priced(2, null)])).toEqual([])
  expect(cheapestOf([priced(1, 200), priced(2, 300, 'EUR')])).toEqual([])
  expect(cheapestOf([])).toEqual([])
})
