import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { donations } from '#server/db/schema/donations.ts'
import type { memberships } from '#server/db/schema/memberships.ts'

/** Checkout sessions whose end we have not heard of, the longest unasked first. */
export function pendingCheckouts(
  db: Database,
  table: typeof donations | typeof memberships,
  { livemode, limit }: { livemode: boolean; limit: number },
): string[] {
  const { checkoutSessionId, synchronisedAt } = table
  const isPending = and(
    eq(table.status, 'pending'),
    eq(table.livemode, livemode),
    isNotNull(checkoutSessionId),
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
