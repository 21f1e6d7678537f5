import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { isAlive } from '#server/config/is-alive.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { isLocked } from '#server/db/database-trouble.ts'
import { usableFile } from '#server/db/usable-file.ts'

export interface ShopLock {
  release: () => void
}

/** A holder may be ending in this moment. */
const WAIT_MS = 2_000

/** Keeps the connections from being collected as garbage, which would let go of what they hold. */
const held = new Set<SqliteDatabase.Database>()

/**
 * Makes this process the only one that looks after the shop's files, until it ends or lets go: one that is killed holds nothing
 * any more. `holder` is the process to be stopped. Throws a StartupError that names the one that has it.
 */
export function lockShop(databasePath: string, holder = process.pid): ShopLock {
  const lock = tryLockShop(databasePath, { holder })
  if (lock) return lock
  throw new StartupError(
    `DATABASE_PATH: ${usableFile(databasePath)} is in use by ${holderOf(databasePath)}; stop it first, or set another DATABASE_PATH`,
  )
}

/** The same; undefined where another process has it. Throws a StartupError where nothing can be locked. */
export function tryLockShop(
  databasePath: string,
  { holder = process.pid, waitMs = WAIT_MS } = {},
): ShopLock | undefined {
  if (databasePath === ':memory:') return { release: () => undefined }
  const file = lockFileOf(databasePath)
  let connection: SqliteDatabase.Database | undefined
  try {
    connection = new SqliteDatabase(file, { timeout: waitMs })
    noteHolder(connection, holder)
    // Nothing is written any more: others may read who has it, and begin nothing of the kind.
    connection.exec('begin immediate')
  } catch (error) {
    connection?.close()
    if (isLocked(error)) return undefined
    throw new StartupError(`DATABASE_PATH: ${file} cannot be locked (${reason(error)})`)
  }
  return hold(connection)
}

/** In words: the process that has the shop's lock. */
export function holderOf(databasePath: string): string {
  const connection = new SqliteDatabase(lockFileOf(databasePath), { readonly: true, timeout: WAIT_MS })
  const pid = Number(connection.pragma('user_version', { simple: true }))
  connection.close()
  return pid > 0 && pid !== process.pid && isAlive(pid) ? `process ${pid}` : 'another process'
}

function hold(connection: SqliteDatabase.Database): ShopLock {
  held.add(connection)
  return {
    release() {
      held.delete(connection)
      connection.close()
    },
  }
}

/** On a full disk the lock has no name. */
function noteHolder(connection: SqliteDatabase.Database, pid: number) {
  try {
    connection.pragma(`user_version = ${pid}`)
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_FULL') return
    throw error
  }
}

/** One shop has one lock, by whichever link its database is named. */
function lockFileOf(databasePath: string): string {
  const file = usableFile(databasePath)
  const own = existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))
  return `${own}.lock`
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
