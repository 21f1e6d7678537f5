import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { DAY_MS } from '#shared/durations.ts'

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

interface LastPrice {
  fromAt: number
  untilAt: number | null
  priceMinor: number
  currency: string
  series: number
  isWithdrawn: number
}

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
  const last = lastPrice(db, productId)
  const isSameSeries = last !== undefined && last.currency === currency && !isOtherOffer
  if (isSameSeries && last.untilAt === null && last.priceMinor === priceMinor) return NOTHING_NEW
  const isOfThisMoment = last?.fromAt === now.getTime()
  if (last) forgetReduction(db, productId)
  const at = isOfThisMoment ? last.fromAt : momentAfter(last, now)
  if (isOfThisMoment) forget(db, productId, at)
  else if (last?.untilAt === null) endLastPrice(db, productId, at)
  if (priceMinor === null || priceMinor <= 0) {
    if (last) forgetHeld(db, productId)
    if (last && !isSameSeries) beginUnpricedSeries(db, productId, { at, currency, series: nextSeries(last) })
    return NOTHING_NEW
  }
  const doubtedUntil = isSameSeries ? doubtEnd(last, priceMinor, at) : 0
  if (isSameSeries && now.getTime() < doubtedUntil) {
    holdPrice(db, productId, { beforeMinor: last.priceMinor, priceMinor, currency, at, doubtedUntil })
    return { mayBeLower: false, doubtedUntil }
  }
  if (last) forgetHeld(db, productId)
  beginPrice(db, productId, {
    at,
    priceMinor,
    currency,
    series: isSameSeries ? last.series : nextSeries(last),
  })
  return { mayBeLower: isSameSeries && (isOfThisMoment || priceMinor < last.priceMinor), doubtedUntil: null }
}

/** The same of a product that has just been added: no price was seen before. */
export function observeFirstPrice(
  db: Database,
  productId: number,
  { priceMinor, currency }: CurrentPrice,
  now: Date,
) {
  if (priceMinor === null || priceMinor <= 0) return
  beginPrice(db, productId, { at: now.getTime(), priceMinor, currency, series: 0 })
}

/** An administrator knows that a doubted price is right: it is seen from `now` on. Returns false where none is held. */
export function believePrice(db: Database, productId: number, now: Date): boolean {
  const sql = 'select price_minor as priceMinor, currency from held_prices where product_id = ?'
  const held = statement<{ priceMinor: number; currency: string }>(db, sql).get(productId)
  const last = lastPrice(db, productId)
  if (!held || !last) return false
  const at = momentAfter(last, now)
  if (last.untilAt === null) endLastPrice(db, productId, at)
  forgetHeld(db, productId)
  forgetReduction(db, productId)
  beginPrice(db, productId, { ...held, at, series: last.series })
  return true
}

function nextSeries(last: LastPrice | undefined): number {
  return (last?.series ?? -1) + 1
}

interface BegunPrice {
  at: number
  priceMinor: number
  currency: string
  series: number
}

function beginPrice(db: Database, productId: number, { at, priceMinor, currency, series }: BegunPrice) {
  statement(
    db,
    'insert into observed_prices (product_id, from_at, price_minor, currency, series) values (?, ?, ?, ?, ?)',
  ).run(productId, at, priceMinor, currency, series)
}

/** What follows is compared with nothing of before. The row is of no time and counts for nothing, as withdrawn ones do. */
function beginUnpricedSeries(
  db: Database,
  productId: number,
  { at, currency, series }: Omit<BegunPrice, 'priceMinor'>,
) {
  statement(
    db,
    `insert into observed_prices (product_id, from_at, until_at, price_minor, currency, series, is_withdrawn)
      values (?, ?, ?, 0, ?, ?, 1)`,
  ).run(productId, at, at, currency, series)
}

/** A price of about a hundredth or a hundredfold has lost its decimals, unless it still stands when thirty days have passed. */
function doubtEnd({ priceMinor, untilAt, isWithdrawn }: LastPrice, next: number, at: number): number {
  const isPlausible = Math.max(priceMinor, next) < Math.min(priceMinor, next) * LOST_DECIMALS
  return isWithdrawn || isPlausible ? 0 : (untilAt ?? at) + DOUBTED_FOR_MS
}

/** From `now` on nobody knows what the product costs. */
export function endPrice(db: Database, productId: number, now: Date) {
  const last = lastPrice(db, productId)
  forgetReduction(db, productId)
  forgetHeld(db, productId)
  if (last?.untilAt === null) endLastPrice(db, productId, momentAfter(last, now))
}

/** What was noted since then does not count: whoever told us was wrong. It stays in the database. */
export function withdrawPrices(db: Database, productId: number, since: Date, now: Date) {
  endPrice(db, productId, now)
  const sql = 'update observed_prices set is_withdrawn = 1 where product_id = ? and from_at >= ?'
  statement(db, sql).run(productId, since.getTime())
}

/** As if nothing had been noted since then: what lasted at that time goes on. */
export function forgetPrices(db: Database, productId: number, since: Date) {
  const sinceMs = since.getTime()
  forgetReduction(db, productId)
  forgetHeld(db, productId)
  forget(db, productId, sinceMs)
  const sql = 'update observed_prices set until_at = null where product_id = ? and until_at >= ?'
  statement(db, sql).run(productId, sinceMs)
}

interface HeldPrice {
  beforeMinor: number
  priceMinor: number
  currency: string
  at: number
  doubtedUntil: number
}

/** The same price seen again is held since it was seen first, and stays refused. */
function holdPrice(db: Database, productId: number, held: HeldPrice) {
  const { beforeMinor, priceMinor, currency, at, doubtedUntil } = held
  const sql = `insert into held_prices (product_id, before_minor, price_minor, currency, since_at, until_at)
    values (?, ?, ?, ?, ?, ?)
    on conflict (product_id) do update set before_minor = excluded.before_minor, price_minor = excluded.price_minor,
      currency = excluded.currency, since_at = excluded.since_at, until_at = excluded.until_at, refused_at = null
    where price_minor <> excluded.price_minor or before_minor <> excluded.before_minor`
  statement(db, sql).run(productId, beforeMinor, priceMinor, currency, at, doubtedUntil)
}

function forgetHeld(db: Database, productId: number) {
  statement(db, 'delete from held_prices where product_id = ?').run(productId)
}

/** What was said of a price was said of these prices. */
function forgetReduction(db: Database, productId: number) {
  statement(db, 'delete from price_reductions where product_id = ?').run(productId)
}

function forget(db: Database, productId: number, since: number) {
  statement(db, 'delete from observed_prices where product_id = ? and from_at >= ?').run(productId, since)
}

function lastPrice(db: Database, productId: number): LastPrice | undefined {
  const sql = `select from_at as fromAt, until_at as untilAt, price_minor as priceMinor, currency, series,
      is_withdrawn as isWithdrawn
    from observed_prices where product_id = ? order by from_at desc limit 1`
  return statement<LastPrice>(db, sql).get(productId)
}

function endLastPrice(db: Database, productId: number, at: number) {
  const sql = 'update observed_prices set until_at = ? where product_id = ? and until_at is null'
  statement(db, sql).run(at, productId)
}

/** Time goes forward in a history even when a clock goes back. */
function momentAfter(last: LastPrice | undefined, now: Date): number {
  return Math.max(now.getTime(), (last?.fromAt ?? -1) + 1, last?.untilAt ?? 0)
}
