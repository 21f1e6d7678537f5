import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { donations } from '#server/db/schema/donations.ts'
import type { memberships } from '#server/db/schema/memberships.ts'

/** Returns open checkouts created before `before`, the least recently checked first. */
export function pendingCheckouts(
  db: Database,
  table: typeof donations | typeof memberships,
  { livemode, limit, before }: { livemode: boolean; limit: number; before?: Date },
): string[] {
  const { checkoutSessionId, synchronisedAt } = table
  const isPending = and(
    eq(table.status, 'pending'),
    eq(table.livemode, livemode),
    isNotNull(checkoutSessionId),
    before && lt(table.createdAt, before),
  )
  return db
    .select({ sessionId: checkoutSessionId })
    .from(table)
    .where(isPending)
    .orderBy(synchronisedAt)
    .limit(limit)
    .all()
    .flatMap(({ sessionId }) => sessionId ?? [])
}
