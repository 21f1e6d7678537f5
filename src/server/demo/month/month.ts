import type { Environment } from '#server/config/env.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import type { Chance } from '#server/demo/month/chance.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const ROWS_AT_ONCE = 200

export interface Month {
  db: Database
  env: Environment
  now: Date
  chance: Chance
}

export interface Somebody {
  id: string
  email: string
}

/** So many days before the end of the month; fractions are hours of that day. */
export function daysAgo({ now }: Pick<Month, 'now'>, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

export function storeMany<Row>(
  { db }: Pick<Month, 'db'>,
  count: number,
  row: (index: number) => Row,
  store: (rows: Row[]) => unknown,
): void {
  inTransaction(db, () => {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      const length = Math.min(ROWS_AT_ONCE, count - from)
      store(Array.from({ length }, (_, offset) => row(from + offset)))
    }
  })
}

/** Throws when the list is too short. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`There is no number ${index} among ${list.length}`)
  return item
}
