import type { Deps } from '#server/context.ts'
import { changeBucketNote, readBucketNote } from '#server/features/backups/bucket/bucket-note.ts'
import { type BackupBucket, backupBucket } from '#server/features/backups/bucket/bucket-of.ts'
import { removeSurplusSent, sendBackup } from '#server/features/backups/bucket/send-backup.ts'
import { backupFolder, listBackupFiles } from '#server/features/backups/files/backup-folder.ts'
import { newestGood, PAUSE_AFTER_FAILURE_MS } from '#server/features/backups/making/backup-state.ts'
import { sentenceOf } from '#server/operations/operations.ts'

type SendDeps = Pick<Deps, 'env' | 'log'>

/**
 * Sends the newest good backup to the bucket of BACKUP_TO, once, however it was made. Reports a failure until the next
 * success, and tries again after an hour. A copy that `signal` interrupts is sent anew.
 */
export async function sendWhenDue(deps: SendDeps, now: number, signal: AbortSignal): Promise<void> {
  const bucket = backupBucket(deps.env)
  if (!bucket) return
  const folder = await backupFolder(deps.env)
  const { sent, failure } = await readBucketNote(folder, bucket.to)
  if (failure && Math.abs(now - failure.at) < PAUSE_AFTER_FAILURE_MS) return
  const newest = newestGood(await listBackupFiles(folder), now)
  if (!newest || newest.name === sent?.name) return
  const { name, madeAt } = newest
  try {
    await sendBackup(bucket, { folder, name, shop: deps.env.PUBLIC_URL }, signal)
    await changeBucketNote(folder, bucket.to, { sent: { name, madeAt }, failure: undefined })
  } catch (error) {
    if (signal.aborted) return
    deps.log.error({ err: error }, 'the backup could not be sent to the bucket')
    await changeBucketNote(folder, bucket.to, { failure: { at: now, message: sentenceOf(error) } })
    return
  }
  await prune(deps, bucket, now, signal)
}

/** A key that may only add, with a rule of the store that deletes, is a good setup: this warns no one but the log. */
async function prune({ log }: SendDeps, bucket: BackupBucket, now: number, signal: AbortSignal) {
  try {
    const removed = await removeSurplusSent(bucket, now, signal)
    if (removed.length > 0) log.info({ removed }, 'backups removed from the bucket: too old, or too many')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'old backups could not be removed from the bucket')
  }
}
