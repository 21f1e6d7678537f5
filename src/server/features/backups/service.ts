import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Deps } from '#server/context.ts'
import { inTransaction } from '#server/db/client.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { checkInBucket, withFetched } from '#server/features/backups/bucket/in-bucket.ts'
import {
  arrivingName,
  backupFolder,
  backupPath,
  listBackupFiles,
  removeDatabaseFiles,
} from '#server/features/backups/files/backup-folder.ts'
import {
  failureOf,
  forgetLastFailure,
  writeLastFailure,
} from '#server/features/backups/files/last-failure.ts'
import { surplusBackups } from '#server/features/backups/files/surplus-backups.ts'
import { isBackupDue } from '#server/features/backups/making/backup-state.ts'
import { checkUncheckedBackups } from '#server/features/backups/making/check-unchecked.ts'
import { makeBackup } from '#server/features/backups/making/make-backup.ts'
import { restoreDatabase } from '#server/features/backups/restoring/restore.ts'
import type { Control } from '#server/operations/operations.ts'
import { DomainError } from '#shared/errors.ts'

export { listInBucket } from '#server/features/backups/bucket/in-bucket.ts'
export { sendWhenDue } from '#server/features/backups/bucket/send-when-due.ts'
export { stateOfBackups } from '#server/features/backups/making/backup-state.ts'
export { backUpFromCommand } from '#server/features/backups/making/command.ts'
export { makeBackup, WRITE_LIMIT_MS } from '#server/features/backups/making/make-backup.ts'
export { restoreFromCommand } from '#server/features/backups/restoring/command.ts'

type BackupDeps = Pick<Deps, 'db' | 'env'>
type OperationDeps = Pick<Deps, 'db' | 'env' | 'operations' | 'log'>

const SCHEDULE: Actor = { id: 'schedule', email: 'schedule' }

export async function listBackups({ env }: Pick<Deps, 'env'>) {
  const backups = await listBackupFiles(await backupFolder(env))
  return backups.map((backup) => ({ ...backup, ageMs: Date.now() - backup.madeAt }))
}

/** Backs up when a backup is due. Reports a failure until the next successful backup. */
export async function backUpWhenDue(deps: OperationDeps, now: number, signal: AbortSignal): Promise<void> {
  if (deps.operations.running() || !(await isBackupDue(deps, now))) return
  const folder = await backupFolder(deps.env)
  try {
    await deps.operations.perform('backup', (control) =>
      makeBackup(deps, SCHEDULE, 'scheduled', (share) => {
        signal.throwIfAborted()
        control.report(share, 'Copying the database')
      }),
    )
    await forgetLastFailure(folder)
  } catch (error) {
    if (signal.aborted) return
    deps.log.error({ err: error }, 'the scheduled backup failed')
    // An administrator canceled it or began another operation; it is made later.
    if (error instanceof DomainError && error.code === 'CONFLICT') return
    await writeLastFailure(folder, failureOf(error, now))
  }
}

/** Checks unchecked backups once the shop serves: those from before a migration or from an earlier version. */
export async function checkBackups({ env }: Pick<Deps, 'env'>, signal: AbortSignal): Promise<void> {
  await checkUncheckedBackups(await backupFolder(env), signal)
}

/** The path stays on the server: functions are not serialized into answers. */
export async function downloadBackup(deps: SecurityDeps & Pick<Deps, 'env'>, { id }: Actor, name: string) {
  const { path, size } = await backupPath(await backupFolder(deps.env), name)
  recordSecurityEvent(deps, { kind: 'data.backup-downloaded', userId: id, detail: name })
  return { size, open: () => createReadStream(path) }
}

export async function deleteBackup({ db, env }: BackupDeps, actor: Actor, name: string) {
  const { path } = await backupPath(await backupFolder(env), name)
  inTransaction(db, (tx) => recordChange(tx, actor, { action: 'backup.deleted', targetName: name }))
  await removeDatabaseFiles(path)
  return { success: true }
}

export async function removeSurplusBackups({ env }: Pick<Deps, 'env'>, now: number): Promise<string[]> {
  const folder = await backupFolder(env)
  const surplus = surplusBackups(await listBackupFiles(folder), now)
  await Promise.all(surplus.map(({ name }) => removeDatabaseFiles(join(folder, name))))
  return surplus.map(({ name }) => name)
}

export function startBackup(deps: OperationDeps, actor: Actor): { id: string } {
  return deps.operations.start(
    'backup',
    (control) => makeBackup(deps, actor, 'manual', (share) => control.report(share, 'Copying the database')),
    (error) => deps.log.error({ err: error }, 'backup failed'),
  )
}

export async function uploadPlace({ env }: Pick<Deps, 'env'>) {
  const upload = arrivingName()
  const path = join(await backupFolder(env), upload)
  return {
    upload,
    open: () => createWriteStream(path, { flags: 'wx' }),
    discard: () => rm(path, { force: true }),
  }
}

interface Restorer {
  user: Actor
  sessionId: string | undefined
}

/** Begins to restore the upload and returns the operation's id. The upload is removed at the end. */
export async function startRestore(
  deps: OperationDeps,
  restorer: Restorer,
  upload: string,
): Promise<{ id: string }> {
  const source = join(await backupFolder(deps.env), upload)
  try {
    return beginRestore(deps, restorer, 'Uploaded backup', (_, use) =>
      use(source).finally(() => removeDatabaseFiles(source)),
    )
  } catch (error) {
    await removeDatabaseFiles(source)
    throw error
  }
}

/** Begins to restore a stored backup, which stays on the server or in the bucket. Throws NOT_FOUND. */
export async function startRestoreOf(
  deps: OperationDeps,
  restorer: Restorer,
  { name, isInBucket }: { name: string; isInBucket: boolean },
): Promise<{ id: string }> {
  if (isInBucket)
    return beginRestore(deps, restorer, name, (control, use) => withFetched(deps.env, name, control, use))
  const { path } = await backupPath(await backupFolder(deps.env), name)
  return beginRestore(deps, restorer, name, (_, use) => use(path))
}

export function startCheck(deps: OperationDeps, name: string): { id: string } {
  return deps.operations.start(
    'check',
    (control) => checkInBucket(deps, name, control).then(() => name),
    (error) => deps.log.error({ err: error }, 'the check of a copy failed'),
  )
}

function beginRestore(
  deps: OperationDeps,
  { user: actor, sessionId }: Restorer,
  name: string,
  withSource: (control: Control, use: (source: string) => Promise<string>) => Promise<string>,
): { id: string } {
  const { db: live, env, operations, log } = deps
  const livePath = resolve(env.DATABASE_PATH)
  const keepBackup = (onProgress: (share: number) => void) =>
    makeBackup(deps, actor, 'before-restore', onProgress)
  const backup = { openLive: () => live, livePath, env, name, actor, sessionId, keepBackup }
  const restore = (control: Control) =>
    withSource(control, async (source) => (await restoreDatabase({ ...backup, source }, control)) ?? '')
  return operations.start('restore', restore, (error) => log.error({ err: error }, 'restore failed'))
}
