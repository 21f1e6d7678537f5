import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { products } from '#server/db/schema/catalog.ts'
import { chosenKey, shortsByKey } from '#server/db/shop-categories.ts'
import { settleVariants } from '#server/db/variant-groups.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { observeProductPrice } from '#server/features/products/prices/service.ts'
import {
  eraseDeleted,
  eraseOldDeletions,
  keepDeleted,
  restoreDeleted,
} from '#server/features/products/trash/service.ts'
import { DomainError } from '#shared/errors.ts'
import {
  type NewProduct,
  type ProductBulkChange,
  type ProductDeletion,
  type ProductEdit,
  priceMistake,
} from '#shared/inputs/product-edits.ts'
import { BULK_LIMIT } from '#shared/inputs/several.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { fromMinor, toMinor } from '#shared/prices/money.ts'
import { moreImagesOf, storedImages } from '#shared/products/more-images.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'
import { variantOf } from '#shared/variants/named-variant.ts'

type Row = typeof products.$inferSelect

const PREVIEW_WIDTH = 400

/** Returns a product with all editable fields, listed or not. Throws NOT_FOUND. */
export function editableProduct(db: Database, id: number) {
  return toEditable(db, storedRow(db, id))
}

/** Adds a product by hand and returns its id. The slug and the search text come from its own fields. */
export function addProduct(db: Database, actor: Actor, product: NewProduct, shopCurrency: string) {
  const { price, moreImageUrls = [], ...details } = withCurrency(product, shopCurrency)
  const fields = {
    ...details,
    category: chosenKey(db, details.category, 'category'),
    moreImageUrls: storedImages(moreImageUrls, details.imageUrl),
  }
  const priceMinor = price === null ? null : toMinor(price, fields.currency)
  const derived = derivedColumns({ ...fields, source: 'manual' })
  const values = { ...fields, priceMinor, ...derived, priceReadAt: new Date() }
  return inTransaction(db, (tx) => {
    const { id } = tx.insert(products).values(values).returning({ id: products.id }).get()
    settleVariants(tx, new Map([[id, null]]))
    observeProductPrice(tx, id, values, new Date())
    recordChange(tx, actor, {
      action: 'product.added',
      targetId: id,
      targetName: fields.name,
      after: { ...details, moreImageUrls: fields.moreImageUrls },
    })
    return { id }
  })
}

/** Saves an edit of one version of a product. Throws CONFLICT when there is a newer version; nothing is overwritten. */
export function editProduct(
  db: Database,
  actor: Actor,
  { id, version, product }: ProductEdit,
  shopCurrency: string,
) {
  const { price, moreImageUrls, ...details } = withCurrency(product, shopCurrency)
  const priceMinor = price === null ? null : toMinor(price, details.currency)
  return inTransaction(db, (tx) => {
    const before = storedRow(tx, id)
    const fields = {
      ...details,
      category: chosenKey(tx, details.category, 'product.category'),
      moreImageUrls: moreImageUrls ? storedImages(moreImageUrls, details.imageUrl) : before.moreImageUrls,
    }
    if (before.updatedAt.getTime() !== version)
      throw new DomainError('CONFLICT', 'This product was changed by someone else in the meantime')
    const now = new Date()
    const isNewPrice = before.priceMinor !== priceMinor || before.currency !== fields.currency
    const changes = { ...fields, priceMinor }
    tx.update(products)
      .set({
        ...changes,
        ...derivedColumns({ ...before, ...variantOfName(before, fields), ...fields }),
        ...(isNewPrice && { priceReadAt: now }),
        updatedAt: after(before.updatedAt),
      })
      .where(eq(products.id, id))
      .run()
    settleVariants(tx, new Map([[id, before.variantGroup]]))
    const isOtherOffer = before.advertiserName !== fields.advertiserName
    // A price typed for a feed's product was not observed.
    const observed = isFromFeed(before.source) ? { ...changes, priceMinor: null } : changes
    if (isNewPrice || isOtherOffer) observeProductPrice(tx, id, { ...observed, isOtherOffer }, now)
    const change = { before: namedAsNow(tx, before), after: namedAsNow(tx, changes) }
    recordChange(tx, actor, { action: 'product.edited', targetId: id, targetName: fields.name, ...change })
    return toEditable(tx, storedRow(tx, id))
  })
}

export function changeProducts(db: Database, actor: Actor, { ids, ...requested }: ProductBulkChange) {
  const provided = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined))
  if (Object.keys(provided).length === 0) throw new DomainError('BAD_REQUEST', 'Choose what to change')
  return inTransaction(db, (tx) => {
    const { category } = requested
    const changes = category ? { ...provided, category: chosenKey(tx, category, 'category') } : provided
    const rows = tx.select().from(products).where(inArray(products.id, ids)).limit(BULK_LIMIT).all()
    for (const before of rows) {
      tx.update(products)
        .set({ ...changes, ...derivedColumns({ ...before, ...changes }), updatedAt: after(before.updatedAt) })
        .where(eq(products.id, before.id))
        .run()
      const target = { targetId: before.id, targetName: before.name }
      const change = { before: namedAsNow(tx, before), after: namedAsNow(tx, changes) }
      recordChange(tx, actor, { action: 'product.edited', ...target, ...change })
    }
    settleVariants(tx, new Map(rows.map((before) => [before.id, before.variantGroup])))
    return { changed: rows.length }
  })
}

export function deleteProducts(db: Database, actor: Actor, { ids, reason }: ProductDeletion) {
  return inTransaction(db, (tx) => {
    eraseOldDeletions(tx)
    const rows = tx
      .select({ id: products.id, name: products.name, variantGroup: products.variantGroup })
      .from(products)
      .where(inArray(products.id, ids))
      .limit(BULK_LIMIT)
      .all()
    if (rows.length === 0) throw new DomainError('NOT_FOUND', 'These products have already been deleted')
    for (const { id, name } of rows) {
      keepDeleted(tx, id, { deletedBy: actor.email, reason })
      tx.delete(products).where(eq(products.id, id)).run()
      recordChange(tx, actor, {
        action: 'product.deleted',
        targetId: id,
        targetName: name,
        ...(reason && { after: { reason } }),
      })
    }
    settleVariants(tx, new Map(rows.map(({ id, variantGroup }) => [id, variantGroup])))
    return { ids: rows.map(({ id }) => id), deleted: rows.length }
  })
}

/** Restores products under their old ids. `awaited` ones are filled by their feed's next import. */
export function restoreProducts(db: Database, actor: Actor, ids: number[]) {
  return inTransaction(db, (tx) => {
    const { returned, taken } = restoreDeleted(tx, ids)
    if (returned.length === 0 && taken.length > 0)
      throw new DomainError('CONFLICT', `${taken[0]} is already back in the catalog`)
    if (returned.length === 0) throw new DomainError('NOT_FOUND', 'These products are no longer in the trash')
    settleVariants(tx, new Map(returned.map(({ id }) => [id, null])))
    for (const { id, name } of returned)
      recordChange(tx, actor, { action: 'product.restored', targetId: id, targetName: name })
    const awaited = returned.filter(({ isErased }) => isErased).length
    return { restored: returned.length - awaited, awaited, taken }
  })
}

export function eraseTrash(db: Database, actor: Actor) {
  return inTransaction(db, (tx) => {
    const erased = eraseDeleted(tx)
    recordChange(tx, actor, { action: 'trash.emptied', targetName: 'Trash', after: { erased } })
    return { erased }
  })
}

export { listDeleted } from '#server/features/products/trash/service.ts'

/** Returns the picture at an address as a small data URL; null when it cannot be fetched. */
export async function picturePreview({ pictures }: Pick<Deps, 'pictures'>, url: string) {
  const address = safeHttpUrl(url)
  const content = address && (await pictures.variant(address, PREVIEW_WIDTH, 'webp'))
  return { dataUrl: content ? `data:image/webp;base64,${content.toString('base64')}` : null }
}

/** Prices without a currency use the shop's and must have its decimals. */
function withCurrency<Fields extends { price: number | null; currency: string | undefined }>(
  product: Fields,
  shopCurrency: string,
) {
  const priced = { ...product, currency: product.currency ?? shopCurrency }
  const mistake = priceMistake(priced)
  if (mistake) throw new DomainError('BAD_REQUEST', mistake, { field: 'price' })
  return priced
}

/** A feed's size and color stay until a new name gives others. */
function variantOfName(before: Row, { name }: { name: string }) {
  if (name === before.name) return {}
  const said = variantOf(name)
  return { size: said.size ?? before.size, color: said.color ?? before.color }
}

function storedRow(db: Database, id: number): Row {
  const row = db.select().from(products).where(eq(products.id, id)).get()
  if (!row) throw new DomainError('NOT_FOUND', 'That product is no longer in the catalog')
  return row
}

function namedAsNow<Values extends { category?: string | null }>(db: Database, values: Values): Values {
  const { category } = values
  return category ? { ...values, category: shortsByKey(db).get(category) ?? null } : values
}

function toEditable(db: Database, row: Row) {
  return {
    id: row.id,
    version: row.updatedAt.getTime(),
    source: row.source,
    feed: isFromFeed(row.source) ? row.source : null,
    delistedAt: row.delistedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    slug: row.slug,
    product: {
      name: row.name,
      description: row.description,
      price: row.priceMinor === null ? null : fromMinor(row.priceMinor, row.currency),
      currency: row.currency,
      category: namedAsNow(db, row).category,
      advertiserName: row.advertiserName,
      advertiserId: row.advertiserId,
      advertiserLogoUrl: row.advertiserLogoUrl,
      imageUrl: row.imageUrl,
      moreImageUrls: moreImagesOf(row.moreImageUrls),
      affiliateLink: row.affiliateLink,
      commission: row.commission,
      isBestSeller: row.isBestSeller,
      isEditorsPick: row.isEditorsPick,
      rating: row.rating,
      reviews: row.reviews,
    },
  }
}

/** Two versions never have the same time, even in quick succession. */
function after(time: Date): Date {
  return new Date(Math.max(Date.now(), time.getTime() + 1))
}
