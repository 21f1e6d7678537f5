import { isNull, not, sql } from 'drizzle-orm'
import { inChangedOrder } from '#server/db/changed-order.ts'
import type { Database } from '#server/db/client.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { perVersionInTurn } from '#server/db/per-version.ts'
import { products } from '#server/db/schema/catalog.ts'
import { readProducts } from '#server/features/products/finding/service.ts'
import type { AttentionKind } from '#shared/site/attention.ts'

const { delistedAt, priceMinor, imageUrl, description, category, inStock, claims } = products

/** Counted once for each version of the catalog; large ones give earlier figures while counting again. */
export const productGaps = perVersionInTurn(
  async (db: Database): Promise<Partial<Record<AttentionKind, number>>> => {
    const [gaps = {}] = await readProducts(db, gapsQuery(db))
    return gaps
  },
  isLargeCatalog,
)

export function gapsQuery(db: Database) {
  return db
    .select({
      'products-with-claims': numberOf('products-with-claims', sql`(${claims} is not null)`),
      'products-without-price': numberOf('products-without-price', isNull(priceMinor)),
      // In the form that the index has.
      'products-without-picture': numberOf('products-without-picture', sql`(${imageUrl} is null)`),
      'products-without-text': numberOf('products-without-text', sql`(${description} = '')`),
      'products-without-category': numberOf('products-without-category', isNull(category)),
      'products-out-of-stock': numberOf('products-out-of-stock', not(inStock)),
    })
    .from(inChangedOrder)
    .where(isNull(delistedAt))
}

function numberOf(kind: AttentionKind, condition: ReturnType<typeof sql>) {
  return sql<number>`coalesce(sum(${condition}), 0)`.as(kind)
}
