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

test('a change ends one price and begins the next; the same price goes on', () => {
  see(100, 10)
  see(100, 20)
  see(90, 30)
  expectPrices([10, 30, 100], [30, null, 90])
})

test('a delisting ends a price, a return begins it anew', () => {
  see(100, 10)
  endPrice(db, id, new Date(20))
  endPrice(db, id, new Date(25))
  see(100, 30)
  expectPrices([10, 20, 100], [30, null, 100])
})

test('no price, and a price of nothing, end the one before', () => {
  see(100, 10)
  see(null, 20)
  see(0, 30)
  expectPrices([10, 20, 100])
})

test('a price that lost its decimals, or gained some, is none until it has stood for thirty days', () => {
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

test('a price that changed while it lost its decimals is none either', () => {
  see(11_000, 10)
  see(180, 20)
  expectPrices([10, 20, 11_000])
})

test('another currency may have prices of another size', () => {
  see(100, 10)
  see(100_000, 20, { currency: 'JPY' })
  expectPrices([10, 20, 100, 0], [20, null, 100_000, 1])
})

test('another currency and another retailer begin another series', () => {
  see(100, 10)
  see(100, 20, { currency: 'NOK' })
  see(100, 30, { currency: 'NOK', isOtherOffer: true })
  expectPrices([10, 20, 100, 0], [20, 30, 100, 1], [30, null, 100, 2])
})

test('another retailer or currency without a price begins another series, too, and once', () => {
  see(100, 10)
  see(null, 20, { isOtherOffer: true })
  see(0, 25)
  see(90, 30)
  see(null, 40, { currency: 'EUR' })
  see(null, 45, { currency: 'EUR' })
  see(80, 50, { currency: 'EUR' })
  expectPrices([10, 20, 100], [20, 20, 0, 1], [30, 40, 90, 1], [40, 40, 0, 2], [50, null, 80, 2])
})

test('prices never overlap when the clock goes back', () => {
  see(100, 50)
  see(90, 20)
  see(80, 20)
  expectPrices([50, 51, 100], [51, 52, 90], [52, null, 80])
})

test('the last of two prices of one moment counts', () => {
  see(100, 10)
  see(90, 20)
  see(80, 20)
  expectPrices([10, 20, 100], [20, null, 80])
})

test('withdrawn prices stay, and what is seen after them is a price of its own', () => {
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

test('a price is not held against one that was withdrawn', () => {
  see(2, 10)
  withdrawPrices(db, id, new Date(10), new Date(20))
  see(1_000, 30)
  expectPrices([10, 20, 2], [30, null, 1_000])
})

test('forgotten prices have never been', () => {
  see(100, 10)
  see(2, 20)
  forgetPrices(db, id, new Date(20))
  expectPrices([10, null, 100])
})
