import { resolve } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { reasonOf, StartupError } from '#server/config/startup-error.ts'
import { isMigrated } from '#server/db/migrate.ts'
import * as schema from '#server/db/tables.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { foldText } from '#shared/text/text-folding.ts'

export type Database = BetterSQLite3Database<typeof schema> & { $client: SqliteDatabase.Database }

/** While SQLite waits nothing else is answered; use `untilWritable` for long waits. */
const SERVING_BUSY_TIMEOUT_MS = 100
const WORKER_BUSY_TIMEOUT_MS = 30_000
/** Sixteen times the default, 64 MB: a page that changes repeatedly is written to the file once. */
const WORKER_CHECKPOINT_PAGES = 16_000

/** Opens a database that another process writes. Throws a StartupError for a missing or foreign one. */
export function openForReading(path: string): Database {
  const file = resolve(path)
  const db = connect(file, { readonly: true, fileMustExist: true })
  db.$client.pragma('cache_size = -32000')
  if (!isMigrated(db))
    throw new StartupError(
      `DATABASE_PATH: ${file} has a different schema from this program; primary and readers must run the same version`,
    )
  return db
}

/** Prepares for answering requests: from now on SQLite may block the event loop only for a moment. */
export function beginServing({ $client }: Database): void {
  $client.pragma(`busy_timeout = ${SERVING_BUSY_TIMEOUT_MS}`)
}

/** Creates an empty database without tables. It is discarded on failure, so nothing waits for the disk. */
export function createEmptyDatabase(path: string): Database {
  const db = connect(path)
  const client = db.$client
  client.pragma('journal_mode = memory')
  client.pragma('synchronous = off')
  client.pragma('temp_store = memory')
  client.pragma('cache_size = -32000')
  client.pragma('trusted_schema = off')
  client.pragma('cell_size_check = on')
  client.pragma('foreign_keys = off')
  return db
}

/**
 * Opens a worker thread's own connection to an open database. Its writes can be repeated, so commits need not wait for
 * the disk. It waits longer than the shop for its turn to write. SQLite's statement journal stays in memory: in files
 * it would be most of an import's writes.
 */
export function openWorkerConnection(path: string): Database {
  const db = connect(path)
  const client = db.$client
  client.pragma('synchronous = NORMAL')
  client.pragma(`busy_timeout = ${WORKER_BUSY_TIMEOUT_MS}`)
  client.pragma('cache_size = -24000')
  client.pragma(`wal_autocheckpoint = ${WORKER_CHECKPOINT_PAGES}`)
  client.pragma('temp_store = memory')
  client.pragma('foreign_keys = on')
  return db
}

/** Runs `work` in one transaction, which waits for its turn at the beginning. */
export function inTransaction<T>(db: Database, work: (tx: Database) => T): T {
  return db.$client.transaction(() => work(db)).immediate()
}

/**
 * Runs `work` without waiting for the disk after its commit. The commit survives the end of the process but perhaps not
 * of the machine. For marks that have to be set and acted upon in the same instant.
 */
export function withRelaxedDurability<T>(db: Database, work: () => T): T {
  const checkpointPages = db.$client.pragma('wal_autocheckpoint', { simple: true })
  db.$client.pragma('synchronous = NORMAL')
  db.$client.pragma('wal_autocheckpoint = 0')
  try {
    return work()
  } finally {
    db.$client.pragma(`wal_autocheckpoint = ${checkpointPages}`)
    db.$client.pragma('synchronous = FULL')
  }
}

/** Opens a file, or bytes to be held in memory, and changes nothing. Throws a StartupError. */
export function connect(source: string | Buffer, options: SqliteDatabase.Options = {}): Database {
  try {
    const client = new SqliteDatabase(source, options)
    client.pragma('schema_version')
    client.function('token_hash', { deterministic: true }, (token: unknown) => tokenHash(String(token)))
    client.function('fold', { deterministic: true }, (text: unknown) => foldText(String(text ?? '')))
    return drizzle(client, { schema })
  } catch (error) {
    const name = typeof source === 'string' ? source : 'what is held in memory'
    throw new StartupError(`DATABASE_PATH: ${name} cannot be opened as a database (${reasonOf(error)})`)
  }
}
