import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { findProduct, findProductByLink } from '#server/features/products/service.ts'
import { DomainError } from '#shared/errors.ts'
import { FAVORITES_MAX, type FavoriteInput } from '#shared/favorites.ts'

interface FavoriteRow {
  productId: number
  productName: string
  savedAt: number
}

/** The ids of the saved products: what hearts need. */
export function favoriteIds(db: Database, userId: string): number[] {
  const sql = 'select product_id as id from favorites where user_id = ?'
  return statement<{ id: number }>(db, sql)
    .all(userId)
    .map(({ id }) => id)
}

/** The saved products, the latest first. One that the shop no longer has keeps its name and has no `product`. */
export function listFavorites(db: Database, userId: string) {
  const sql = `select product_id as productId, product_name as productName, created_at as savedAt
    from favorites where user_id = ? order by created_at desc, product_id desc`
  return statement<FavoriteRow>(db, sql)
    .all(userId)
    .map((row) => ({ ...row, product: findProduct(db, row.productId) ?? null }))
}

/** Saves a product; saving it again changes nothing. Throws NOT_FOUND when there is none. */
export function addFavorite(db: Database, userId: string, input: FavoriteInput): { added: boolean } {
  const product = findReferred(db, input)
  if (!product) throw new DomainError('NOT_FOUND', 'That product is no longer available')
  const sql = `insert into favorites (user_id, product_id, product_name)
    select ?, ?, ? where (select count(*) from favorites where user_id = ?) < +?
    on conflict do nothing`
  const values = [userId, product.id, product.name, userId, FAVORITES_MAX]
  const added = statement(db, sql).run(...values).changes === 1
  if (!added && !isFavorite(db, userId, product.id))
    throw new DomainError('CONFLICT', `You can keep at most ${FAVORITES_MAX} favorites`)
  return { added }
}

/** Removes a product, also one that is gone from the shop. Throws NOT_FOUND for what never was a product. */
export function removeFavorite(db: Database, userId: string, input: FavoriteInput): { removed: boolean } {
  const product = findReferred(db, input)
  const id = product?.id ?? input.productId
  const sql = 'delete from favorites where user_id = ? and product_id = ?'
  const removed = id !== undefined && statement(db, sql).run(userId, id).changes === 1
  if (!removed && !product) throw new DomainError('NOT_FOUND', 'There is no such product')
  return { removed }
}

function findReferred(db: Database, { productId, link }: FavoriteInput) {
  if (productId !== undefined) return findProduct(db, productId)
  return link === undefined ? undefined : findProductByLink(db, link)
}

function isFavorite(db: Database, userId: string, productId: number): boolean {
  const sql = 'select 1 from favorites where user_id = ? and product_id = ?'
  return statement(db, sql).get(userId, productId) !== undefined
}
