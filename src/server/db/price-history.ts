import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { priceHistory } from '#server/db/schema/catalogue.ts'

const seenPrice = preparedQuery((db) =>
  db
    .insert(priceHistory)
    .values({
      productId: sql.placeholder('productId'),
      seenAt: sql.placeholder('seenAt'),
      priceMinor: sql.placeholder('priceMinor'),
      currency: sql.placeholder('currency'),
    })
    .onConflictDoUpdate({
      target: [priceHistory.productId, priceHistory.seenAt],
      set: { priceMinor: sql`excluded.price_minor`, currency: sql`excluded.currency` },
    })
    .prepare(),
)

/** Keeps what a product cost at a moment: of two prices of one moment the last. */
export function recordPrice(
  tx: Database,
  productId: number,
  { priceMinor, currency }: { priceMinor: number | null; currency: string },
  seenAt = new Date(),
) {
  seenPrice(tx).run({ productId, seenAt, priceMinor, currency })
}
