import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { connect, type Database } from '#server/db/client.ts'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { migrateSafely } from '#server/db/migrate.ts'
import { addSampleArticles } from '#server/db/seed/articles.ts'
import { addFirstCategories } from '#server/db/seed/categories.ts'
import { StartupError } from '#server/startup/startup-error.ts'

/** At the start and on the command line nobody else is kept waiting. */
const STARTING_BUSY_TIMEOUT_MS = 10_000

/**
 * Opens the database, creating it when missing, and brings its schema up to date: a file, `:memory:`, or the bytes of
 * one to be held in memory. Throws a StartupError with one plain sentence when the file cannot be used.
 */
export function openDatabase(source: string | Buffer): Database {
  const isHeld = typeof source !== 'string' || source === ':memory:'
  const file = isHeld ? ':memory:' : usableFile(source)
  const db = connect(isHeld ? source : file)
  db.$client.pragma('journal_mode = WAL')
  db.$client.pragma('synchronous = FULL')
  db.$client.pragma(`busy_timeout = ${STARTING_BUSY_TIMEOUT_MS}`)
  db.$client.pragma('cache_size = -32000')
  migrateSafely(db, file)
  deriveAnew(db)
  addFirstCategories(db)
  addSampleArticles(db)
  return db
}

function usableFile(path: string): string {
  const file = resolve(path)
  const folder = dirname(file)
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    accessSync(folder, constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.W_OK)
  } catch {
    throw new StartupError(`DATABASE_PATH: ${folder} is missing or cannot be written to`)
  }
  return file
}
