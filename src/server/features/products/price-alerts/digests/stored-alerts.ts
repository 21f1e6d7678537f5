import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import { judgeAlert } from '#server/features/products/price-alerts/digests/judge-alert.ts'
import { type ConfirmedOffer, confirmedOffer } from '#server/features/products/prices/service.ts'
import { hasLeft } from '#server/mail/outbox/queueing.ts'

export type PriceAlert = typeof priceAlerts.$inferSelect
export type AlertReader = typeof priceAlertReaders.$inferSelect

/** The owner, whose account is `users`, wants and may get emails. */
export const mayBeMailed = and(
  isNull(priceAlertReaders.pausedAt),
  eq(users.emailVerified, true),
  sql`${users.banned} is not 1`,
)

/** Preselects alerts that may be due; the rest need no check. */
const mayBeDue = sql`(case when ${priceAlerts.kind} = 'stock' then ${products.inStock}
  else ${priceAlerts.mailId} is not null or ${products.priceMinor} is not ${priceAlerts.baseMinor}
    or ${products.currency} is not ${priceAlerts.currency} end)`

const ofReader = preparedQuery((db) =>
  db
    .select({ alert: priceAlerts })
    .from(priceAlerts)
    .innerJoin(products, eq(products.id, priceAlerts.productId))
    .where(and(eq(priceAlerts.readerId, sql.placeholder('readerId')), mayBeDue))
    .orderBy(asc(priceAlerts.productName), asc(priceAlerts.id)),
)

export interface JudgedAlert {
  alert: PriceAlert
  baseMinor: number | null
  verdict: ReturnType<typeof judgeAlert>
  offer: ConfirmedOffer | undefined
}

/** Returns alerts whose products differ from the last message that was really sent. */
export function judgeAlertsOf(db: Database, readerId: number, now: number): JudgedAlert[] {
  return ofReader(db)
    .all({ readerId })
    .map(({ alert }) => {
      const isNotified = alert.mailId !== null && hasLeft(db, alert.mailId)
      const baseMinor = isNotified && alert.mailedMinor !== null ? alert.mailedMinor : alert.baseMinor
      const offer = confirmedOffer(db, alert.productId, now)
      return { alert, baseMinor, offer, verdict: judgeAlert({ ...alert, baseMinor, isNotified }, offer) }
    })
}

/** Compares with the present price from here on. */
export function beginAnew(db: Database, { alert, offer }: JudgedAlert) {
  if (!offer?.price) return
  const { priceMinor, currency, series } = offer.price
  db.update(priceAlerts)
    .set({ baseMinor: priceMinor, currency, series, mailId: null, mailedMinor: null })
    .where(eq(priceAlerts.id, alert.id))
    .run()
}

/** Counts as sent once this email has been sent. */
export function noteMail(db: Database, { alert, baseMinor, offer }: JudgedAlert, mailId: number) {
  const mailedMinor = alert.kind === 'stock' ? null : (offer?.price?.priceMinor ?? null)
  db.update(priceAlerts).set({ baseMinor, mailId, mailedMinor }).where(eq(priceAlerts.id, alert.id)).run()
}
