import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { findProduct, findProductByLink } from '#server/features/products/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { FavoriteInput } from '#shared/inputs/favorites.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const { productId, productName, createdAt } = favorites
const ofUser = eq(favorites.userId, sql.placeholder('userId'))
const ofUserAndProduct = and(ofUser, eq(productId, sql.placeholder('productId')))

const savedIds = preparedQuery((db) => db.select({ id: productId }).from(favorites).where(ofUser))
const newestFirst = preparedQuery((db) =>
  db
    .select({ productId, productName, savedAt: createdAt })
    .from(favorites)
    .where(ofUser)
    .orderBy(desc(createdAt), desc(productId)),
)
const savedCount = preparedQuery((db) => db.select({ saved: count() }).from(favorites).where(ofUser))
const savedProduct = preparedQuery((db) =>
  db.select({ id: productId }).from(favorites).where(ofUserAndProduct),
)
const removal = preparedQuery((db) => db.delete(favorites).where(ofUserAndProduct))

export function favoriteIds(db: Database, userId: string): number[] {
  return savedIds(db)
    .all({ userId })
    .map(({ id }) => id)
}

export function listFavorites(db: Database, userId: string) {
  return newestFirst(db)
    .all({ userId })
    .map((row) => ({ ...row, product: findProduct(db, row.productId) ?? null }))
}

/** Saves a product; saving it again changes nothing. Throws NOT_FOUND for an unknown product. */
export function addFavorite(db: Database, userId: string, input: FavoriteInput): { added: boolean } {
  const product = findReferred(db, input)
  if (!product) throw new DomainError('NOT_FOUND', m.productUnavailable)
  const outcome = inTransaction(db, (tx) => save(tx, userId, product))
  if (outcome === 'full') throw new DomainError('CONFLICT', fill(m.tooManyFavorites, { n: FAVORITES_MAX }))
  return { added: outcome === 'added' }
}

/** Saves the favorites of a device, oldest first. Skips unknown products; `left` had no room in the account. */
export function addFavorites(db: Database, userId: string, productIds: number[]) {
  const listed = productIds.flatMap((id) => findProduct(db, id) ?? [])
  const first = Date.now() - listed.length
  const saved: number[] = []
  const left: number[] = []
  inTransaction(db, (tx) => {
    for (const [index, product] of listed.entries()) {
      const outcome = save(tx, userId, product, new Date(first + index))
      if (outcome === 'full') left.push(product.id)
      else saved.push(product.id)
    }
  })
  return { saved, left }
}

/** Lists the favorites of a device, latest first, like those of an account. */
export function listDeviceFavorites(db: Database, productIds: number[]) {
  return productIds.toReversed().map((productId) => {
    const product = findProduct(db, productId) ?? null
    return { productId, productName: product?.name ?? m.formerProduct, product }
  })
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

function save(
  tx: Database,
  userId: string,
  { id: productId, name }: { id: number; name: string },
  createdAt?: Date,
): 'added' | 'unchanged' | 'full' {
  if (savedProduct(tx).get({ userId, productId })) return 'unchanged'
  if ((savedCount(tx).get({ userId })?.saved ?? 0) >= FAVORITES_MAX) return 'full'
  tx.insert(favorites).values({ userId, productId, productName: name, createdAt }).run()
  return 'added'
}
