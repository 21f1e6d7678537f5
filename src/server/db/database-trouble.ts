import SqliteDatabase from 'better-sqlite3'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

/** Codes for a faulty file, not a faulty request: it is locked, full, read-only, damaged or unreachable. */
const TROUBLE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|PROTOCOL|NOLFS|CORRUPT|NOTADB)/
const LOCKED = /^SQLITE_(BUSY|LOCKED)/
const RETRY_AFTER_S = 5
const MAX_CAUSES = 5

/** Converts a database error into a refusal, wherever it occurs; undefined for every other error. */
export function databaseTrouble(error: unknown): DomainError | undefined {
  if (!TROUBLE.test(sqliteCode(error) ?? '')) return undefined
  const refusal = unavailable()
  // The log shows SQLite's own message.
  refusal.cause = error
  return refusal
}

export function isLocked(error: unknown): boolean {
  return LOCKED.test(sqliteCode(error) ?? '')
}

export function unavailable(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', m.dataNotReachable, { retryAfterSeconds: RETRY_AFTER_S })
}

/** Libraries wrap database errors. */
function sqliteCode(error: unknown, depth = 0): string | undefined {
  if (error instanceof SqliteDatabase.SqliteError) return error.code
  if (!(error instanceof Error) || depth === MAX_CAUSES) return undefined
  return sqliteCode(error.cause, depth + 1)
}
