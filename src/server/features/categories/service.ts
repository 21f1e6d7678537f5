import { eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { movedPositions } from '#server/db/moved-positions.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogCounts, categories, formerCategoryNames } from '#server/db/schema/catalog.ts'
import { localCategories, type ShopCategory, shopCategories } from '#server/db/shop-categories.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { keepPicture, requirePicture } from '#server/features/pictures/uploads/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { CategoryEdit, NewCategory } from '#shared/inputs/category-edits.ts'
import type { Move } from '#shared/inputs/ordering.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import { findCategory } from '#shared/products/categories.ts'

export { deleteCategory } from '#server/features/categories/deleting/delete-category.ts'
export { resumeLeaving } from '#server/features/categories/deleting/leaving-products.ts'

const counts = preparedQuery((db) =>
  db.select({ key: catalogCounts.category, listed: catalogCounts.listed }).from(catalogCounts),
)
const leaving = preparedQuery((db) =>
  db.select({ key: categories.key }).from(categories).where(eq(categories.isLeaving, true)),
)

export function listCategories(db: Database) {
  return localCategories(db).map(
    ({ id, short, label, name, lang, description, color, icon, picture, isHidden, former, ...texts }) => ({
      id,
      short,
      label,
      name,
      ...(lang && { lang }),
      description,
      color,
      icon,
      picture,
      ...(isHidden && { isHidden }),
      ...(former.length > 0 && { former }),
      ...(texts.searchTitle && { searchTitle: texts.searchTitle }),
      ...(texts.searchDescription && { searchDescription: texts.searchDescription }),
    }),
  )
}

export function listCategoryTiles(db: Database) {
  return localCategories(db)
    .filter(({ isHidden }) => !isHidden)
    .map(({ short, label, lang, tagline, color, icon, picture }) => {
      return { short, label, ...(lang && { lang }), tagline, color, icon, picture }
    })
}

export function listEditableCategories(db: Database) {
  const counted = counts(db).all()
  return {
    categories: shopCategories(db).map(({ key, position: _, former: __, ...category }) => ({
      ...category,
      products: counted.find((count) => count.key === key)?.listed ?? 0,
    })),
    isMoving: leaving(db).all().length > 0,
  }
}

export function keepTilePicture(
  deps: Pick<Deps, 'db' | 'limits' | 'makePicture'>,
  actor: Actor,
  body: AsyncIterable<Uint8Array>,
) {
  return keepPicture(deps, actor, 'category', body)
}

/** Adds a category at the end. Throws CONFLICT when one of its names is taken. */
export function addCategory(db: Database, actor: Actor, category: NewCategory) {
  return inTransaction(db, (tx) => {
    const others = shopCategories(tx)
    if (others.length >= MAX_CATEGORIES)
      throw new DomainError('CONFLICT', `There are already ${MAX_CATEGORIES} categories`)
    refuseTakenNames(others, category, '')
    requirePicture(tx, category.picture, 'category', 'picture')
    const position = Math.max(0, ...others.map((other) => other.position)) + 1
    const values = { ...category, position, key: freeKey(tx, category.short) }
    const { id } = tx.insert(categories).values(values).returning({ id: categories.id }).get()
    raiseCatalogVersion(tx)
    const target = { targetId: id, targetName: category.name }
    recordChange(tx, actor, { action: 'category.added', ...target, after: category })
    return { id }
  })
}

/**
 * Saves an edit. Products keep their key, so a new short name costs one row. Addresses and feed rules with the former
 * name are redirected. Throws CONFLICT when a name is taken or the category was edited since that version; nothing is
 * overwritten.
 */
export function editCategory(db: Database, actor: Actor, { id, version, category }: CategoryEdit) {
  return inTransaction(db, (tx) => {
    const existing = shopCategories(tx)
    const before = requireCategory(existing, id)
    if (before.version !== version)
      throw new DomainError('CONFLICT', 'This category was changed by someone else in the meantime')
    const others = existing.filter((other) => other !== before)
    refuseTakenNames(others, category, 'category.')
    requirePicture(tx, category.picture, 'category', 'category.picture')
    tx.update(categories)
      .set({ ...category, version: version + 1 })
      .where(eq(categories.id, id))
      .run()
    if (category.short !== before.short) rememberName(tx, before, category.short)
    raiseCatalogVersion(tx)
    const target = { targetId: id, targetName: category.name }
    recordChange(tx, actor, { action: 'category.edited', ...target, before, after: category })
    return { success: true }
  })
}

export function moveCategory(db: Database, actor: Actor, { id, direction }: Move) {
  return inTransaction(db, (tx) => {
    const existing = shopCategories(tx)
    const { name } = requireCategory(existing, id)
    for (const moved of movedPositions(existing, id, direction))
      tx.update(categories).set({ position: moved.position }).where(eq(categories.id, moved.id)).run()
    raiseCatalogVersion(tx)
    const target = { targetId: id, targetName: name }
    recordChange(tx, actor, { action: 'category.moved', ...target, after: { direction } })
    return { success: true }
  })
}

function requireCategory(available: ShopCategory[], id: number): ShopCategory {
  const category = available.find((one) => one.id === id)
  if (!category) throw new DomainError('NOT_FOUND', 'That category no longer exists')
  return category
}

/** No name may mean two categories, in any letter case. */
function refuseTakenNames(others: ShopCategory[], { short, name }: NewCategory, part: string) {
  for (const [field, text] of Object.entries({ short, name })) {
    const other = findCategory(others, text)
    if (!other) continue
    const isFormer = other.former.includes(text.toLowerCase())
    const sentence = isFormer
      ? `That name redirects to “${other.name}”, which had it before`
      : `“${other.name}” already has that name`
    throw new DomainError('CONFLICT', sentence, { field: `${part}${field}` })
  }
}

/** Visitors, feeds and landing pages that use the former name are redirected. */
function rememberName(tx: Database, { id, short }: ShopCategory, next: string) {
  tx.delete(formerCategoryNames).where(eq(formerCategoryNames.name, next.toLowerCase())).run()
  if (short.toLowerCase() === next.toLowerCase()) return
  const former = { name: short.toLowerCase(), categoryId: id }
  tx.insert(formerCategoryNames).values(former).onConflictDoNothing().run()
}

/** Returns the short name, with a number while products of a deleted category still use it. */
function freeKey(tx: Database, short: string): string {
  const isFree = (key: string) =>
    !tx.select({ id: categories.id }).from(categories).where(eq(categories.key, key)).get()
  let key = short
  for (let number = 2; !isFree(key); number += 1) key = `${short}-${number}`
  return key
}
