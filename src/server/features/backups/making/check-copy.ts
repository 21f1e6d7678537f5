import SqliteDatabase from 'better-sqlite3'
import type { RowCounts } from '#server/features/backups/files/check-note.ts'
import { tablesOf } from '#server/features/backups/restoring/foreign-schema.ts'
import { DomainError } from '#shared/errors.ts'

/** Reads a copy completely; it then stands alone, without a write-ahead log. Throws BAD_REQUEST when damaged. */
export function checkCopy(path: string): RowCounts {
  const db = new SqliteDatabase(path, { fileMustExist: true })
  try {
    db.pragma('journal_mode = delete')
    const verdict = db.pragma('integrity_check(1)', { simple: true })
    if (verdict !== 'ok') throw damaged('The copy is damaged: its integrity check failed')
    const broken = db.pragma('foreign_key_check')
    if (Array.isArray(broken) && broken.length > 0)
      throw damaged(`The copy is damaged: ${broken.length} references are broken`)
    return rowCounts(db)
  } catch (error) {
    throw isUnreadable(error) ? damaged('The copy can’t be read as a database') : error
  } finally {
    db.close()
  }
}

function damaged(message: string): DomainError {
  return new DomainError('BAD_REQUEST', message, { reason: 'damaged' })
}

function rowCounts(db: SqliteDatabase.Database): RowCounts {
  const tables = [...tablesOf(db, 'main')].sort()
  return Object.fromEntries(tables.map((table) => [table, rowsOf(db, table)]))
}

function rowsOf(db: SqliteDatabase.Database, table: string): number {
  const name = table.replaceAll('"', '""')
  return db.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}
