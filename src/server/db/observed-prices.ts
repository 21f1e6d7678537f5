import { and, desc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { heldPrices, observedPrices, priceReductions, products } from '#server/db/schema/catalogue.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface CurrentPrice {
  /** Null where only the retailer knows it. */
  priceMinor: number | null
  currency: string
  /** Of another retailer or another thing: it is compared with none of before. */
  isOtherOffer?: boolean
}

/** Less than a hundred: it may have changed in the same moment. Nobody sells for a sixtieth. */
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
      .where(
        and(
          sql`${products.id} in (select value from json_each(${sql.placeholder('ids')}))`,
          gt(products.priceMinor, 0),
        ),
      ),
  ),
)
/** What follows is compared with nothing of before. The row is of no time and counts for nothing, as withdrawn ones do. */
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
/** The same price seen again is held since it was seen first, and stays refused. */
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
  /** It may be lower than one that it follows. */
  mayBeLower: boolean
  /** Until when it is taken for one that lost its decimals, if it stands; null for one that is believed. */
  doubtedUntil: number | null
}

const NOTHING_NEW: PriceObservation = { mayBeLower: false, doubtedUntil: null }

/** Notes the price that a product has from `now` on. A price that lasts already goes on. */
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

/** The same of products that have just been added: no price of theirs was seen before. */
export function observeFirstPrices(db: Database, productIds: number[], now: Date) {
  beginFirstPrices(db).run({ ids: JSON.stringify(productIds), at: now })
}

/** An administrator knows that a doubted price is right: it is seen from `now` on. Returns false where none is held. */
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

/** A price of about a hundredth or a hundredfold has lost its decimals, unless it still stands when thirty days have passed. */
function doubtEnd({ priceMinor, untilAt, isWithdrawn }: LastPrice, next: number, at: Date): number {
  const isPlausible = Math.max(priceMinor, next) < Math.min(priceMinor, next) * LOST_DECIMALS
  return isWithdrawn || isPlausible ? 0 : (untilAt ?? at).getTime() + DOUBTED_FOR_MS
}

/** From `now` on nobody knows what the product costs. */
export function endPrice(db: Database, productId: number, now: Date) {
  const last = lastPriceOf(db).get({ productId })
  forgetReduction(db).run({ productId })
  forgetHeld(db).run({ productId })
  if (last?.untilAt === null) endLastPrice(db).run({ productId, at: momentAfter(last, now) })
}

/** What was noted since then does not count: whoever told us was wrong. It stays in the database. */
export function withdrawPrices(db: Database, productId: number, since: Date, now: Date) {
  endPrice(db, productId, now)
  withdrawSince(db).run({ productId, since })
}

/** As if nothing had been noted since then: what lasted at that time goes on. */
export function forgetPrices(db: Database, productId: number, since: Date) {
  forgetReduction(db).run({ productId })
  forgetHeld(db).run({ productId })
  forgetSince(db).run({ productId, since })
  resumeSince(db).run({ productId, since })
}

/** Time goes forward in a history even when a clock goes back. */
function momentAfter(last: LastPrice | undefined, now: Date): Date {
  const afterFirst = (last?.fromAt.getTime() ?? -1) + 1
  return new Date(Math.max(now.getTime(), afterFirst, last?.untilAt?.getTime() ?? 0))
}
