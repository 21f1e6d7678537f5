import SqliteDatabase from 'better-sqlite3'

const BUSY_TIMEOUT_MS = 10_000
const WHOLE_DATABASE = 0x7fffffff

/** Replaces the target's content in one transaction: readers see the old content or the new. */
export async function replaceDatabase(source: string, target: string) {
  const db = new SqliteDatabase(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  try {
    await db.backup(target, { progress: () => WHOLE_DATABASE })
  } finally {
    db.close()
  }
}
