import { StartupError } from '#server/config/startup-error.ts'
import { connect, type Database } from '#server/db/client.ts'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { isMigrated, migrateSafely } from '#server/db/migrate.ts'
import { addSampleArticles } from '#server/db/seed/articles.ts'
import { addFirstCategories } from '#server/db/seed/categories.ts'
import { holderOf, tryLockShop } from '#server/db/shop-lock.ts'
import { usableFile } from '#server/db/usable-file.ts'

/** At startup and on the command line nobody else has to wait. */
const STARTING_BUSY_TIMEOUT_MS = 10_000

/**
 * Opens the database, creating it when missing, and brings its schema up to date. Accepts a file, `:memory:`, or the
 * bytes of a database to be held in memory. Throws a StartupError with one plain sentence when the file cannot be used.
 */
export function openDatabase(source: string | Buffer): Database {
  const isHeld = typeof source !== 'string' || source === ':memory:'
  const file = isHeld ? ':memory:' : usableFile(source)
  const db = connectForWriting(isHeld ? source : file)
  migrateSafely(db, file)
  deriveAnew(db)
  addFirstCategories(db)
  addSampleArticles(db)
  return db
}

/** Like `openDatabase`, for a command. Throws a StartupError instead of migrating under a running shop. */
export function openForCommand(path: string): Database {
  const file = usableFile(path)
  const lock = tryLockShop(file, { waitMs: 0 })
  try {
    return lock ? openDatabase(file) : openBesideShop(file)
  } finally {
    lock?.release()
  }
}

function openBesideShop(file: string): Database {
  const db = connectForWriting(file)
  if (!isMigrated(db)) {
    db.$client.close()
    throw new StartupError(
      `DATABASE_PATH: ${file} is in use by ${holderOf(file)}, which runs another version; stop it first`,
    )
  }
  db.$client.pragma('foreign_keys = on')
  return db
}

function connectForWriting(source: string | Buffer): Database {
  const db = connect(source)
  db.$client.pragma('journal_mode = WAL')
  db.$client.pragma('synchronous = FULL')
  db.$client.pragma(`busy_timeout = ${STARTING_BUSY_TIMEOUT_MS}`)
  db.$client.pragma('cache_size = -32000')
  return db
}
