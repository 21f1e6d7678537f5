import { and, count, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

const OVERDUE_AFTER_MS = HOUR_MS

export function webhookLengths(db: Database, now = Date.now()) {
  const isWaiting = and(
    eq(webhookEndpoints.enabled, true),
    inArray(webhookDeliveries.state, ['waiting', 'claimed']),
  )
  const countOf = (where: typeof isWaiting) =>
    db
      .select({ count: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(where)
      .get()?.count ?? 0
  const isOld = lt(webhookDeliveries.createdAt, new Date(now - OVERDUE_AFTER_MS))
  return { waiting: countOf(isWaiting), delayed: countOf(and(isWaiting, isOld)) }
}
