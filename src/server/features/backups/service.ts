import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import {
  backupFileName,
  backupFolder,
  backupPath,
  listBackupFiles,
  removeDatabaseFiles,
} from '#server/features/backups/files/backup-folder.ts'
import { surplusBackups } from '#server/features/backups/files/surplus-backups.ts'
import { restoreDatabase } from '#server/features/backups/restoring/restore.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/security/service.ts'
import type { Control } from '#server/operations/operations.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

type BackupDeps = Pick<Deps, 'db' | 'env'>
type OperationDeps = Pick<Deps, 'db' | 'env' | 'operations' | 'log'>

/** About a megabyte at a time: between two steps the server answers requests. */
const PAGES_A_STEP = 250
/** How long a piece of work in the background waits for its turn to write. */
export const WRITE_LIMIT_MS = 60_000

/** The backups on the server. */
export async function listBackups({ env }: Pick<Deps, 'env'>) {
  return listBackupFiles(await backupFolder(env))
}

/** Where a backup lies. Throws NOT_FOUND. */
async function backupFile({ env }: Pick<Deps, 'env'>, name: string) {
  return backupPath(await backupFolder(env), name)
}

/** A backup that an administrator takes away, as a stream. Where it lies stays here: a function is in no answer. */
export async function downloadBackup(deps: SecurityDeps & Pick<Deps, 'env'>, { id }: Actor, name: string) {
  const { path, size } = await backupFile(deps, name)
  recordSecurityEvent(deps, { kind: 'data.backup-downloaded', userId: id, detail: name })
  return { size, open: () => createReadStream(path) }
}

export async function deleteBackup({ db, env }: BackupDeps, actor: Actor, name: string) {
  const { path } = await backupFile({ env }, name)
  inTransaction(db, (tx) => recordChange(tx, actor, { action: 'backup.deleted', targetName: name }))
  await removeDatabaseFiles(path)
  return { success: true }
}

/** Removes the backups that are too old or too many; returns their names. */
export async function removeSurplusBackups({ env }: Pick<Deps, 'env'>, now: number): Promise<string[]> {
  const folder = await backupFolder(env)
  const surplus = surplusBackups(await listBackupFiles(folder), now)
  await Promise.all(surplus.map(({ name }) => removeDatabaseFiles(join(folder, name))))
  return surplus.map(({ name }) => name)
}

/** Begins a backup in the background; returns the operation's id. */
export function startBackup(deps: OperationDeps, actor: Actor): { id: string } {
  const { operations, log } = deps
  const { id } = operations.start(
    'backup',
    (control) => makeBackup(deps, actor, 'manual', (share) => control.report(share, 'Copying the database')),
    (error) => log.error({ err: error }, 'backup failed'),
  )
  return { id }
}

/**
 * Copies the database as it is into the folder of backups, with the online backup: reading and writing go on. Returns
 * the file's name. What `onProgress` throws stops it and leaves nothing behind.
 */
export async function makeBackup(
  { db, env }: BackupDeps,
  actor: Actor,
  reason: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<string> {
  const folder = await backupFolder(env)
  const name = backupFileName(reason)
  const unfinished = join(folder, `${name}.part`)
  try {
    await copyDatabase(db, unfinished, onProgress)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await removeDatabaseFiles(unfinished)
    throw error
  }
  await untilWritable(db, WRITE_LIMIT_MS)
  inTransaction(db, (tx) => recordChange(tx, actor, { action: 'backup.made', targetName: name }))
  return name
}

/** Where an upload may be written before it is checked. */
export async function uploadPlace({ env }: Pick<Deps, 'env'>) {
  const upload = `upload-${randomUUID()}.db`
  const path = join(await backupFolder(env), upload)
  return {
    upload,
    open: () => createWriteStream(path, { flags: 'wx' }),
    discard: () => rm(path, { force: true }),
  }
}

interface Restorer {
  actor: Actor
  sessionId: string | undefined
}

/** Begins to restore what was uploaded; returns the operation's id. When it has ended the upload is gone. */
export async function startRestore(
  deps: OperationDeps,
  restorer: Restorer,
  upload: string,
): Promise<{ id: string }> {
  const source = join(await backupFolder(deps.env), upload)
  try {
    return beginRestore(deps, restorer, { source, name: 'Uploaded backup' }, () =>
      removeDatabaseFiles(source),
    )
  } catch (error) {
    await removeDatabaseFiles(source)
    throw error
  }
}

/** Begins to restore a backup of the server, which stays where it is. Throws NOT_FOUND. */
export async function startRestoreOf(
  deps: OperationDeps,
  restorer: Restorer,
  name: string,
): Promise<{ id: string }> {
  const { path } = await backupFile(deps, name)
  return beginRestore(deps, restorer, { source: path, name }, async () => undefined)
}

function beginRestore(
  deps: OperationDeps,
  { actor, sessionId }: Restorer,
  backup: { source: string; name: string },
  cleanUp: () => Promise<void>,
): { id: string } {
  const { db: live, env, operations, log } = deps
  const livePath = resolve(env.DATABASE_PATH)
  const keepBackup = (onProgress: (share: number) => void) =>
    makeBackup(deps, actor, 'before-restore', onProgress)
  const restore = (control: Control) =>
    restoreDatabase({ live, livePath, env, ...backup, actor, sessionId, keepBackup }, control).finally(
      cleanUp,
    )
  return operations.start('restore', restore, (error) => log.error({ err: error }, 'restore failed'))
}

async function copyDatabase(db: Database, path: string, onProgress: (share: number) => void) {
  await db.$client.backup(path, {
    progress({ totalPages, remainingPages }) {
      onProgress(totalPages === 0 ? 0 : 1 - remainingPages / totalPages)
      return PAGES_A_STEP
    },
  })
}
