import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from '#server/config/env.ts'
import { backupFileName } from '#server/db/backup-files.ts'
import { backupFolder } from '#server/features/backups/files/backup-folder.ts'
import { type RowCounts, writeCheckNote } from '#server/features/backups/files/check-note.ts'
import { copyShop } from '#server/features/backups/making/make-backup.ts'
import { DomainError } from '#shared/errors.ts'

/**
 * Backs up from the command line, while the server runs or not. The target is the named file or folder, or else the
 * shop's backups. The database is only read. Throws NOT_FOUND without one, CONFLICT when the file exists.
 */
export async function backUpFromCommand(
  env: Pick<Environment, 'DATABASE_PATH'>,
  target: string | undefined,
): Promise<{ file: string; rows: RowCounts }> {
  const database = resolve(env.DATABASE_PATH)
  if (!existsSync(database))
    throw new DomainError(
      'NOT_FOUND',
      `DATABASE_PATH: ${database} does not exist. The first npm start creates it.`,
    )
  const folder = await backupFolder(env)
  const file = target === undefined ? join(folder, backupFileName('command')) : placeOf(target)
  if (existsSync(file)) throw new DomainError('CONFLICT', `${file} already exists and was left unchanged`)
  const rows = await copyShop(database, file)
  if (target === undefined) await writeCheckNote(file, { rows })
  return { file, rows }
}

function placeOf(target: string): string {
  const path = resolve(target)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (!isFolder && !existsSync(resolve(path, '..')))
    throw new DomainError('NOT_FOUND', `The folder of ${path} does not exist`)
  return isFolder ? join(path, backupFileName('command')) : path
}
