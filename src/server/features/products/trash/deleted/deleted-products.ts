import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { rederivedColumns } from '#server/db/derived-columns.ts'
import { endPrice, observePrice } from '#server/db/observed-prices.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import { asCategorized } from '#server/db/shop-categories.ts'
import { eraseDeleted } from '#server/features/products/trash/deleted/erasing.ts'
import { insertStored, type Stored, storedRows } from '#server/features/products/trash/deleted/stored-rows.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const RETENTION_MS = 30 * DAY_MS

const ofSource = eq(deletedProducts.source, sql.placeholder('source'))
const deletionOf = preparedQuery((db) =>
  db
    .select({ reason: deletedProducts.reason })
    .from(deletedProducts)
    .where(and(ofSource, eq(deletedProducts.externalId, sql.placeholder('externalId'))))
    .limit(1),
)
const deletionsOf = preparedQuery((db) =>
  db
    .select({ deletions: count() })
    .from(deletedProducts)
    .where(and(ofSource, isNotNull(deletedProducts.externalId))),
)

export function keepDeleted(
  tx: Database,
  productId: number,
  deletion: { deletedBy: string; reason: string | null },
) {
  const [row] = storedRows(tx, products, products.id, productId)
  if (!row) return
  endPrice(tx, productId, new Date())
  const prices = storedRows(tx, observedPrices, observedPrices.productId, productId)
  const snapshot = {
    ...deletion,
    name: String(row.name),
    searchText: String(row.search_text),
    source: String(row.source),
    externalId: row.external_id === null ? null : String(row.external_id),
    deletedAt: new Date(),
    row: JSON.stringify(row),
    prices: JSON.stringify(prices),
    erasedAt: null,
  }
  tx.insert(deletedProducts)
    .values({ productId, ...snapshot })
    .onConflictDoUpdate({ target: deletedProducts.productId, set: snapshot })
    .run()
}

/**
 * Restores products under their old ids, so that their favorites work again. An erased product returns as one delisted
 * by its feed, and the feed's next import fills it. A product that is in the catalog again stays in the trash.
 */
export function restoreDeleted(tx: Database, productIds: number[]) {
  const isNamed = inArray(deletedProducts.productId, productIds)
  const trashed = tx.select().from(deletedProducts).where(isNamed).all()
  const returned = trashed.filter(({ row }) => !isTaken(tx, JSON.parse(row)))
  for (const { productId, row, prices } of returned) {
    // The current price of a feed's product is unknown until its record is read again.
    const stored = asCategorized(tx, JSON.parse(row))
    insertStored(tx, products, {
      ...stored,
      ...rederivedColumns(stored),
      record_hash: null,
      is_front: 1,
      variant_count: 0,
      variant_kind: null,
      group_filter_values: null,
    })
    for (const price of JSON.parse(prices)) insertStored(tx, observedPrices, price)
    resumeOwnPrice(tx, JSON.parse(row))
    tx.delete(deletedProducts).where(eq(deletedProducts.productId, productId)).run()
  }
  return {
    returned: returned.map(({ productId: id, name, erasedAt }) => ({
      id,
      name,
      isErased: erasedAt !== null,
    })),
    taken: trashed.filter((one) => !returned.includes(one)).map(({ name }) => name),
  }
}

export function whyDeleted(db: Database, source: string, externalId: string): string | undefined {
  const deletion = deletionOf(db).get({ source, externalId })
  if (!deletion) return undefined
  return deletion.reason
    ? `Deleted by an administrator: ${deletion.reason}`
    : 'Deleted by an administrator; it can be restored from the trash'
}

export function countDeleted(db: Database, source: string): number {
  return deletionsOf(db).get({ source })?.deletions ?? 0
}

export function eraseOldDeletions(tx: Database) {
  eraseDeleted(tx, new Date(Date.now() - RETENTION_MS))
}

function resumeOwnPrice(tx: Database, { id, source, price_minor, currency, gone_at }: Stored) {
  if (isFromFeed(String(source)) || gone_at !== null) return
  const price = { priceMinor: price_minor === null ? null : Number(price_minor), currency: String(currency) }
  observePrice(tx, Number(id), price, new Date())
}

/** True if the id, or the same record of the same feed, is in the catalog. */
function isTaken(tx: Database, { id, source, external_id }: Stored): boolean {
  const isSame = sql`${products.id} = ${id}
    or (${products.source} = ${source} and ${products.externalId} = ${external_id})`
  return tx.select({ id: products.id }).from(products).where(isSame).get() !== undefined
}
