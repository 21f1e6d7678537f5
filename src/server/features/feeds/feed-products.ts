import { hash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { priceHistory, products } from '#server/db/schema/catalogue.ts'
import type { FeedProduct } from '#server/features/feeds/map-record.ts'
import { derivedColumns } from '#server/features/products/product-row.ts'

export type SaveOutcome = 'added' | 'returned' | 'changed' | 'unchanged'

/** Writes what a feed delivers, and only what differs from what is stored. Call it inside a transaction. */
export function productWriter(db: Database, now: Date): (product: FeedProduct) => SaveOutcome {
  const { id, contentHash, priceMinor, currency, goneAt } = products
  const find = db
    .select({ id, contentHash, priceMinor, currency, goneAt })
    .from(products)
    .where(
      and(
        eq(products.source, sql.placeholder('source')),
        eq(products.externalId, sql.placeholder('externalId')),
      ),
    )
    .prepare()

  return function save(product) {
    const contentHash = hashOf(product)
    const known = find.get({ source: product.source, externalId: product.externalId })
    if (known?.contentHash === contentHash && known.goneAt === null) return 'unchanged'
    const row = {
      ...product,
      ...derivedColumns(product),
      contentHash,
      priceReadAt: now,
      goneAt: null,
      updatedAt: now,
    }
    if (!known) {
      const [added] = db
        .insert(products)
        .values({ ...row, createdAt: now })
        .returning({ id })
        .all()
      if (added && product.priceMinor !== null) keepPrice(db, added.id, product, now)
      return 'added'
    }
    db.update(products).set(row).where(eq(products.id, known.id)).run()
    if (known.priceMinor !== product.priceMinor || known.currency !== product.currency) {
      keepPrice(db, known.id, product, now)
    }
    return known.goneAt === null ? 'changed' : 'returned'
  }
}

function hashOf(product: FeedProduct): string {
  return hash('sha256', JSON.stringify(Object.entries(product).sort()), 'base64url')
}

function keepPrice(db: Database, productId: number, { priceMinor, currency }: FeedProduct, seenAt: Date) {
  const price = { priceMinor, currency }
  db.insert(priceHistory)
    .values({ productId, seenAt, ...price })
    .onConflictDoUpdate({ target: [priceHistory.productId, priceHistory.seenAt], set: price })
    .run()
}

/** The feed's products that the shop shows, a page at a time, by external id. */
export function listedPage(db: Database, source: string, afterExternalId: string, limit: number) {
  return db
    .select({ id: products.id, externalId: products.externalId })
    .from(products)
    .where(
      and(eq(products.source, source), gt(products.externalId, afterExternalId), isNull(products.goneAt)),
    )
    .orderBy(asc(products.externalId))
    .limit(limit)
    .all()
}

export function markGone(db: Database, ids: number[], now: Date) {
  db.update(products).set({ goneAt: now, updatedAt: now }).where(inArray(products.id, ids)).run()
}
