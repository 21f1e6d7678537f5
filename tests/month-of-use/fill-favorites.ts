import { products } from '#server/db/schema/catalog.ts'
import { favoriteShares, favorites } from '#server/db/schema/favorites.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'

const FAVORITES = 20_000
const OF_THE_FIRST = 60
const DAYS = 90

/** Some of them for products that have left the shop. The first of the people likes more than fits on a page. */
export function fillFavorites(month: Month, people: Somebody[]): void {
  const { db, chance } = month
  const liked = db.select({ productId: products.id, productName: products.name }).from(products).all()
  storeMany(
    month,
    FAVORITES,
    (index) => ({
      userId: at(people, index < OF_THE_FIRST ? 0 : chance.below(people.length)).id,
      ...at(liked, Math.floor(chance.next() ** 2 * liked.length)),
      createdAt: daysAgo(month, chance.next() * DAYS),
    }),
    (rows) => db.insert(favorites).values(rows).onConflictDoNothing().run(),
  )
  db.insert(favoriteShares)
    .values({ userId: at(people, 0).id, token: 'a-list-of-a-month-of-use' })
    .run()
}
