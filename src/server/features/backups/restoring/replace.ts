import SqliteDatabase from 'better-sqlite3'

const BUSY_TIMEOUT_MS = 10_000
const WHOLE_DATABASE = 0x7fffffff

/**
 * Replaces one database's content with another's, in one transaction of the target. Readers see the old content until
 * the new one is complete.
 */
export async function replaceDatabase(source: string, target: string) {
  const db = new SqliteDatabase(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  try {
    await db.backup(target, { progress: () => WHOLE_DATABASE })
  } finally {
    db.close()
  }
}
