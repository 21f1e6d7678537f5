import { hash } from 'node:crypto'
import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { inBulkTransaction, type WrittenProducts } from '#server/db/bulk-transaction.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { derivedColumns, withoutVariants } from '#server/db/derived-columns.ts'
import { type CurrentPrice, endPrice, observeFirstPrices } from '#server/db/observed-prices.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { PRICE_SEEN_AT } from '#server/db/price-seen.ts'
import { FEED_COLUMNS, SHOP_COLUMNS, sqlName, sqlNames } from '#server/db/product-columns.ts'
import { products } from '#server/db/schema/catalog.ts'
import { categoryKey, type ShopCategory, shopCategories } from '#server/db/shop-categories.ts'
import { statement } from '#server/db/statements.ts'
import type { FeedProduct } from '#server/features/feeds/mapping/map-record.ts'
import {
  forgetRecord,
  noteAdded,
  noteChange,
  noteRecord,
  readRecordAgain,
  type StoredColumns,
  updateColumns,
} from '#server/features/feeds/storing/feed-changes.ts'
import { observeProductPrice } from '#server/features/products/prices/service.ts'
import { whyDeleted } from '#server/features/products/trash/service.ts'

/** `deleted`: an administrator deleted it after the comparison. */
export type SaveOutcome = 'added' | 'returned' | 'changed' | 'unchanged' | 'deleted'

export interface StoredProduct {
  /** 0 in a dry run, which stores nothing. */
  id: number
  outcome: Exclude<SaveOutcome, 'deleted'>
  /** The time from which an unchanged price is trusted; null or absent when it already is. */
  doubtedUntil?: number | null
}

export type SavedProduct = StoredProduct | { id: 0; outcome: 'deleted' }

export interface ExistingProduct {
  id: number
  recordHash: string | null
  contentHash: string | null
  /** When it was delisted, as a Unix time in milliseconds. */
  delistedAt: number | null
}

export interface PendingProduct {
  product: FeedProduct
  isNew?: boolean
  contentHash: string
  recordHash: string
}

interface ReadyProduct extends PendingProduct {
  /** Computed before the transaction, to keep that short. */
  columns?: StoredColumns | undefined
}

interface WrittenRows {
  written: WrittenProducts
  groups: Set<StoredColumns[string]>
}

export interface WritingRun {
  runId: number
  now: Date
}

const IMAGE = [...sqlNames(FEED_COLUMNS), 'price_read_at', 'gone_at', 'updated_at'].join(', ')
const SHOP_DETAILS = sqlNames(SHOP_COLUMNS)
const NAMED_FEED_COLUMNS = FEED_COLUMNS.map((column) => [column, sqlName(column)] as const)
const NAMED_SHOP_COLUMNS = SHOP_COLUMNS.map((column) => [column, sqlName(column)] as const)
const FIND_EXISTING = `select id, record_hash as recordHash, content_hash as contentHash, gone_at as delistedAt
  from products where source = ? and external_id = ?`
const FIND_IMAGE = `select id, ${IMAGE}, ${SHOP_DETAILS} from products where source = ? and external_id = ?`

/** The mapper writes the fields in one order, so equal products have equal texts. */
export function contentHashOf(product: FeedProduct): string {
  return hash('sha1', JSON.stringify(product), 'base64url')
}

export function findExisting(db: Database, source: string, externalId: string): ExistingProduct | undefined {
  return statement<ExistingProduct>(db, FIND_EXISTING).get(source, externalId)
}

export function saveProducts(db: Database, pending: PendingProduct[], run: WritingRun): SavedProduct[] {
  const ready = pending.map((one) => (one.isNew ? { ...one, columns: columnsOf(one) } : one))
  return inBulkTransaction(db, (written) => {
    const categories = shopCategories(db)
    const rows = { written, groups: new Set<StoredColumns[string]>() }
    const saved = ready.map((one) => saveProduct(db, withCategoryKey(one, categories), run, rows))
    const added = saved.flatMap(({ id, outcome }) => (outcome === 'added' ? [id] : []))
    noteAdded(db, run.runId, added)
    observeFirstPrices(db, added, run.now)
    return saved
  })
}

/** Its category may have been deleted since the comparison. */
function withCategoryKey(one: ReadyProduct, categories: ShopCategory[]): ReadyProduct {
  const category = categoryKey(categories, one.product.category)
  if (category === one.product.category) return one
  return { ...one, product: { ...one.product, category }, columns: undefined }
}

function saveProduct(db: Database, one: ReadyProduct, run: WritingRun, rows: WrittenRows): SavedProduct {
  const { source, externalId } = one.product
  if (one.isNew) {
    const added = addProduct(db, one, run, rows)
    if (added !== undefined) return { id: added, outcome: 'added' }
  }
  const existing = statement<StoredColumns & { id: number }>(db, FIND_IMAGE).get(source, externalId)
  if (existing) {
    const { id, ...before } = existing
    return { id, ...changeProduct(db, id, before, one, run, rows.written) }
  }
  if (whyDeleted(db, source, externalId)) return { id: 0, outcome: 'deleted' }
  return { id: addProduct(db, one, run, rows) ?? 0, outcome: 'added' }
}

/** Returns its id; undefined when it was restored after the comparison and so exists. */
function addProduct(
  db: Database,
  one: ReadyProduct,
  { now }: WritingRun,
  { written, groups }: WrittenRows,
): number | undefined {
  const own = one.columns ?? columnsOf(one)
  const group = own.variant_group ?? null
  const columns: StoredColumns = {
    ...own,
    // Groups are resolved at the end. Rows in front until then would pass through every index.
    is_front: groups.has(group) ? 0 : 1,
    commission: null,
    rating: null,
    reviews: null,
    is_best_seller: 0,
    is_editors_pick: 0,
    ...shopColumns(one.product),
    source: one.product.source,
    external_id: one.product.externalId,
    price_read_at: now.getTime(),
    created_at: now.getTime(),
    updated_at: now.getTime(),
  }
  const names = Object.keys(columns)
  insertSql ??= `insert into products (${names}) values (${names.map(() => '?')})
    on conflict (source, external_id) do nothing`
  const { changes, lastInsertRowid } = statement(db, insertSql).run(...Object.values(columns))
  if (changes === 0) return undefined
  const id = Number(lastInsertRowid)
  if (group !== null) groups.add(group)
  written.noteNew(id)
  return id
}

/** The columns are always the same, in the same order. */
let insertSql: string | undefined

function changeProduct(
  db: Database,
  id: number,
  before: StoredColumns,
  one: PendingProduct,
  { runId, now }: WritingRun,
  written: WrittenProducts,
): Omit<StoredProduct, 'id'> {
  const listed = before.gone_at === null
  if (listed && before.content_hash === one.contentHash) {
    noteRecord(db, id, one.recordHash)
    return { outcome: 'unchanged', ...observeRecordPrice(db, id, one.product, now) }
  }
  const after: StoredColumns = { ...columnsOf(one), ...shopColumns(one.product), gone_at: null }
  const stored: StoredColumns = { ...before, search_text: withoutVariants(String(before.search_text)) }
  const differing: StoredColumns = { price_read_at: now.getTime(), updated_at: now.getTime() }
  for (const [name, value] of Object.entries(after)) {
    if (stored[name] !== value) differing[name] = value
  }
  noteChange(db, runId, id, withoutForeign(before, after))
  written.note(id)
  // Each write costs its indexes, even of an equal value.
  updateColumns(db, id, differing)
  const price = { ...one.product, isOtherOffer: isOtherOffer(before, after) }
  const observation = observeRecordPrice(db, id, price, now)
  return { outcome: listed ? 'changed' : 'returned', ...observation }
}

/** A doubted price must be observed again, even if its record stays the same. */
function observeRecordPrice(db: Database, id: number, price: CurrentPrice, now: Date) {
  const observation = observeProductPrice(db, id, price, now)
  if (observation.doubtedUntil !== null) readRecordAgain(db, id)
  return observation
}

function columnsOf({ product, contentHash, recordHash }: PendingProduct): StoredColumns {
  const values = { ...product, ...derivedColumns(product), contentHash, recordHash }
  const columns: StoredColumns = {}
  for (const [column, name] of NAMED_FEED_COLUMNS) columns[name] = asStored(values[column])
  return columns
}

function shopColumns(product: FeedProduct): StoredColumns {
  const columns: StoredColumns = {}
  for (const [column, name] of NAMED_SHOP_COLUMNS) {
    if (product[column] !== undefined) columns[name] = asStored(product[column])
  }
  return columns
}

function asStored(value: string | number | boolean | null | undefined): StoredColumns[string] {
  return typeof value === 'boolean' ? Number(value) : (value ?? null)
}

/** A rollback leaves columns alone that the feed does not set. */
function withoutForeign(before: StoredColumns, after: StoredColumns): StoredColumns {
  const foreign = SHOP_DETAILS.filter((name) => !Object.hasOwn(after, name))
  return Object.fromEntries(Object.entries(before).filter(([name]) => !foreign.includes(name)))
}

/** Feeds reuse an id for another product, or pack fewer pieces under the same one. */
function isOtherOffer(before: StoredColumns, after: StoredColumns): boolean {
  const isOther = (key: string) => before[key] !== null && after[key] !== null && before[key] !== after[key]
  return isOtherRetailer(before, after) || ['gtin', 'content_amount', 'content_unit'].some(isOther)
}

/** Compares the network's ids when both have one: a name's spelling may change. */
function isOtherRetailer(before: StoredColumns, after: StoredColumns): boolean {
  const key =
    before.advertiser_id !== null && after.advertiser_id !== null ? 'advertiser_id' : 'advertiser_name'
  return before[key] !== after[key]
}

const listedInFeed = and(eq(products.source, sql.placeholder('source')), isNull(products.delistedAt))
const listedOf = preparedQuery((db) => db.select({ listed: count() }).from(products).where(listedInFeed))
const claimingOf = preparedQuery((db) =>
  db
    .select({ claiming: count() })
    .from(products)
    .where(and(listedInFeed, isNotNull(products.claims))),
)
const listedAfter = preparedQuery((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(listedInFeed, gt(products.id, sql.placeholder('afterId'))))
    .orderBy(asc(products.id))
    .limit(sql.placeholder('limit')),
)

export function countListed(db: Database, source: string): number {
  return listedOf(db).get({ source })?.listed ?? 0
}

export function countClaims(db: Database, source: string): number {
  return claimingOf(db).get({ source })?.claiming ?? 0
}

export function listedPage(db: Database, source: string, afterId: number, limit: number): number[] {
  return listedAfter(db)
    .all({ source, afterId, limit })
    .map(({ id }) => id)
}

/** Takes products out of the shop; favorites and history stay. */
export function delist(db: Database, ids: number[], { runId, now }: WritingRun) {
  inBulkTransaction(db, (written) => {
    for (const id of ids) {
      const before = statement<StoredColumns>(
        db,
        `select ${IMAGE} from products where id = ? and gone_at is null`,
      ).get(id)
      if (!before) continue
      noteChange(db, runId, id, before)
      written.note(id)
      updateColumns(db, id, { gone_at: now.getTime(), updated_at: now.getTime() })
      endPrice(db, id, now)
    }
  })
}

/** Later runs of the feed will have read everything but these. */
const KEEP_PRICE_DAY = `update products as p set price_read_at = ${PRICE_SEEN_AT} where p.id = ? and p.record_hash is not null`

/** Marks prices as unknown until a record is readable; the products stay in the shop. */
export function losePrices(db: Database, ids: number[], { now }: WritingRun) {
  inTransaction(db, () => {
    for (const id of ids) {
      endPrice(db, id, now)
      statement(db, KEEP_PRICE_DAY).run(id)
      forgetRecord(db, id)
    }
  })
}
