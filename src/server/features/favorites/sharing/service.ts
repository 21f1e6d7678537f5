import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { users } from '#server/db/schema/accounts.ts'
import { favoriteShares } from '#server/db/schema/favorites.ts'
import { listFavorites } from '#server/features/favorites/service.ts'
import { DomainError } from '#shared/errors.ts'
import { SHARE_TOKEN_BYTES } from '#shared/inputs/favorites.ts'
import { m } from '#shared/messages/messages.ts'

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

export function favoritesShare(db: Database, userId: string) {
  return shareOfUser(db).get({ userId }) ?? null
}

export function shareFavorites(db: Database, userId: string) {
  const token = randomBytes(SHARE_TOKEN_BYTES).toString('base64url')
  db.insert(favoriteShares).values({ userId, token }).onConflictDoNothing().run()
  return favoritesShare(db, userId)
}

/** Disables the link; a later one has a new token. */
export function stopSharingFavorites(db: Database, userId: string) {
  const { changes } = db.delete(favoriteShares).where(eq(favoriteShares.userId, userId)).run()
  return { stopped: changes === 1 }
}

/** Returns the listed products of a shared list, without anything about its owner. Throws NOT_FOUND. */
export function sharedFavorites(db: Database, token: string) {
  const owner = ownerOfToken(db).get({ token })
  if (!owner) throw new DomainError('NOT_FOUND', m.listNoLongerShared)
  return listFavorites(db, owner.userId).flatMap(({ product }) => product ?? [])
}
