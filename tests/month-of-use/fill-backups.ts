import { copyFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFileName } from '#server/db/backup-files.ts'
import type { Somebody } from '#server/demo/month/month.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { backupFolder } from '#server/features/backups/files/backup-folder.ts'
import { makeBackup } from '#server/features/backups/service.ts'

const REASONS = ['scheduled', 'manual', 'before-clear', 'before-restore']
const CHECK_NOTE_END = '.check.json'
const BACKUPS = 12

/** Backups over the month: one that was made, and copies of it under the names and times of others. */
export async function fillBackups(month: Month, actor: Somebody): Promise<void> {
  const folder = await backupFolder(month.env)
  const made = join(folder, await makeBackup(month, actor, 'manual'))
  for (let index = 1; index < BACKUPS; index++) {
    const at = daysAgo(month, index * 2.5)
    const path = join(folder, backupFileName(REASONS[index % REASONS.length] ?? 'manual', at))
    await copyFile(made, path)
    await copyFile(`${made}${CHECK_NOTE_END}`, `${path}${CHECK_NOTE_END}`)
    await utimes(path, at, at)
  }
}
