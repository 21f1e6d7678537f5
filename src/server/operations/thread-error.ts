import SqliteDatabase from 'better-sqlite3'
import { DomainError } from '#shared/errors.ts'

/** An error on its way from a thread: on it, errors of our own and those of SQLite would lose what they are and their code. */
export type ThreadError =
  | { refusal: Pick<DomainError, 'code' | 'message' | 'retryAfterSeconds' | 'field' | 'reason'> }
  | { sqlite: { code: string; message: string } }
  | { other: unknown }

export function toThreadError(error: unknown): ThreadError {
  if (error instanceof DomainError) {
    const { code, message, retryAfterSeconds, field, reason } = error
    return { refusal: { code, message, retryAfterSeconds, field, reason } }
  }
  if (error instanceof SqliteDatabase.SqliteError)
    return { sqlite: { code: error.code, message: error.message } }
  return { other: error }
}

/** Returns what was thrown in the thread. */
export function fromThreadError(told: ThreadError): unknown {
  if ('refusal' in told) {
    const { code, message, ...details } = told.refusal
    return new DomainError(code, message, details)
  }
  if ('sqlite' in told) return new SqliteDatabase.SqliteError(told.sqlite.message, told.sqlite.code)
  return told.other
}
