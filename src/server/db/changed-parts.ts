import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'

/** All that is filtered and counted by stands in this index, the last changed product first: no row is read. */
export const inChangedOrder = sql`${products} indexed by products_changed`

/** A few hundredths of a second of reading. */
const READ_AT_ONCE = 50_000

interface Place {
  updatedAt: number
  id: number
}

/** From the first place on, up to but without the second. */
interface Part {
  first: Place
  next: Place
}

const HIGHEST = Number.MAX_SAFE_INTEGER
const LOWEST = Number.MIN_SAFE_INTEGER
const NEWEST: Place = { updatedAt: HIGHEST, id: HIGHEST }
const OLDEST: Place = { updatedAt: LOWEST, id: LOWEST }

const { id, updatedAt } = products
const given = (name: string) => sql.placeholder(name)
const isOfMoment = sql`${updatedAt} = ${given('moment')}`
const isUpTo = lte(id, sql`${given('highest')}`)
/** An import changes all its products in one moment: within one the index goes by the id. */
const IN_MOMENT = and(isOfMoment, isUpTo, gt(id, sql`${given('above')}`)) ?? isOfMoment
const BETWEEN_MOMENTS = sql`${updatedAt} > ${given('after')} and ${updatedAt} < ${given('before')}`

const nextPlace = preparedQuery((db) => {
  const placesWhere = (where: SQL | undefined) =>
    db
      .select({ updatedAt: sql<number>`${updatedAt}`.as('at'), id: sql<number>`${id}`.as('number') })
      .from(inChangedOrder)
      .where(where)
  return unionAll(placesWhere(and(isOfMoment, isUpTo)), placesWhere(lt(updatedAt, sql`${given('moment')}`)))
    .orderBy(sql`1 desc, 2 desc`)
    .limit(1)
    .offset(given('rows'))
    .prepare()
})

/** A query of `inChangedOrder` for the products of a part; `isInPart` is its condition. */
export function partQuery<Row>(
  build: (db: Database, isInPart: SQL) => { all: (values: Record<string, number>) => Row[] },
): (db: Database, part: Part) => Row[] {
  const inMoment = preparedQuery((db) => build(db, IN_MOMENT))
  const between = preparedQuery((db) => build(db, BETWEEN_MOMENTS))
  return (db, { first, next }) => {
    const ofFirst = { moment: first.updatedAt, highest: first.id }
    if (first.updatedAt === next.updatedAt) return inMoment(db).all({ ...ofFirst, above: next.id })
    return [
      ...inMoment(db).all({ ...ofFirst, above: LOWEST }),
      ...between(db).all({ after: next.updatedAt, before: first.updatedAt }),
      ...inMoment(db).all({ moment: next.updatedAt, highest: HIGHEST, above: next.id }),
    ]
  }
}

/** What a query finds in each part of the catalogue. Others get their turn between two: a large one holds up no page. */
export async function readInParts<Row>(
  db: Database,
  query: (db: Database, part: Part) => Row[],
  rowsAtOnce = READ_AT_ONCE,
): Promise<Row[]> {
  const rows: Row[] = []
  let first: Place | undefined = NEWEST
  while (first) {
    const next: Place | undefined = nextPlace(db).get({
      moment: first.updatedAt,
      highest: first.id,
      rows: rowsAtOnce,
    })
    for (const row of query(db, { first, next: next ?? OLDEST })) rows.push(row)
    first = next
    await nextTurn()
  }
  return rows
}
