import type { BackupBucket } from '#server/features/backups/bucket/bucket-of.ts'
import { BACKUP_FILE } from '#server/features/backups/files/backup-folder.ts'

const TIME = /^tuckling-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-/

/** Returns the time in a backup's name, or undefined when a person has renamed it. */
export function timeInName(name: string): number | undefined {
  const [, day, hours, minutes, seconds, ms] = TIME.exec(name) ?? []
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) || undefined
}

/** Returns the backups in the bucket, newest first. Other objects there are left alone. */
export async function listSent({ list, prefix }: BackupBucket, signal?: AbortSignal) {
  const objects = await list(`${prefix}tuckling-`, signal)
  return objects
    .map(({ key, size, changedAt }) => {
      const name = key.slice(prefix.length)
      return { name, size, madeAt: timeInName(name) ?? changedAt }
    })
    .filter(({ name }) => BACKUP_FILE.test(name))
    .sort((one, other) => other.madeAt - one.madeAt)
}
