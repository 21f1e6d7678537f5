import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { isLocked } from '#server/db/database-trouble.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { holderOf, tryLockShop } from '#server/db/shop-lock.ts'
import { COMMAND_LINE, recordSecurityEvent } from '#server/features/accounts/security/service.ts'
import { withObject } from '#server/features/backups/bucket/in-bucket.ts'
import { makeBackup } from '#server/features/backups/making/make-backup.ts'
import { restoreDatabase } from '#server/features/backups/restoring/restore.ts'
import { DomainError } from '#shared/errors.ts'

const LOCK_TIMEOUT_MS = 1_000

/**
 * Restores a backup from the command line, while the server is stopped. The target is the existing database, of which a
 * copy is stored, or a new one. Returns notes for the person restoring. Throws NOT_FOUND, CONFLICT while the server
 * runs, and BAD_REQUEST for a file that is no complete backup, with nothing touched. An address such as
 * s3://bucket/prefix/name is fetched first.
 */
export async function restoreFromCommand(env: Environment, file: string): Promise<string[]> {
  const isInBucket = file.startsWith('s3://')
  const name = isInBucket ? file : resolve(file)
  const livePath = resolve(env.DATABASE_PATH)
  if (!isInBucket && !existsSync(name)) throw new DomainError('NOT_FOUND', `There is no file at ${name}`)
  if (name === livePath) throw new DomainError('BAD_REQUEST', `${name} is the shop’s own database`)
  mkdirSync(dirname(livePath), { recursive: true })
  const lock = tryLockShop(livePath)
  if (!lock)
    throw new DomainError(
      'CONFLICT',
      `The shop is running (${holderOf(livePath)}). Stop it first, or restore in /admin/backups.`,
    )
  const restore = (source: string) => restoreStopped(env, { source, name }, livePath)
  try {
    return await (isInBucket ? withObject(env, file, restore) : restore(name))
  } finally {
    lock.release()
  }
}

async function restoreStopped(
  env: Environment,
  backup: { source: string; name: string },
  livePath: string,
): Promise<string[]> {
  const isNew = !existsSync(livePath)
  if (!isNew) requireUnused(livePath)
  const notes: string[] = []
  let live: Database | undefined
  const openLive = () => {
    live = openDatabase(livePath)
    const detail = COMMAND_LINE.email
    recordSecurityEvent({ db: live }, { kind: 'data.restore-begun', actorId: COMMAND_LINE.id, detail })
    return live
  }
  const keepBackup = async () =>
    isNew || !live ? undefined : makeBackup({ db: live, env }, COMMAND_LINE, 'before-restore')
  const control = {
    report: () => undefined,
    commit: () => undefined,
    note: (note: string) => notes.push(note),
  }
  try {
    const restore = {
      openLive,
      livePath,
      env,
      ...backup,
      actor: COMMAND_LINE,
      sessionId: undefined,
      keepBackup,
    }
    const savedCopy = await restoreDatabase(restore, control)
    return savedCopy ? [...notes, `The previous database is kept as backups/${savedCopy}.`] : notes
  } finally {
    live?.$client.close()
  }
}

/** A command that still has the file open would continue with outdated data. Throws CONFLICT. */
function requireUnused(livePath: string) {
  const db = new SqliteDatabase(livePath, { timeout: LOCK_TIMEOUT_MS })
  try {
    // Only the sole user of a database can lock it exclusively.
    db.pragma('locking_mode = exclusive')
    db.exec('begin exclusive; rollback')
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new DomainError('CONFLICT', `${livePath} is open in another program. Close that program first.`)
  } finally {
    db.close()
  }
}
