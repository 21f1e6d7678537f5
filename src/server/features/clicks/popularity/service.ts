import { setImmediate } from 'node:timers/promises'
import { eq, gt, gte, sql, sum } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { clicks, products } from '#server/db/schema/catalogue.ts'
import { POPULARITY_DAYS, popularityOf } from '#server/features/clicks/popularity/popularity-of.ts'
import { readInThread } from '#server/operations/read-in-thread.ts'
import { utcDay } from '#shared/days.ts'
import { DAY_MS } from '#shared/durations.ts'

const WRITTEN_AT_ONCE = 200

interface DayOfItem {
  day: string
  /** The group of its variants, or the row that stands alone. */
  item: string
  productId: number
  networks: number
}

const itemOf = sql<string>`coalesce(${products.variantGroup}, ${products.id})`

/** Writes how popular products are by the clicks of the last days; variants are popular together. Returns how many changed. */
export async function settlePopularity(db: Database, now = Date.now()): Promise<number> {
  const popular = await popularItems(db, now)
  const known = new Map(
    db
      .select({ id: products.id, popularity: products.popularity })
      .from(products)
      .where(gt(products.popularity, 0))
      .all()
      .map(({ id, popularity }) => [id, popularity]),
  )
  const changed = [...new Set([...popular.keys(), ...known.keys()])].filter(
    (id) => popular.get(id) !== known.get(id),
  )
  for (let from = 0; from < changed.length; from += WRITTEN_AT_ONCE) {
    inTransaction(db, (tx) => {
      for (const id of changed.slice(from, from + WRITTEN_AT_ONCE))
        tx.update(products)
          .set({ popularity: popular.get(id) ?? 0 })
          .where(eq(products.id, id))
          .run()
    })
    await setImmediate()
  }
  return changed.length
}

/** The popularity of each row that has some. */
async function popularItems(db: Database, now: number): Promise<Map<number, number>> {
  const from = utcDay(new Date(now - POPULARITY_DAYS * DAY_MS))
  const days = await readInThread<DayOfItem>(
    db,
    db
      .select({
        day: sql<string>`${clicks.day}`.as('day'),
        item: itemOf.as('item'),
        productId: sql<number>`min(${products.id})`.as('productId'),
        networks: sql<number>`${sum(clicks.networks)}`.as('networks'),
      })
      .from(clicks)
      .innerJoin(products, eq(products.id, clicks.productId))
      .where(gte(clicks.day, from))
      .groupBy(clicks.day, itemOf),
  )
  const popular = new Map<number, number>()
  for (const ofItem of Map.groupBy(days, ({ item }) => item).values()) {
    const popularity = popularityOf(ofItem.map(({ networks }) => networks))
    const [first] = ofItem
    if (popularity === 0 || !first) continue
    for (const id of rowsOf(db, first)) popular.set(id, popularity)
  }
  return popular
}

/** All rows of an item, so that whichever comes to stand in front has what it takes. */
function rowsOf(db: Database, { item, productId }: DayOfItem): number[] {
  const ofGroup = db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.variantGroup} = ${item} and ${products.variantGroup} is not null`)
    .all()
  return ofGroup.length > 0 ? ofGroup.map(({ id }) => id) : [productId]
}
