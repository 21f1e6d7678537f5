import { setImmediate } from 'node:timers/promises'
import { and, eq, gt, gte, inArray, isNull, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Database, inTransaction } from '#server/db/client.ts'
import { clicks, products } from '#server/db/schema/catalog.ts'
import { POPULARITY_DAYS, popularityOf } from '#server/features/clicks/popularity/popularity-of.ts'
import { readProducts } from '#server/features/products/finding/service.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const WRITTEN_AT_ONCE = 200

interface DayOfItem {
  day: string
  /** The group of variants, or the row without variants. */
  item: string
  productId: number
  networks: number
}

interface RowOfItem {
  id: number
  item: string
}

const itemOf = sql<string>`coalesce(${products.variantGroup}, ${products.id})`

/** Stores the popularity of products from the clicks of the last days; variants share it. Returns how many changed. */
export async function settlePopularity(db: Database, now = Date.now()): Promise<number> {
  const from = utcDay(new Date(now - POPULARITY_DAYS * DAY_MS))
  const popular = popularRows(await clickedItems(db, from), await rowsOfClickedGroups(db, from))
  const stored = await storedPopularity(db)
  const changed = [...new Set([...popular.keys(), ...stored.keys()])].filter(
    (id) => popular.get(id) !== stored.get(id),
  )
  for (let at = 0; at < changed.length; at += WRITTEN_AT_ONCE) {
    inTransaction(db, (tx) => {
      for (const id of changed.slice(at, at + WRITTEN_AT_ONCE))
        tx.update(products)
          .set({ popularity: popular.get(id) ?? 0 })
          .where(eq(products.id, id))
          .run()
    })
    await setImmediate()
  }
  return changed.length
}

/** Returns the popularity of each row that has some. All rows of an item share it, so any may represent the item. */
function popularRows(days: DayOfItem[], rows: RowOfItem[]): Map<number, number> {
  const popular = new Map<number, number>()
  const rowsOf = Map.groupBy(rows, ({ item }) => item)
  for (const [item, ofItem] of Map.groupBy(days, (day) => day.item)) {
    const popularity = popularityOf(ofItem.map(({ networks }) => networks))
    if (popularity === 0) continue
    const ids = rowsOf.get(item)?.map(({ id }) => id) ?? ofItem.map(({ productId }) => productId)
    for (const id of ids) popular.set(id, popularity)
  }
  return popular
}

function clickedItems(db: Database, from: string): Promise<DayOfItem[]> {
  return readProducts<DayOfItem>(
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
}

function rowsOfClickedGroups(db: Database, from: string): Promise<RowOfItem[]> {
  const clicked = alias(products, 'clicked')
  const groups = db
    .select({ group: clicked.variantGroup })
    .from(clicks)
    .innerJoin(clicked, eq(clicked.id, clicks.productId))
    .where(gte(clicks.day, from))
  return readProducts<RowOfItem>(
    db,
    db
      .select({
        id: sql<number>`${products.id}`.as('id'),
        item: sql<string>`${products.variantGroup}`.as('item'),
      })
      .from(products)
      .where(and(isNull(products.delistedAt), inArray(products.variantGroup, groups))),
  )
}

async function storedPopularity(db: Database): Promise<Map<number, number>> {
  const rows = await readProducts<{ id: number; popularity: number }>(
    db,
    db
      .select({
        id: sql<number>`${products.id}`.as('id'),
        popularity: sql<number>`${products.popularity}`.as('popularity'),
      })
      .from(products)
      .where(gt(products.popularity, 0)),
  )
  return new Map(rows.map(({ id, popularity }) => [id, popularity]))
}
