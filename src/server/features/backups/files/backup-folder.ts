import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '#server/startup/env.ts'
import { DomainError } from '#shared/errors.ts'

const BACKUP_FILE = /^tuckling-[\w-]+\.db$/
const LEFTOVER = /^(upload-[\w-]+\.db|tuckling-[\w-]+\.db\.(part|rebuilt))/
const MAX_LISTED = 200

/** Where backups lie: beside the database. */
export async function backupFolder({ DATABASE_PATH }: Pick<Environment, 'DATABASE_PATH'>): Promise<string> {
  const parent = DATABASE_PATH === ':memory:' ? join(tmpdir(), 'tuckling') : dirname(resolve(DATABASE_PATH))
  const folder = join(parent, 'backups')
  await mkdir(folder, { recursive: true })
  return folder
}

/** `tuckling-2026-11-21T10-20-30-123Z-before-clear.db` */
export function backupFileName(reason: string, at = new Date()): string {
  return `tuckling-${at.toISOString().replaceAll(/[:.]/g, '-')}-${reason}.db`
}

/** The newest first. */
export async function listBackupFiles(folder: string) {
  const names = (await readdir(folder)).filter((name) => BACKUP_FILE.test(name))
  const newest = names.sort().reverse().slice(0, MAX_LISTED)
  return Promise.all(
    newest.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, madeAt: Math.round(mtimeMs) }
    }),
  )
}

/** The path of a backup that is there. Throws NOT_FOUND. */
export async function backupPath(folder: string, name: string): Promise<{ path: string; size: number }> {
  const path = join(folder, name)
  const found = BACKUP_FILE.test(name) && (await stat(path).catch(() => undefined))
  if (!found) throw new DomainError('NOT_FOUND', 'We couldn’t find that backup')
  return { path, size: found.size }
}

/** What work that was cut off left behind: unfinished copies, uploads, and backups rebuilt for a restore. */
export async function removeLeftovers(env: Pick<Environment, 'DATABASE_PATH'>): Promise<void> {
  const folder = await backupFolder(env)
  const left = (await readdir(folder)).filter((name) => LEFTOVER.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

export async function removeDatabaseFiles(path: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((end) => rm(`${path}${end}`, { force: true })))
}
