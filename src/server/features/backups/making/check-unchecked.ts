import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackupFiles } from '#server/features/backups/files/backup-folder.ts'
import { type CheckResult, writeCheckNote } from '#server/features/backups/files/check-note.ts'
import { inDatabaseThread } from '#server/features/backups/threads/database-thread.ts'
import { DomainError } from '#shared/errors.ts'

/** Checks unchecked backups one after another, as copies from before migrations are made without a check. */
export async function checkUncheckedBackups(folder: string, signal: AbortSignal): Promise<void> {
  for (const { name, check } of await listBackupFiles(folder)) {
    if (signal.aborted) return
    if (check === null) await checkBackup(join(folder, name))
  }
}

async function checkBackup(path: string) {
  const { atime, mtime } = await stat(path)
  const result = await checked(path)
  // The file's time records when the backup was made.
  await utimes(path, atime, mtime)
  await writeCheckNote(path, result)
}

async function checked(path: string): Promise<CheckResult> {
  try {
    const { rows } = await inDatabaseThread({ task: 'check', source: path })
    return { rows }
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message }
    throw error
  }
}
