import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { priceHistory, products } from '#server/db/schema/catalogue.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import {
  keepDeleted,
  purgeOldDeletions,
  takeBack,
} from '#server/features/product-edits/trash/deleted-products.ts'
import { DomainError } from '#shared/errors.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { fromMinor, toMinor } from '#shared/money.ts'
import {
  BULK_LIMIT,
  type NewProduct,
  type ProductBulkChange,
  type ProductEdit,
} from '#shared/product-edits.ts'

type Row = typeof products.$inferSelect

/** Sources that are no feed: nothing but an administrator changes their products. */
const OWN_SOURCES = ['manual', 'sample']
const PREVIEW_WIDTH = 400

/** A product with all that an administrator may change, listed or not. Throws NOT_FOUND. */
export function editableProduct(db: Database, id: number) {
  return toEditable(storedRow(db, id))
}

/** Adds a product by hand; the address part and the search text come from its own fields. Answers its id. */
export function addProduct(db: Database, actor: Actor, { price, ...fields }: NewProduct): { id: number } {
  const priceMinor = price === null ? null : toMinor(price, fields.currency)
  const values = { ...fields, priceMinor, ...derivedColumns(fields), priceReadAt: new Date() }
  return inTransaction(db, (tx) => {
    const { id } = tx.insert(products).values(values).returning({ id: products.id }).get()
    keepPrice(tx, id, values)
    recordChange(tx, actor, { action: 'product.added', targetId: id, targetName: fields.name, after: fields })
    return { id }
  })
}

/** Writes an edit of one version of a product. Throws CONFLICT when there is a newer version: nothing is overwritten. */
export function editProduct(db: Database, actor: Actor, { id, version, product }: ProductEdit) {
  const { price, ...fields } = product
  const priceMinor = price === null ? null : toMinor(price, fields.currency)
  return inTransaction(db, (tx) => {
    const before = storedRow(tx, id)
    if (before.updatedAt.getTime() !== version) {
      throw new DomainError('CONFLICT', 'This product was changed by someone else in the meantime')
    }
    const isNewPrice = before.priceMinor !== priceMinor || before.currency !== fields.currency
    const changes = { ...fields, priceMinor }
    tx.update(products)
      .set({
        ...changes,
        ...derivedColumns(fields),
        ...(isNewPrice && { priceReadAt: new Date() }),
        updatedAt: after(before.updatedAt),
      })
      .where(eq(products.id, id))
      .run()
    if (isNewPrice) keepPrice(tx, id, changes)
    recordChange(tx, actor, {
      action: 'product.edited',
      targetId: id,
      targetName: fields.name,
      before,
      after: changes,
    })
    return toEditable(storedRow(tx, id))
  })
}

/** Flags or moves several products at once. Answers how many there were. */
export function changeProducts(db: Database, actor: Actor, { ids, ...wanted }: ProductBulkChange) {
  const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  if (Object.keys(changes).length === 0) throw new DomainError('BAD_REQUEST', 'Choose what to change')
  return inTransaction(db, (tx) => {
    const rows = tx.select().from(products).where(inArray(products.id, ids)).limit(BULK_LIMIT).all()
    for (const before of rows) {
      tx.update(products)
        .set({ ...changes, updatedAt: after(before.updatedAt) })
        .where(eq(products.id, before.id))
        .run()
      const target = { targetId: before.id, targetName: before.name }
      recordChange(tx, actor, { action: 'product.edited', ...target, before, after: changes })
    }
    return { changed: rows.length }
  })
}

/** Takes products out of the catalogue. They can be put back under the answered id for thirty days. */
export function deleteProducts(db: Database, actor: Actor, ids: number[]) {
  const deletionId = randomUUID()
  return inTransaction(db, (tx) => {
    purgeOldDeletions(tx)
    const rows = tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids))
      .limit(BULK_LIMIT)
      .all()
    if (rows.length === 0) throw new DomainError('NOT_FOUND', 'These products are gone already')
    for (const { id, name } of rows) {
      keepDeleted(tx, deletionId, id)
      tx.delete(products).where(eq(products.id, id)).run()
      recordChange(tx, actor, {
        action: 'product.deleted',
        targetId: id,
        targetName: name,
        after: { deletionId },
      })
    }
    return { deletionId, deleted: rows.length }
  })
}

/** Puts the products of one deletion back as they were, under their old ids. */
export function restoreProducts(db: Database, actor: Actor, deletionId: string) {
  return inTransaction(db, (tx) => {
    const restored = takeBack(tx, deletionId)
    if (restored.length === 0) throw new DomainError('NOT_FOUND', 'This deletion cannot be undone any more')
    for (const { id, name } of restored)
      recordChange(tx, actor, { action: 'product.restored', targetId: id, targetName: name })
    return { restored: restored.length }
  })
}

/** The picture at an address as a small data URL; null when there is none to be had. */
export async function picturePreview({ pictures }: Pick<Deps, 'pictures'>, url: string) {
  const address = safeHttpUrl(url)
  const content = address && (await pictures.variant(address, PREVIEW_WIDTH, 'webp'))
  return { dataUrl: content ? `data:image/webp;base64,${content.toString('base64')}` : null }
}

function storedRow(db: Database, id: number): Row {
  const row = db.select().from(products).where(eq(products.id, id)).get()
  if (!row) throw new DomainError('NOT_FOUND', 'That product is no longer in the catalogue')
  return row
}

function toEditable(row: Row) {
  return {
    id: row.id,
    version: row.updatedAt.getTime(),
    source: row.source,
    feed: OWN_SOURCES.includes(row.source) ? null : row.source,
    goneAt: row.goneAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    slug: row.slug,
    product: {
      name: row.name,
      description: row.description,
      price: row.priceMinor === null ? null : fromMinor(row.priceMinor, row.currency),
      currency: row.currency,
      category: row.category,
      advertiserName: row.advertiserName,
      advertiserId: row.advertiserId,
      advertiserLogoUrl: row.advertiserLogoUrl,
      imageUrl: row.imageUrl,
      affiliateLink: row.affiliateLink,
      commission: row.commission,
      isBestSeller: row.isBestSeller,
      isEditorsPick: row.isEditorsPick,
      rating: row.rating,
      reviews: row.reviews,
    },
  }
}

function keepPrice(tx: Database, productId: number, price: { priceMinor: number | null; currency: string }) {
  const { priceMinor, currency } = price
  tx.insert(priceHistory)
    .values({ productId, seenAt: new Date(), priceMinor, currency })
    .onConflictDoNothing()
    .run()
}

/** Two versions never have the same time, however fast they follow each other. */
function after(time: Date): Date {
  return new Date(Math.max(Date.now(), time.getTime() + 1))
}
