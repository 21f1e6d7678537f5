import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { endPrice, forgetPrices, observePrice, withdrawPrices } from '#server/db/observed-prices.ts'
import { observedPrices } from '#server/db/schema/catalog.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

let db: Database
let id: number

beforeEach(() => {
  db = newDatabase()
  id = makeProduct(db, { name: 'Cup' }).id
  db.delete(observedPrices).run()
})

const time = (at: number | null) => (at === null ? null : new Date(at))
const see = (
  priceMinor: number | null,
  at: number,
  more: { currency?: string; isOtherOffer?: boolean } = {},
) => observePrice(db, id, { priceMinor, currency: 'SEK', ...more }, new Date(at))

function expectPrices(
  ...prices: [from: number, until: number | null, priceMinor: number, series?: number][]
) {
  const rows = db.select().from(observedPrices).orderBy(asc(observedPrices.fromAt)).all()
  expect(rows).toMatchObject(
    prices.map(([from, until, priceMinor, series = 0]) => ({
      fromAt: time(from),
      untilAt: time(until),
      priceMinor,
      series,
    })),
  )
}

test('ends one price and begins the next on a change; equal prices continue', () => {
  see(100, 10)
  see(100, 20)
  see(90, 30)
  expectPrices([10, 30, 100], [30, null, 90])
})

test('ends a price on delisting and begins it anew on return', () => {
  see(100, 10)
  endPrice(db, id, new Date(20))
  endPrice(db, id, new Date(25))
  see(100, 30)
  expectPrices([10, 20, 100], [30, null, 100])
})

test('ends the previous price when the price is missing or zero', () => {
  see(100, 10)
  see(null, 20)
  see(0, 30)
  expectPrices([10, 20, 100])
})

test('ignores a price with shifted decimals until it has lasted thirty days', () => {
  const days = (count: number) => count * 86_400_000
  see(10_000, 0)
  see(100, days(1))
  see(100, days(2))
  expectPrices([0, days(1), 10_000])
  see(9_900, days(3))
  see(990_000, days(4))
  expectPrices([0, days(1), 10_000], [days(3), days(4), 9_900])
  see(990_000, days(34) - 1)
  expectPrices([0, days(1), 10_000], [days(3), days(4), 9_900])
  see(990_000, days(34))
  expectPrices([0, days(1), 10_000], [days(3), days(4), 9_900], [days(34), null, 990_000])
})

test('ignores a changed price that also lost its decimals', () => {
  see(11_000, 10)
  see(180, 20)
  expectPrices([10, 20, 11_000])
})

test('accepts prices of any size in another currency', () => {
  see(100, 10)
  see(100_000, 20, { currency: 'JPY' })
  expectPrices([10, 20, 100, 0], [20, null, 100_000, 1])
})

test('begins a new series for another currency or retailer', () => {
  see(100, 10)
  see(100, 20, { currency: 'NOK' })
  see(100, 30, { currency: 'NOK', isOtherOffer: true })
  expectPrices([10, 20, 100, 0], [20, 30, 100, 1], [30, null, 100, 2])
})

test('begins a single new series for another retailer or currency without a price', () => {
  see(100, 10)
  see(null, 20, { isOtherOffer: true })
  see(0, 25)
  see(90, 30)
  see(null, 40, { currency: 'EUR' })
  see(null, 45, { currency: 'EUR' })
  see(80, 50, { currency: 'EUR' })
  expectPrices([10, 20, 100], [20, 20, 0, 1], [30, 40, 90, 1], [40, 40, 0, 2], [50, null, 80, 2])
})

test('never lets prices overlap when the clock goes back', () => {
  see(100, 50)
  see(90, 20)
  see(80, 20)
  expectPrices([50, 51, 100], [51, 52, 90], [52, null, 80])
})

test('keeps the last of two prices from the same moment', () => {
  see(100, 10)
  see(90, 20)
  see(80, 20)
  expectPrices([10, 20, 100], [20, null, 80])
})

test('keeps withdrawn prices and begins a new one with the next observation', () => {
  see(100, 10)
  see(2, 20)
  withdrawPrices(db, id, new Date(20), new Date(30))
  see(100, 40)
  expectPrices([10, 20, 100], [20, 30, 2], [40, null, 100])
  expect(
    db
      .select()
      .from(observedPrices)
      .all()
      .map(({ isWithdrawn }) => isWithdrawn),
  ).toEqual([false, true, false])
})

test('does not compare a price with a withdrawn one', () => {
  see(2, 10)
  withdrawPrices(db, id, new Date(10), new Date(20))
  see(1_000, 30)
  expectPrices([10, 20, 2], [30, null, 1_000])
})

test('treats forgotten prices as never observed', () => {
  see(100, 10)
  see(2, 20)
  forgetPrices(db, id, new Date(20))
  expectPrices([10, null, 100])
})
