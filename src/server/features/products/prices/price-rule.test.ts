import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ObservedPrice,
  summarizePrices,
  withoutGaps,
} from '#server/features/products/prices/price-rule.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

/** Prices that follow each other without a break: `[day it began, price]`. */
function history(...prices: [day: number, priceMinor: number][]): ObservedPrice[] {
  return prices.map(([day, priceMinor], index) => {
    const next = prices[index + 1]
    return { from: day * DAY_MS, until: next ? next[0] * DAY_MS : null, priceMinor }
  })
}

test.each([
  ['80, 100, 90', history([0, 80], [40, 100], [45, 90]), 50, null],
  ['100, 85, 90', history([0, 100], [40, 85], [45, 90]), 50, null],
  [
    '100, 90, 85',
    history([0, 100], [40, 90], [45, 85]),
    50,
    { percent: 5, priorMinor: 90, since: 45 * DAY_MS },
  ],
  ['100, 80', history([0, 100], [40, 80]), 50, { percent: 20, priorMinor: 100, since: 40 * DAY_MS }],
  ['100, 80, for 30 days', history([0, 100], [40, 80]), 70, null],
  ['100, 80, but seen too late', history([11, 100], [40, 80]), 50, null],
  ['100, 80, seen for just thirty days', history([10, 100], [40, 80]), 50, { percent: 20, priorMinor: 100 }],
  ['a raise', history([0, 80], [40, 100]), 50, null],
  ['100, 71, in whole percents', history([0, 100], [40, 71]), 50, { percent: 29, priorMinor: 100 }],
  ['less than one percent', history([0, 1_000], [40, 991]), 50, null],
  ['100, 80, 80 noted twice', history([0, 100], [40, 80], [45, 80]), 50, { percent: 20, since: 40 * DAY_MS }],
  ['70 long ago, 100, 80', history([0, 70], [5, 100], [40, 80]), 50, { percent: 20, priorMinor: 100 }],
  [
    '90 carried into the days before',
    history([0, 90], [12, 100], [40, 80]),
    50,
    { percent: 11, priorMinor: 90 },
  ],
])('%s', (_, observed, day, reduction) => {
  const reported = summarizePrices(observed, day * DAY_MS).reduction
  if (reduction === null) expect(reported).toBeNull()
  else expect(reported).toMatchObject(reduction)
})

test('takes the lowest price of the last thirty days', () => {
  const observed = history([0, 70], [5, 100], [20, 90], [40, 95])
  expect(summarizePrices(observed, 50 * DAY_MS)).toMatchObject({
    lowest30Days: { priceMinor: 90, from: 20 * DAY_MS, until: 40 * DAY_MS },
    reason: null,
  })
  expect(summarizePrices(history([0, 70], [5, 100]), 29 * DAY_MS)).toEqual({
    lowest30Days: null,
    reduction: null,
    reason: 'not_enough_history',
  })
})

test('gives no lowest price and no label around an unobserved moment', () => {
  const gap = { from: 30 * DAY_MS, until: 30 * DAY_MS + 1 }
  const observed = withoutGaps(history([0, 100], [40, 80]), [gap])
  expect(summarizePrices(observed, 45 * DAY_MS)).toMatchObject({ lowest30Days: null, reduction: null })
  expect(summarizePrices(observed, 65 * DAY_MS)).toMatchObject({
    lowest30Days: { priceMinor: 80 },
    reduction: null,
    reason: 'not_enough_history',
  })
})

test('restarts the current price after a gap', () => {
  const observed = withoutGaps(history([0, 100], [40, 80]), [{ from: 45 * DAY_MS, until: 46 * DAY_MS }])
  expect(summarizePrices(observed, 50 * DAY_MS).reduction).toBeNull()
})

test('reports nothing without a current price or with a future one', () => {
  const ended = [{ from: 0, until: 40 * DAY_MS, priceMinor: 5 }]
  expect(summarizePrices(ended, 50 * DAY_MS)).toMatchObject({
    lowest30Days: null,
    reason: 'no_current_price',
  })
  expect(summarizePrices([], 0)).toMatchObject({ reason: 'no_current_price' })
  expect(summarizePrices(history([0, 100], [40, 80]), 39 * DAY_MS)).toMatchObject({ reason: 'clock_moved' })
})

/** Hour by hour: what did each hour cost? Undefined where nobody watched. */
function naiveReduction(observed: ObservedPrice[], now: number) {
  const at = (hour: number) =>
    observed.find(({ from, until }) => from <= hour && hour < (until ?? Number.POSITIVE_INFINITY))?.priceMinor
  const current = at(now)
  if (current === undefined || observed.at(-1)?.until !== null) return null
  let began = now
  while (at(began - HOUR_MS) === current) began -= HOUR_MS
  if (now - began >= 29 * DAY_MS - 2 * HOUR_MS) return null
  const before = Array.from({ length: 30 * 24 }, (_, index) => at(began - (index + 1) * HOUR_MS))
  if (before.includes(undefined)) return null
  const prior = Math.min(...before.map((price) => price ?? 0))
  const percent = Math.floor(((prior - current) / prior) * 100)
  return percent >= 1 ? { percent, priorMinor: prior, since: began } : null
}

const hours = (max: number) => fc.integer({ min: 1, max })
const generatedHistory = fc
  .array(
    fc.record({
      lasts: hours(600),
      pause: fc.constantFrom(0, 0, 0, 0, 5),
      price: fc.integer({ min: 1, max: 6 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((steps) => {
    let at = 0
    return steps.map(({ lasts, pause, price }, index) => {
      const from = at + pause * HOUR_MS
      at = from + lasts * HOUR_MS
      return { from, until: index === steps.length - 1 ? null : at, priceMinor: price * 100 }
    })
  })
const generatedGaps = fc
  .array(fc.tuple(hours(3_000), hours(20)), { maxLength: 2 })
  .map((gaps) => gaps.map(([from, lasts]) => ({ from: from * HOUR_MS, until: (from + lasts) * HOUR_MS })))

test('agrees with an hourly observer', () => {
  let reductions = 0
  fc.assert(
    fc.property(generatedHistory, generatedGaps, hours(900), (prices, gaps, later) => {
      const now = (prices.at(-1)?.from ?? 0) + later * HOUR_MS
      const observed = withoutGaps(
        prices,
        gaps.filter(({ until }) => until <= now),
      )
      const { reduction } = summarizePrices(observed, now)
      if (reduction) reductions += 1
      expect(reduction).toEqual(naiveReduction(observed, now))
    }),
    { numRuns: 2_000 },
  )
  expect(reductions).toBeGreaterThan(20)
})
