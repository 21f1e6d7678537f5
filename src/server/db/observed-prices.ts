import { and, desc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { isAmong, preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { heldPrices, observedPrices, priceReductions, products } from '#server/db/schema/catalog.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface CurrentPrice {
  /** Null when only the retailer knows the price. */
  priceMinor: number | null
  currency: string
  /** True for another retailer or product, whose price is not compared with earlier ones. */
  isOtherOffer?: boolean
}

/** Less than a hundred, as the price may have changed at the same moment. Nobody sells for a sixtieth. */
const LOST_DECIMALS = 60
const DOUBTED_FOR_MS = 30 * DAY_MS

type LastPrice = typeof observedPrices.$inferSelect

const byProduct = sql.placeholder('productId')
const ofProduct = eq(observedPrices.productId, byProduct)
const sinceThen = gte(observedPrices.fromAt, valueFor(observedPrices.fromAt, 'since'))

const lastPriceOf = preparedQuery((db) =>
  db.select().from(observedPrices).where(ofProduct).orderBy(desc(observedPrices.fromAt)).limit(1),
)
const beginPrice = preparedQuery((db) =>
  db.insert(observedPrices).values({
    productId: byProduct,
    fromAt: sql.placeholder('at'),
    priceMinor: sql.placeholder('priceMinor'),
    currency: sql.placeholder('currency'),
    series: sql.placeholder('series'),
  }),
)
const beginFirstPrices = preparedQuery((db) =>
  db.insert(observedPrices).select(
    db
      .select({
        productId: products.id,
        fromAt: sql`${valueFor(observedPrices.fromAt, 'at')}`.as('from_at'),
        untilAt: sql`null`.as('until_at'),
        priceMinor: products.priceMinor,
        currency: products.currency,
        series: sql`0`.as('series'),
        isWithdrawn: sql`false`.as('is_withdrawn'),
      })
      .from(products)
      .where(and(isAmong(products.id, 'ids'), gt(products.priceMinor, 0))),
  ),
)
/** Begins a series with a row that spans no time and does not count. */
const beginUnpricedSeries = preparedQuery((db) =>
  db.insert(observedPrices).values({
    productId: byProduct,
    fromAt: sql.placeholder('at'),
    untilAt: sql.placeholder('at'),
    priceMinor: 0,
    currency: sql.placeholder('currency'),
    series: sql.placeholder('series'),
    isWithdrawn: true,
  }),
)
const endLastPrice = preparedQuery((db) =>
  db
    .update(observedPrices)
    .set({ untilAt: valueFor(observedPrices.untilAt, 'at') })
    .where(and(ofProduct, isNull(observedPrices.untilAt))),
)
const withdrawSince = preparedQuery((db) =>
  db.update(observedPrices).set({ isWithdrawn: true }).where(and(ofProduct, sinceThen)),
)
const resumeSince = preparedQuery((db) =>
  db
    .update(observedPrices)
    .set({ untilAt: null })
    .where(and(ofProduct, gte(observedPrices.untilAt, valueFor(observedPrices.untilAt, 'since')))),
)
const forgetSince = preparedQuery((db) => db.delete(observedPrices).where(and(ofProduct, sinceThen)))
const forgetReduction = preparedQuery((db) =>
  db.delete(priceReductions).where(eq(priceReductions.productId, byProduct)),
)
const heldPriceOf = preparedQuery((db) =>
  db
    .select({ priceMinor: heldPrices.priceMinor, currency: heldPrices.currency })
    .from(heldPrices)
    .where(eq(heldPrices.productId, byProduct)),
)
const forgetHeld = preparedQuery((db) => db.delete(heldPrices).where(eq(heldPrices.productId, byProduct)))
/** Seeing the same price again keeps the time of its first observation, and its refusal. */
const holdPrice = preparedQuery((db) =>
  db
    .insert(heldPrices)
    .values({
      productId: byProduct,
      beforeMinor: sql.placeholder('beforeMinor'),
      priceMinor: sql.placeholder('priceMinor'),
      currency: sql.placeholder('currency'),
      sinceAt: sql.placeholder('at'),
      untilAt: sql.placeholder('until'),
    })
    .onConflictDoUpdate({
      target: heldPrices.productId,
      set: {
        beforeMinor: sql`excluded.before_minor`,
        priceMinor: sql`excluded.price_minor`,
        currency: sql`excluded.currency`,
        sinceAt: sql`excluded.since_at`,
        untilAt: sql`excluded.until_at`,
        refusedAt: null,
      },
      setWhere: or(
        ne(heldPrices.priceMinor, sql`excluded.price_minor`),
        ne(heldPrices.beforeMinor, sql`excluded.before_minor`),
      ),
    }),
)

export interface PriceObservation {
  mayBeLower: boolean
  /** The end of the period in which the price is suspected of lost decimals; null for a trusted price. */
  doubtedUntil: number | null
}

const NOTHING_NEW: PriceObservation = { mayBeLower: false, doubtedUntil: null }

/** Records a product's price from `now` on. An unchanged price continues. */
export function observePrice(
  db: Database,
  productId: number,
  current: CurrentPrice,
  now: Date,
): PriceObservation {
  const { priceMinor, currency, isOtherOffer = false } = current
  const last = lastPriceOf(db).get({ productId })
  const isSameSeries = last !== undefined && last.currency === currency && !isOtherOffer
  if (isSameSeries && last.untilAt === null && last.priceMinor === priceMinor) return NOTHING_NEW
  const isOfThisMoment = last?.fromAt.getTime() === now.getTime()
  if (last) forgetReduction(db).run({ productId })
  const at = isOfThisMoment ? last.fromAt : momentAfter(last, now)
  if (isOfThisMoment) forgetSince(db).run({ productId, since: at })
  else if (last?.untilAt === null) endLastPrice(db).run({ productId, at })
  if (priceMinor === null || priceMinor <= 0) {
    if (last) forgetHeld(db).run({ productId })
    if (last && !isSameSeries) {
      beginUnpricedSeries(db).run({ productId, at, currency, series: nextSeries(last) })
    }
    return NOTHING_NEW
  }
  const doubtedUntil = isSameSeries ? doubtEnd(last, priceMinor, at) : 0
  if (isSameSeries && now.getTime() < doubtedUntil) {
    const until = new Date(doubtedUntil)
    holdPrice(db).run({ productId, beforeMinor: last.priceMinor, priceMinor, currency, at, until })
    return { mayBeLower: false, doubtedUntil }
  }
  if (last) forgetHeld(db).run({ productId })
  const series = isSameSeries ? last.series : nextSeries(last)
  beginPrice(db).run({ productId, at, priceMinor, currency, series })
  return { mayBeLower: isSameSeries && (isOfThisMoment || priceMinor < last.priceMinor), doubtedUntil: null }
}

/** Like `observePrice`, for products just added, which have no earlier prices. */
export function observeFirstPrices(db: Database, productIds: number[], now: Date) {
  beginFirstPrices(db).run({ ids: JSON.stringify(productIds), at: now })
}

/** Accepts a doubted price that an administrator confirmed, from `now` on. Returns false when none is held. */
export function believePrice(db: Database, productId: number, now: Date): boolean {
  const held = heldPriceOf(db).get({ productId })
  const last = lastPriceOf(db).get({ productId })
  if (!held || !last) return false
  const at = momentAfter(last, now)
  if (last.untilAt === null) endLastPrice(db).run({ productId, at })
  forgetHeld(db).run({ productId })
  forgetReduction(db).run({ productId })
  beginPrice(db).run({ ...held, productId, at, series: last.series })
  return true
}

function nextSeries(last: LastPrice | undefined): number {
  return (last?.series ?? -1) + 1
}

/** Assumes lost decimals when a price is about a hundredth or a hundredfold, unless it persists for thirty days. */
function doubtEnd({ priceMinor, untilAt, isWithdrawn }: LastPrice, next: number, at: Date): number {
  const isPlausible = Math.max(priceMinor, next) < Math.min(priceMinor, next) * LOST_DECIMALS
  return isWithdrawn || isPlausible ? 0 : (untilAt ?? at).getTime() + DOUBTED_FOR_MS
}

export function endPrice(db: Database, productId: number, now: Date) {
  const last = lastPriceOf(db).get({ productId })
  forgetReduction(db).run({ productId })
  forgetHeld(db).run({ productId })
  if (last?.untilAt === null) endLastPrice(db).run({ productId, at: momentAfter(last, now) })
}

/** Withdraws prices recorded since then, as their source was wrong. They stay in the database but do not count. */
export function withdrawPrices(db: Database, productId: number, since: Date, now: Date) {
  endPrice(db, productId, now)
  withdrawSince(db).run({ productId, since })
}

/** Deletes prices recorded since then; the price that was current at that time continues. */
export function forgetPrices(db: Database, productId: number, since: Date) {
  forgetReduction(db).run({ productId })
  forgetHeld(db).run({ productId })
  forgetSince(db).run({ productId, since })
  resumeSince(db).run({ productId, since })
}

/** Keeps a history in order even when the clock goes back. */
function momentAfter(last: LastPrice | undefined, now: Date): Date {
  const afterFirst = (last?.fromAt.getTime() ?? -1) + 1
  return new Date(Math.max(now.getTime(), afterFirst, last?.untilAt?.getTime() ?? 0))
}
