import SqliteDatabase from 'better-sqlite3'

const BUSY_TIMEOUT_MS = 10_000
const WHOLE_DATABASE = 0x7fffffff

/**
 * Puts the content of one database in place of another's, in one transaction of the other: its readers see the old
 * content until the new one is there.
 */
export async function replaceDatabase(source: string, target: string) {
  const db = new SqliteDatabase(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  try {
    await db.backup(target, { progress: () => WHOLE_DATABASE })
  } finally {
    db.close()
  }
}
