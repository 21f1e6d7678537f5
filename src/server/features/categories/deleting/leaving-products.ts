import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { inBulkTransaction } from '#server/db/bulk-transaction.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { highestProductId } from '#server/db/large-catalog.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories, products } from '#server/db/schema/catalog.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

type LeavingDeps = Pick<Deps, 'db' | 'log'>

const AT_ONCE_MS = 50
/** A transaction of this many products blocks the shop for a few milliseconds. */
const MOVED_AT_ONCE = 25
/** The ids scanned in one step: no index covers all products of a category. */
const LOOKED_THROUGH = 2_000
/** Other work gets at least this many times as much time. */
const SHARE_OF_OTHERS = 2
const VERSION_EVERY_MS = 5 * SECOND_MS

const leavingOf = preparedQuery((db) =>
  db
    .select({ id: categories.id, key: categories.key, successorId: categories.successorId })
    .from(categories)
    .where(eq(categories.isLeaving, true))
    .orderBy(asc(categories.id)),
)
/** The `+` keeps SQLite on the order of the ids. */
const nextIds = preparedQuery((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        gt(products.id, sql.placeholder('after')),
        lte(products.id, sql.placeholder('last')),
        sql`+${products.category} = ${sql.placeholder('key')}`,
      ),
    )
    .orderBy(asc(products.id))
    .limit(MOVED_AT_ONCE),
)

interface Way {
  key: string
  cursor: number
}

/** One run at a time for each database. */
const underWay = new WeakSet<Database>()

/** Moves products for a moment and the rest in the background. Returns whether any remain. */
export function moveLeavingProducts(deps: LeavingDeps): boolean {
  const { db } = deps
  if (underWay.has(db)) return true
  const until = performance.now() + AT_ONCE_MS
  let way: Way | undefined
  do way = moveSome(db, way)
  while (way && performance.now() < until)
  raiseCatalogVersion(db)
  if (way) void resumeLeaving(deps, way)
  return way !== undefined
}

/** Moves the products of deleted categories to their destinations, including leftovers of the last process. */
export async function resumeLeaving({ db, log }: LeavingDeps, begun?: Way): Promise<void> {
  if (underWay.has(db)) return
  underWay.add(db)
  try {
    let way = begun ?? nextWay(db)
    let raisedAt = performance.now()
    while (way && db.$client.open) {
      const started = performance.now()
      way = moveSome(db, way)
      if (!way || performance.now() - raisedAt > VERSION_EVERY_MS) {
        raiseCatalogVersion(db)
        raisedAt = performance.now()
      }
      await pause((performance.now() - started) * SHARE_OF_OTHERS + 1)
      if (db.$client.open) await untilWritable(db, MINUTE_MS)
    }
  } catch (error) {
    log.error({ err: error }, 'products of a deleted category could not be moved; the next startup continues')
  } finally {
    underWay.delete(db)
  }
}

function nextWay(db: Database): Way | undefined {
  const leaving = leavingOf(db).get()
  return leaving && { key: leaving.key, cursor: 0 }
}

function moveSome(db: Database, way = nextWay(db)): Way | undefined {
  const leaving = leavingOf(db)
    .all()
    .find(({ key }) => key === way?.key)
  if (!way || !leaving) return nextWay(db)
  if (way.cursor >= highestProductId(db)) {
    removeCategory(db, leaving.id)
    return nextWay(db)
  }
  const last = way.cursor + LOOKED_THROUGH
  const ids = nextIds(db)
    .all({ after: way.cursor, last, key: way.key })
    .map(({ id }) => id)
  if (ids.length > 0) moveProducts(db, ids, successorKey(db, leaving.successorId))
  return { key: way.key, cursor: ids.length < MOVED_AT_ONCE ? last : (ids.at(-1) ?? last) }
}

function moveProducts(db: Database, ids: number[], category: string | null) {
  inBulkTransaction(db, (written) => {
    for (const row of db.select().from(products).where(inArray(products.id, ids)).all()) {
      written.note(row.id)
      const updatedAt = new Date(Math.max(Date.now(), row.updatedAt.getTime() + 1))
      db.update(products)
        .set({ category, ...derivedColumns({ ...row, category }), updatedAt })
        .where(eq(products.id, row.id))
        .run()
    }
  })
}

function successorKey(db: Database, id: number | null): string | null {
  if (id === null) return null
  const isThere = and(eq(categories.id, id), eq(categories.isLeaving, false))
  return db.select({ key: categories.key }).from(categories).where(isThere).get()?.key ?? null
}

/** No product refers to it any more. A foreign key check would scan all products and block the shop. */
function removeCategory({ $client }: Database, id: number) {
  $client.pragma('foreign_keys = off')
  try {
    $client.prepare('delete from categories where id = ?').run(id)
  } finally {
    $client.pragma('foreign_keys = on')
  }
}
