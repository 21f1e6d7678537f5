import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { inChangedOrder, partQuery, readInParts } from '#server/db/changed-parts.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

let db: Database

beforeEach(() => {
  db = openDatabase(':memory:')
})

const idsOfPart = partQuery((db, isInPart) =>
  db
    .select({ id: sql<number>`${products.id}` })
    .from(inChangedOrder)
    .where(isInPart)
    .prepare(),
)

function madeOn(days: number[]) {
  return days.map((day) => makeProduct(db, { updatedAt: new Date(Date.UTC(2026, 0, day)) }).id)
}

test.each([[[3, 1, 2, 2, 2, 2, 2, 2, 1, 1]], [[1, 2, 3, 4, 5, 6]], [[1, 1, 1, 1, 1]], [[]]])(
  'of products changed on the days %j each is in one part',
  async (days) => {
    const made = madeOn(days)
    for (const rowsAtOnce of [1, 2, 3, 5, 9, 10, 11]) {
      const parts = await readInParts(db, (db, part) => [idsOfPart(db, part)], rowsAtOnce)
      expect(parts.flatMap((part) => part.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(made)
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(rowsAtOnce)
    }
  },
)

test('others get their turn between two parts', async () => {
  madeOn([1, 1, 1])
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  const countTurns = () => {
    const end = performance.now() + 5
    while (performance.now() < end);
    return [turns]
  }
  expect(new Set(await readInParts(db, countTurns, 1)).size).toBeGreaterThan(1)
  clearInterval(others)
})

test('a part is a range of the index alone, also where all changed in one moment', async () => {
  const prepare = vi.spyOn(db.$client, 'prepare')
  await readInParts(db, idsOfPart)
  const sources = prepare.mock.calls.map(([source]) => source)
  prepare.mockRestore()
  const plans = sources.map((source) => {
    const values = [...source.matchAll(/\?/g)].map(() => 1)
    const steps = db.$client
      .prepare<unknown[], { detail: string }>(`explain query plan ${source}`)
      .all(...values)
    return steps.map(({ detail }) => detail).filter((detail) => /products|TEMP/.test(detail))
  })
  const range = (bounds: string) => `SEARCH products USING COVERING INDEX products_changed (${bounds})`
  expect(plans).toEqual([
    [range('updated_at=? AND id<?'), range('updated_at<?')],
    [range('updated_at=? AND id>? AND id<?')],
    [range('updated_at>? AND updated_at<?')],
  ])
})
