import { count, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'

interface Sorted<Row> {
  limit(rows: number): { offset(rows: number): { all(): Row[] } }
}

export function countRows(db: Database, table: SQLiteTable, where?: SQL): number {
  return db.select({ total: count() }).from(table).where(where).get()?.total ?? 0
}

/** Reads one page of an administrator's list, and its place among the pages. */
export function pageOfRows<Row>(sorted: Sorted<Row>, page: number, total: number) {
  const rows = sorted
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .all()
  return { rows, place: { page, total, totalPages: Math.ceil(total / LIST_PAGE_SIZE) } }
}
