import type { PriceReason } from '#shared/prices/price-reasons.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const WINDOW_MS = 30 * DAY_MS
/** The shop caches a page for an hour at most. A cache in front may serve it for a day while the shop is down. */
export const LABEL_MS = WINDOW_MS - DAY_MS - 2 * HOUR_MS

/** A period, in ms, for which a price was observed; the last one has no end while `until` is null. */
export interface ObservedPrice {
  from: number
  until: number | null
  priceMinor: number
}

/** A period in which a source was silent, in ms; one without an end lasts. */
export interface Gap {
  from: number
  until: number | null
}

export interface PriceReduction {
  /** In whole percent, rounded down. */
  percent: number
  /** The lowest price of the thirty days before. */
  priorMinor: number
  since: number
}

export interface PriceSummary {
  /** The lowest of the last thirty days; null when they were not fully observed. */
  lowest30Days: ObservedPrice | null
  reduction: PriceReduction | null
  reason: PriceReason | null
}

/**
 * Returns the price claims allowed by Directive 98/6/EC, Article 6a, and the Court of Justice in C-330/23. A reduction
 * refers to the lowest price of the thirty days before it began. It may be claimed for thirty days, and only if every
 * moment of the thirty days before was observed. `observed` is one product's prices in one currency at one retailer, in
 * chronological order without overlaps.
 */
export function summarizePrices(observed: ObservedPrice[], now: number): PriceSummary {
  const last = observed.at(-1)
  if (last && last.from > now) return untold('clock_moved')
  if (!last || last.until !== null) return untold('no_current_price')
  const began = beginOf(observed)
  const isRecent = now - began < LABEL_MS
  const prior = isRecent ? lowestIn(observed, began - WINDOW_MS, began) : null
  const lowest30Days = lowestIn(observed, now - WINDOW_MS, now)
  const isIncomplete = !lowest30Days || (isRecent && !prior)
  return {
    lowest30Days,
    reduction: prior && reductionFrom(prior, { ...last, from: began }),
    reason: isIncomplete ? 'not_enough_history' : null,
  }
}

export function untold(reason: PriceReason): PriceSummary {
  return { lowest30Days: null, reduction: null, reason }
}

function beginOf(observed: ObservedPrice[]): number {
  const last = observed.at(-1)
  let began = last?.from ?? 0
  for (const { from, until, priceMinor } of observed.slice(0, -1).reverse()) {
    if (until !== began || priceMinor !== last?.priceMinor) break
    began = from
  }
  return began
}

/** Returns the lowest price between two moments; null when any moment between them was not observed. */
function lowestIn(observed: ObservedPrice[], start: number, end: number): ObservedPrice | null {
  let lowest: ObservedPrice | null = null
  let covered = start
  for (const price of observed) {
    const until = price.until ?? Number.POSITIVE_INFINITY
    if (until <= start || price.from >= end) continue
    if (price.from > covered) return null
    covered = until
    if (!lowest || price.priceMinor < lowest.priceMinor) lowest = price
  }
  return covered >= end ? lowest : null
}

function reductionFrom(prior: ObservedPrice, current: ObservedPrice): PriceReduction | null {
  const percent = Math.floor(((prior.priceMinor - current.priceMinor) * 100) / prior.priceMinor)
  return percent >= 1 ? { percent, priorMinor: prior.priceMinor, since: current.from } : null
}

export function withoutGaps(prices: ObservedPrice[], gaps: Gap[]): ObservedPrice[] {
  return gaps.reduce<ObservedPrice[]>((rest, gap) => rest.flatMap((price) => cut(price, gap)), prices)
}

function cut(price: ObservedPrice, gap: Gap): ObservedPrice[] {
  const until = price.until ?? Number.POSITIVE_INFINITY
  const gapUntil = gap.until ?? Number.POSITIVE_INFINITY
  if (gapUntil <= price.from || gap.from >= until) return [price]
  const before = gap.from > price.from ? [{ ...price, until: gap.from }] : []
  const after = gapUntil < until ? [{ ...price, from: gapUntil }] : []
  return [...before, ...after]
}
