import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { users } from '#server/db/schema/accounts.ts'
import { favoriteShares } from '#server/db/schema/favorites.ts'
import { listFavorites } from '#server/features/favorites/service.ts'
import { DomainError } from '#shared/errors.ts'
import { SHARE_TOKEN_BYTES } from '#shared/inputs/favorites.ts'

const shareOfUser = preparedQuery((db) =>
  db
    .select({ token: favoriteShares.token, createdAt: favoriteShares.createdAt })
    .from(favoriteShares)
    .where(eq(favoriteShares.userId, sql.placeholder('userId'))),
)
const ownerOfToken = preparedQuery((db) =>
  db
    .select({ userId: favoriteShares.userId })
    .from(favoriteShares)
    .innerJoin(users, eq(users.id, favoriteShares.userId))
    .where(and(eq(favoriteShares.token, sql.placeholder('token')), sql`${users.banned} is not 1`)),
)

/** The link to somebody's favorites, if there is one: its token, and since when. */
export function favoritesShare(db: Database, userId: string) {
  return shareOfUser(db).get({ userId }) ?? null
}

/** Makes the link; where there is one, it stays. */
export function shareFavorites(db: Database, userId: string) {
  const token = randomBytes(SHARE_TOKEN_BYTES).toString('base64url')
  db.insert(favoriteShares).values({ userId, token }).onConflictDoNothing().run()
  return favoritesShare(db, userId)
}

/** From now on the link leads nowhere; another one will be another. */
export function stopSharingFavorites(db: Database, userId: string) {
  const { changes } = db.delete(favoriteShares).where(eq(favoriteShares.userId, userId)).run()
  return { stopped: changes === 1 }
}

/** What is still in the shop of the list that a link leads to, and nothing of whose list it is. Throws NOT_FOUND. */
export function sharedFavorites(db: Database, token: string) {
  const owner = ownerOfToken(db).get({ token })
  if (!owner) throw new DomainError('NOT_FOUND', 'This list is no longer shared')
  return listFavorites(db, owner.userId).flatMap(({ product }) => product ?? [])
}
