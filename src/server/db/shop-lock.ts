import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { isAlive } from '#server/config/is-alive.ts'
import { reasonOf, StartupError } from '#server/config/startup-error.ts'
import { isLocked } from '#server/db/database-trouble.ts'
import { usableFile } from '#server/db/usable-file.ts'

export interface ShopLock {
  release: () => void
}

/** A current holder may be just ending. */
const WAIT_MS = 2_000

/** Keeps the connections from being garbage collected, which would release their locks. */
const held = new Set<SqliteDatabase.Database>()

/**
 * Makes this process the only one that manages the shop's files, until it ends or releases the lock. A killed process
 * holds no lock. `holder` is the process to stop. Throws a StartupError that names the current holder.
 */
export function lockShop(databasePath: string, holder = process.pid): ShopLock {
  const lock = tryLockShop(databasePath, { holder })
  if (lock) return lock
  throw new StartupError(
    `DATABASE_PATH: ${usableFile(databasePath)} is in use by ${holderOf(databasePath)}; stop it first, or set another DATABASE_PATH`,
  )
}

/** Like `lockShop`, but undefined when another process has the lock. */
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
    // Nothing is written from now on: others may read the holder's name, but cannot begin an immediate transaction.
    connection.exec('begin immediate')
  } catch (error) {
    connection?.close()
    if (isLocked(error)) return undefined
    throw new StartupError(`DATABASE_PATH: ${file} cannot be locked (${reasonOf(error)})`)
  }
  return hold(connection)
}

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

/** On a full disk the lock stays without a name. */
function noteHolder(connection: SqliteDatabase.Database, pid: number) {
  try {
    connection.pragma(`user_version = ${pid}`)
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_FULL') return
    throw error
  }
}

/** Resolves links, so that one shop has one lock however its database is named. */
function lockFileOf(databasePath: string): string {
  const file = usableFile(databasePath)
  const own = existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))
  return `${own}.lock`
}
