import SqliteDatabase from 'better-sqlite3'
import { DomainError, type RefusalReason } from '#shared/errors.ts'

const BUSY_TIMEOUT_MS = 10_000
/** About four megabytes; copying can be stopped between two steps. */
const PAGES_A_STEP = 1_000

/**
 * Copies a database as of this moment, while others read and write it. One read transaction surrounds the copy:
 * otherwise SQLite would start over with every change.
 */
export async function copyDatabase(
  source: string,
  target: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const db = openSource(source)
  try {
    db.exec('begin')
    db.pragma('schema_version')
    await db.backup(target, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages === 0 ? 0 : 1 - remainingPages / totalPages)
        return PAGES_A_STEP
      },
    })
  } catch (error) {
    throw readableFailure(error)
  } finally {
    db.close()
  }
}

function openSource(path: string): SqliteDatabase.Database {
  try {
    return new SqliteDatabase(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  } catch {
    throw new DomainError('SERVICE_UNAVAILABLE', `The database ${path} cannot be opened`)
  }
}

function readableFailure(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error
  const messages: [code: RegExp, message: string, reason?: RefusalReason][] = [
    [/^SQLITE_(FULL|IOERR_WRITE)/, 'The disk doesn’t have enough free space for a backup'],
    [/^SQLITE_(READONLY|CANTOPEN|IOERR)/, 'The backup folder can’t be written to'],
    [/^SQLITE_(CORRUPT|NOTADB)/, 'The database is damaged: it could not be read completely', 'damaged'],
  ]
  const [, message, reason] = messages.find(([code]) => code.test(error.code)) ?? []
  return message ? new DomainError('SERVICE_UNAVAILABLE', message, { reason }) : error
}
