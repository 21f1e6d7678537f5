import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '#server/config/env.ts'
import { backupFileName, backupFolderOf } from '#server/db/backup-files.ts'
import { CHECK_NOTE_END, readCheckNote } from '#server/features/backups/files/check-note.ts'
import { DomainError } from '#shared/errors.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

export const BACKUP_FILE = /^tuckling-[\w-]+\.db$/
const LEFTOVER = /^(upload-[\w-]+\.db|tuckling-[\w-]+\.db\.(part|rebuilt))/
/** Made by a command, which needs no lock and may still be running. */
const OF_A_COMMAND = /-command\.db\.part/
const ABANDONED_MS = HOUR_MS
const MAX_LISTED = 200

export async function backupFolder({ DATABASE_PATH }: Pick<Environment, 'DATABASE_PATH'>): Promise<string> {
  const folder = backupFolderOf(
    DATABASE_PATH === ':memory:' ? join(tmpdir(), 'tuckling', 'shop.db') : DATABASE_PATH,
  )
  await mkdir(folder, { recursive: true })
  return folder
}

export async function listBackupFiles(folder: string) {
  const names = (await readdir(folder)).filter((name) => BACKUP_FILE.test(name))
  const newest = names.sort().reverse().slice(0, MAX_LISTED)
  return (await Promise.all(newest.map((name) => describeBackup(folder, name)))).flat()
}

async function describeBackup(folder: string, name: string) {
  const path = join(folder, name)
  const file = await stat(path).catch(() => undefined)
  if (!file) return []
  const check = (await readCheckNote(path)) ?? null
  return [{ name, size: file.size, madeAt: Math.round(file.mtimeMs), check }]
}

/** Returns the name of a file for a backup that comes from elsewhere; a leftover after an interruption. */
export function arrivingName(): string {
  return `upload-${randomUUID()}.db`
}

export async function backupPath(folder: string, name: string) {
  const path = join(folder, name)
  const file = BACKUP_FILE.test(name) && (await stat(path).catch(() => undefined))
  if (!file) throw new DomainError('NOT_FOUND', 'We couldn’t find that backup')
  return { path, size: file.size }
}

/** Lies beside the database, as the backup's folder may be read-only. */
export function rebuiltPath(databaseFile: string): string {
  return `${databaseFile}.rebuilt`
}

/** Removes unfinished copies, uploads and a rebuilt backup. Only for the holder of the shop's lock. */
export async function removeLeftovers(
  env: Pick<Environment, 'DATABASE_PATH'>,
  now = Date.now(),
): Promise<void> {
  const folder = await backupFolder(env)
  for (const name of (await readdir(folder)).filter((name) => LEFTOVER.test(name))) {
    const path = join(folder, name)
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? now
    if (OF_A_COMMAND.test(name) && now - changedAt < ABANDONED_MS) continue
    await rm(path, { force: true })
  }
  await removeDatabaseFiles(rebuiltPath(resolve(env.DATABASE_PATH)))
}

/**
 * Moves copies from before migrations, which once lay beside the database, to the backups, where they are listed and
 * pruned. A copy on another disk stays.
 */
export async function moveMigrationCopies(env: Pick<Environment, 'DATABASE_PATH'>): Promise<void> {
  const database = resolve(env.DATABASE_PATH)
  const folder = await backupFolder(env)
  const names = await readdir(dirname(database))
  for (const name of names.filter((name) => name.startsWith(`${basename(database)}.before-migration-`))) {
    const copy = join(dirname(database), name)
    const { mtime } = await stat(copy)
    await rename(copy, join(folder, backupFileName('before-migration', mtime))).catch(() => undefined)
  }
}

export async function removeDatabaseFiles(path: string): Promise<void> {
  const ends = ['', '-wal', '-shm', '-journal', CHECK_NOTE_END]
  await Promise.all(ends.map((end) => rm(`${path}${end}`, { force: true })))
}
