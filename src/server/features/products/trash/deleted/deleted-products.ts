import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { endPrice, observePrice } from '#server/db/observed-prices.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { statement } from '#server/db/statements.ts'
import { eraseDeleted } from '#server/features/products/trash/deleted/erasing.ts'
import {
  insertStored,
  type Stored,
  storedColumns,
} from '#server/features/products/trash/deleted/stored-rows.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isFromFeed } from '#shared/product-sources.ts'

const KEPT_FOR_MS = 30 * DAY_MS

interface Deletion {
  deletedBy: string
  reason: string | null
}

/** Keeps a product whole, as the database has it, with the prices it had. */
export function keepDeleted(tx: Database, productId: number, deletion: Deletion) {
  const columns = storedColumns(tx, 'products').join(', ')
  const row = statement<Stored>(tx, `select ${columns} from products where id = ?`).get(productId)
  if (!row) return
  endPrice(tx, productId, new Date())
  const prices = statement<Stored>(tx, 'select * from observed_prices where product_id = ?').all(productId)
  const kept = {
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
    .values({ productId, ...kept })
    .onConflictDoUpdate({ target: deletedProducts.productId, set: kept })
    .run()
}

/**
 * Puts products back under their old ids, where their favorites find them. What was erased comes back as a product
 * that its feed no longer lists, which the feed's next import fills. What is in the catalogue again already stays in
 * the trash.
 */
export function restoreDeleted(tx: Database, productIds: number[]) {
  const kept = tx.select().from(deletedProducts).where(inArray(deletedProducts.productId, productIds)).all()
  const returned = kept.filter(({ row }) => !isTaken(tx, JSON.parse(row)))
  for (const { productId, row, prices } of returned) {
    // What a feed's product costs now is known when its record is read again.
    insertStored(tx, 'products', { ...JSON.parse(row), record_hash: null })
    for (const price of JSON.parse(prices)) insertStored(tx, 'observed_prices', price)
    resumeOwnPrice(tx, JSON.parse(row))
    tx.delete(deletedProducts)
      .where(inArray(deletedProducts.productId, [productId]))
      .run()
  }
  return {
    returned: returned.map(({ productId, name, erasedAt }) => ({
      id: productId,
      name,
      isErased: erasedAt !== null,
    })),
    taken: kept.filter((one) => !returned.includes(one)).map(({ name }) => name),
  }
}

/** Why an import leaves this record of a feed out; undefined when no administrator deleted its product. */
export function whyDeleted(db: Database, source: string, externalId: string): string | undefined {
  const sql = `select reason from deleted_products where source = ? and external_id = ? limit 1`
  const deletion = statement<{ reason: string | null }>(db, sql).get(source, externalId)
  if (!deletion) return undefined
  return deletion.reason
    ? `Deleted by an administrator: ${deletion.reason}`
    : 'Deleted by an administrator; it can be restored from the trash'
}

/** How many products of a feed administrators deleted. */
export function countDeleted(db: Database, source: string): number {
  const sql = 'select count(*) as count from deleted_products where source = ? and external_id is not null'
  return statement<{ count: number }>(db, sql).get(source)?.count ?? 0
}

/** Erases all that can be restored. Answers how many products that was. */
export function emptyTrash(tx: Database): number {
  return eraseDeleted(tx, new Date())
}

export function eraseOldDeletions(tx: Database) {
  eraseDeleted(tx, new Date(Date.now() - KEPT_FOR_MS))
}

function resumeOwnPrice(tx: Database, { id, source, price_minor, currency, gone_at }: Stored) {
  if (isFromFeed(String(source)) || gone_at !== null) return
  const price = { priceMinor: price_minor === null ? null : Number(price_minor), currency: String(currency) }
  observePrice(tx, Number(id), price, new Date())
}

function isTaken(tx: Database, { id, source, external_id }: Stored): boolean {
  const sql = 'select 1 from products where id = ? or (source = ? and external_id = ?)'
  return statement(tx, sql).get(id, source, external_id) !== undefined
}
