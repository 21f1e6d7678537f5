import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { type priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import { judgeAlert } from '#server/features/products/price-alerts/digests/judge-alert.ts'
import { type ConfirmedOffer, confirmedOffer } from '#server/features/products/prices/service.ts'
import { hasLeft } from '#server/mail/outbox/service.ts'

export type PriceAlert = typeof priceAlerts.$inferSelect
export type AlertReader = typeof priceAlertReaders.$inferSelect

/** What may have happened: everything else need not be looked at. */
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
  /** What it is compared with now. */
  baseMinor: number | null
  verdict: ReturnType<typeof judgeAlert>
  offer: ConfirmedOffer | undefined
}

/** A reader's alerts of products that differ from what was told. A mail that has not left has told nothing. */
export function judgeAlertsOf(db: Database, readerId: number, now: number): JudgedAlert[] {
  return ofReader(db)
    .all({ readerId })
    .map(({ alert }) => {
      const isTold = alert.mailId !== null && hasLeft(db, alert.mailId)
      const baseMinor = isTold && alert.mailedMinor !== null ? alert.mailedMinor : alert.baseMinor
      const offer = confirmedOffer(db, alert.productId, now)
      return { alert, baseMinor, offer, verdict: judgeAlert({ ...alert, baseMinor, isTold }, offer) }
    })
}

/** From here on it is compared with the present price. */
export function beginAnew(db: Database, { alert, offer }: JudgedAlert) {
  if (!offer?.price) return
  const { priceMinor, currency, series } = offer.price
  db.update(priceAlerts)
    .set({ baseMinor: priceMinor, currency, series, mailId: null, mailedMinor: null })
    .where(eq(priceAlerts.id, alert.id))
    .run()
}

/** It counts as told once this mail has left. */
export function noteMail(db: Database, { alert, baseMinor, offer }: JudgedAlert, mailId: number) {
  const mailedMinor = alert.kind === 'stock' ? null : (offer?.price?.priceMinor ?? null)
  db.update(priceAlerts).set({ baseMinor, mailId, mailedMinor }).where(eq(priceAlerts.id, alert.id)).run()
}
