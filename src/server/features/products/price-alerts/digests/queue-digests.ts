import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceAlertReaders } from '#server/db/schema/price-alerts.ts'
import {
  beginAnew,
  judgeAlertsOf,
  mayBeMailed,
} from '#server/features/products/price-alerts/digests/stored-alerts.ts'
import { queueAlertDigest } from '#server/mail/outbox/queueing.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { utcDay } from '#shared/time/days.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** The time between two digests of one alert owner, whatever clock changes happen. */
const APART_MS = 20 * HOUR_MS
/** Each has at most fifty alerts, so this takes a few milliseconds. */
const READERS_AT_ONCE = 20

const nextReaders = preparedQuery((db) =>
  db
    .select({ id: priceAlertReaders.id, digestAt: priceAlertReaders.digestAt })
    .from(priceAlertReaders)
    .innerJoin(users, eq(users.id, priceAlertReaders.userId))
    .where(and(gt(priceAlertReaders.id, sql.placeholder('after')), mayBeMailed))
    .orderBy(asc(priceAlertReaders.id))
    .limit(READERS_AT_ONCE),
)

/** Queues a digest for each alert owner with news; returns their number. The email is written when it is sent. */
export async function queueDigests(
  { db, mailer, operations }: Pick<Deps, 'db' | 'mailer' | 'operations'>,
  now = Date.now(),
): Promise<number> {
  if (!mailer) return 0
  let queued = 0
  let after = 0
  for (;;) {
    await untilWritable(db, MINUTE_MS)
    if (operations.isReplacing()) return queued
    const readers = nextReaders(db).all({ after })
    const last = readers.at(-1)
    if (!last) return queued
    for (const reader of readers) if (queueDigest(db, reader, now)) queued += 1
    after = last.id
    await nextTurn()
  }
}

function queueDigest(db: Database, { id, digestAt }: { id: number; digestAt: Date | null }, now: number) {
  if (digestAt && Math.abs(now - digestAt.getTime()) < APART_MS) return false
  const judged = judgeAlertsOf(db, id, now)
  for (const one of judged) if (one.verdict === 'anew') beginAnew(db, one)
  if (!judged.some(({ verdict }) => verdict === 'due')) return false
  return inTransaction(db, (tx) => {
    const day = utcDay(new Date(now))
    if (!queueAlertDigest(tx, { readerId: id, day, giveUpAt: new Date(now + APART_MS) })) return false
    tx.update(priceAlertReaders)
      .set({ digestAt: new Date(now) })
      .where(eq(priceAlertReaders.id, id))
      .run()
    return true
  })
}
