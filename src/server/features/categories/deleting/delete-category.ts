import { eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { categories, formerCategoryNames } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { type ShopCategory, shopCategories } from '#server/db/shop-categories.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { moveLeavingProducts } from '#server/features/categories/deleting/leaving-products.ts'
import { DomainError } from '#shared/errors.ts'
import type { CategoryDeletion } from '#shared/inputs/category-edits.ts'
import { findCategory } from '#shared/products/categories.ts'
import { landingQuery } from '#shared/products/landing-query.ts'
import { listOf } from '#shared/products/several.ts'

/**
 * Takes a category out of the shop at once; its products move to the destination, mostly in the background. Its names
 * then lead to the destination. Without a destination the names become free and feed rules that name them are deleted.
 */
export function deleteCategory(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { id, destinationId }: CategoryDeletion,
) {
  inTransaction(db, (tx) => {
    const existing = shopCategories(tx)
    const category = existing.find((one) => one.id === id)
    if (!category) throw new DomainError('NOT_FOUND', 'That category has already been deleted')
    const others = existing.filter((one) => one !== category)
    if (others.length === 0) throw new DomainError('CONFLICT', 'The shop needs at least one category')
    const destination = others.find((one) => one.id === destinationId)
    if (destinationId !== null && !destination)
      throw new DomainError('BAD_REQUEST', 'Choose a category of the shop', { field: 'destinationId' })
    if (destination) leadTo(tx, category, destination)
    else forgetNames(tx, category)
    // Frees its names before its row is deleted.
    const name = `${category.key} ${id}`
    tx.update(categories)
      .set({ isLeaving: true, isHidden: true, successorId: destination?.id ?? null, name, short: name })
      .where(eq(categories.id, id))
      .run()
    tx.update(categories)
      .set({ successorId: destination?.id ?? null })
      .where(eq(categories.successorId, id))
      .run()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, {
      action: 'category.deleted',
      targetId: id,
      targetName: category.name,
      before: category,
      after: { destination: destination?.name ?? 'No category' },
    })
  })
  return { isMoving: moveLeavingProducts({ db, log }) }
}

function leadTo(tx: Database, { id, short, key }: ShopCategory, destination: ShopCategory) {
  const categoryId = destination.id
  tx.update(formerCategoryNames).set({ categoryId }).where(eq(formerCategoryNames.categoryId, id)).run()
  for (const name of [short, key].map((text) => text.toLowerCase()))
    tx.insert(formerCategoryNames).values({ name, categoryId }).onConflictDoNothing().run()
}

function forgetNames(tx: Database, category: ShopCategory) {
  refuseIfListed(tx, category)
  tx.delete(formerCategoryNames).where(eq(formerCategoryNames.categoryId, category.id)).run()
  for (const { id, settings } of tx.select({ id: feeds.id, settings: feeds.settings }).from(feeds).all()) {
    const { categoryRules } = settings
    const left = categoryRules?.filter((rule) => !isNamed(category, rule.category))
    if (left?.length === categoryRules?.length) continue
    tx.update(feeds)
      .set({ settings: { ...settings, categoryRules: left } })
      .where(eq(feeds.id, id))
      .run()
  }
}

/** A landing page that filters by it would list the whole shop. */
function refuseIfListed(tx: Database, category: ShopCategory) {
  const page = tx
    .select({ name: landingPages.name, query: landingPages.query })
    .from(landingPages)
    .all()
    .find(({ query }) => listOf(landingQuery(query).category).some((name) => isNamed(category, name)))
  if (!page) return
  const sentence = `The landing page “${page.name}” lists this category. Choose a category to replace it.`
  throw new DomainError('CONFLICT', sentence, { field: 'destinationId' })
}

function isNamed(category: ShopCategory, name: string): boolean {
  return category.key === name || findCategory([category], name) !== undefined
}
