import { hash } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { priceHistory, products } from '#server/db/schema/catalogue.ts'
import type { FeedProduct } from '#server/features/feeds/mapping/map-record.ts'

export type SaveOutcome = 'added' | 'returned' | 'changed' | 'unchanged'

/** The columns that belong to the feed; those that an administrator sets are not among them. */
const fromFeed = {
  name: sql.placeholder('name'),
  description: sql.placeholder('description'),
  category: sql.placeholder('category'),
  priceMinor: sql.placeholder('priceMinor'),
  listPriceMinor: sql.placeholder('listPriceMinor'),
  currency: sql.placeholder('currency'),
  imageUrl: sql.placeholder('imageUrl'),
  affiliateLink: sql.placeholder('affiliateLink'),
  advertiserName: sql.placeholder('advertiserName'),
  advertiserId: sql.placeholder('advertiserId'),
  advertiserLogoUrl: sql.placeholder('advertiserLogoUrl'),
  brand: sql.placeholder('brand'),
  gtin: sql.placeholder('gtin'),
  inStock: sql.placeholder('inStock'),
  slug: sql.placeholder('slug'),
  nameSort: sql.placeholder('nameSort'),
  searchText: sql.placeholder('searchText'),
  contentHash: sql.placeholder('contentHash'),
  priceReadAt: sql.placeholder('now'),
  updatedAt: sql.placeholder('now'),
}

/** Writes what a feed delivers, and only what differs from what is stored. Call it inside a transaction. */
export function productWriter(db: Database, now: Date): (product: FeedProduct) => SaveOutcome {
  const find = findStatement(db)
  const write = writeStatement(db)
  const keepPrice = keepPriceStatement(db)

  return function save(product) {
    const contentHash = hashOf(product)
    const known = find.get({ source: product.source, externalId: product.externalId })
    if (known?.contentHash === contentHash && known.goneAt === null) return 'unchanged'
    const { id } = write.get({ ...product, ...derivedColumns(product), contentHash, now })
    const before = known ?? { priceMinor: null, currency: product.currency }
    if (before.priceMinor !== product.priceMinor || before.currency !== product.currency) {
      keepPrice.run({ id, now, priceMinor: product.priceMinor, currency: product.currency })
    }
    if (!known) return 'added'
    return known.goneAt === null ? 'changed' : 'returned'
  }
}

function findStatement(db: Database) {
  const { contentHash, priceMinor, currency, goneAt, source, externalId } = products
  return db
    .select({ contentHash, priceMinor, currency, goneAt })
    .from(products)
    .where(and(eq(source, sql.placeholder('source')), eq(externalId, sql.placeholder('externalId'))))
    .prepare()
}

/** One statement for new and known products: preparing it costs more than running it. */
function writeStatement(db: Database) {
  const columns = getTableColumns(products)
  const incoming = Object.entries(columns)
    .filter(([key]) => key in fromFeed)
    .map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)])
  return db
    .insert(products)
    .values({
      ...fromFeed,
      source: sql.placeholder('source'),
      externalId: sql.placeholder('externalId'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [products.source, products.externalId],
      set: { ...Object.fromEntries(incoming), goneAt: null },
    })
    .returning({ id: products.id })
    .prepare()
}

/** The mapper writes the fields in one order, so equal products have equal texts. */
function hashOf(product: FeedProduct): string {
  return hash('sha256', JSON.stringify(product), 'base64url')
}

function keepPriceStatement(db: Database) {
  const price = { priceMinor: sql.placeholder('priceMinor'), currency: sql.placeholder('currency') }
  return db
    .insert(priceHistory)
    .values({ productId: sql.placeholder('id'), seenAt: sql.placeholder('now'), ...price })
    .onConflictDoUpdate({
      target: [priceHistory.productId, priceHistory.seenAt],
      set: { priceMinor: sql`excluded.price_minor`, currency: sql`excluded.currency` },
    })
    .prepare()
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
