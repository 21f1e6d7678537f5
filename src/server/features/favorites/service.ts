import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { findProduct, findProductByLink } from '#server/features/products/service.ts'
import { DomainError } from '#shared/errors.ts'
import { FAVORITES_MAX, type FavoriteInput } from '#shared/inputs/favorites.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const ofUser = eq(favorites.userId, sql.placeholder('userId'))
const ofUserAndProduct = and(ofUser, eq(favorites.productId, sql.placeholder('productId')))

const savedIds = preparedQuery((db) => db.select({ id: favorites.productId }).from(favorites).where(ofUser))
const newestFirst = preparedQuery((db) =>
  db
    .select({
      productId: favorites.productId,
      productName: favorites.productName,
      savedAt: favorites.createdAt,
    })
    .from(favorites)
    .where(ofUser)
    .orderBy(desc(favorites.createdAt), desc(favorites.productId)),
)
const savedCount = preparedQuery((db) => db.select({ saved: count() }).from(favorites).where(ofUser))
const savedProduct = preparedQuery((db) =>
  db.select({ id: favorites.productId }).from(favorites).where(ofUserAndProduct),
)
const removal = preparedQuery((db) => db.delete(favorites).where(ofUserAndProduct))

export function favoriteIds(db: Database, userId: string): number[] {
  return savedIds(db)
    .all({ userId })
    .map(({ id }) => id)
}

/** Lists the saved products, latest first. Delisted ones keep their name and have no `product`. */
export function listFavorites(db: Database, userId: string) {
  return newestFirst(db)
    .all({ userId })
    .map((row) => ({ ...row, product: findProduct(db, row.productId) ?? null }))
}

/** Saves a product; saving it again changes nothing. Throws NOT_FOUND for an unknown product. */
export function addFavorite(db: Database, userId: string, input: FavoriteInput): { added: boolean } {
  const product = findReferred(db, input)
  if (!product) throw new DomainError('NOT_FOUND', m.productUnavailable)
  const added = inTransaction(db, (tx) => save(tx, userId, product))
  return { added }
}

/** Removes a product, even a delisted one. Throws NOT_FOUND when it never was a product. */
export function removeFavorite(db: Database, userId: string, input: FavoriteInput): { removed: boolean } {
  const product = findReferred(db, input)
  const id = product?.id ?? input.productId
  const removed = id !== undefined && removal(db).run({ userId, productId: id }).changes === 1
  if (!removed && !product) throw new DomainError('NOT_FOUND', m.productMissing)
  return { removed }
}

function findReferred(db: Database, { productId, link }: FavoriteInput) {
  if (productId !== undefined) return findProduct(db, productId)
  return link === undefined ? undefined : findProductByLink(db, link)
}

function save(tx: Database, userId: string, { id: productId, name }: { id: number; name: string }): boolean {
  if (savedProduct(tx).get({ userId, productId })) return false
  if ((savedCount(tx).get({ userId })?.saved ?? 0) >= FAVORITES_MAX)
    throw new DomainError('CONFLICT', fill(m.tooManyFavorites, { n: FAVORITES_MAX }))
  tx.insert(favorites).values({ userId, productId, productName: name }).run()
  return true
}
