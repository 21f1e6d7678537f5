import { join } from 'node:path'
import type { Deps } from '#server/context.ts'
import { changeBucketNote, readBucketNote } from '#server/features/backups/bucket/bucket-note.ts'
import { type BackupBucket, backupBucket, objectAt } from '#server/features/backups/bucket/bucket-of.ts'
import { fetchBackup } from '#server/features/backups/bucket/fetch-backup.ts'
import { listSent } from '#server/features/backups/bucket/sent-backups.ts'
import {
  arrivingName,
  backupFolder,
  removeDatabaseFiles,
} from '#server/features/backups/files/backup-folder.ts'
import type { CheckResult } from '#server/features/backups/files/check-note.ts'
import { inDatabaseThread } from '#server/features/backups/threads/database-thread.ts'
import type { Bucket } from '#server/integrations/bucket/bucket.ts'
import { type Control, sentenceOf } from '#server/operations/operations.ts'
import { DomainError } from '#shared/errors.ts'

type Env = Deps['env']

/** Returns what the bucket holds, or the problem in a sentence; null without BACKUP_TO. */
export async function listInBucket({ env }: { env: Env }) {
  const bucket = backupBucket(env)
  if (!bucket) return null
  const { checks } = await readBucketNote(await backupFolder(env), bucket.to)
  try {
    const sent = await listSent(bucket)
    const backups = sent.map((backup) => ({
      ...backup,
      ageMs: Date.now() - backup.madeAt,
      check: checks[backup.name] ?? null,
    }))
    return { to: bucket.to, problem: null, backups }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { to: bucket.to, problem: error.message, backups: [] }
  }
}

/** Fetches a backup from the bucket, with progress, and passes its path to `use`. The file is then removed. */
export async function withFetched<T>(
  env: Env,
  name: string,
  control: Control,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const bucket = requireBucket(env)
  return withCopy(env, { bucket, key: `${bucket.prefix}${name}` }, use, (share) =>
    control.report(share, 'Fetching the backup from the bucket'),
  )
}

/** The same for a command, and for any object that the key can read. */
export async function withObject<T>(env: Env, address: string, use: (path: string) => Promise<T>) {
  return withCopy(env, objectAt(env, address), use)
}

async function withCopy<T>(
  env: Env,
  object: { bucket: Bucket; key: string },
  use: (path: string) => Promise<T>,
  onProgress?: (share: number) => void,
): Promise<T> {
  const target = join(await backupFolder(env), arrivingName())
  try {
    await fetchBackup({ ...object, target }, onProgress)
    return await use(target)
  } finally {
    await removeDatabaseFiles(target)
  }
}

/** Fetches a backup, reads it completely, and notes the result for the list. Throws the problem that it finds. */
export async function checkInBucket({ env }: { env: Env }, name: string, control: Control): Promise<void> {
  const note = async (result: CheckResult) => {
    const checks = { [name]: { checkedAt: Date.now(), ...result } }
    await changeBucketNote(await backupFolder(env), requireBucket(env).to, { checks })
  }
  try {
    const { rows } = await withFetched(env, name, control, (source) =>
      inDatabaseThread({ task: 'check', source }),
    )
    await note({ rows })
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'damaged') await note({ problem: sentenceOf(error) })
    throw error
  }
}

function requireBucket(env: Env): BackupBucket {
  const bucket = backupBucket(env)
  if (!bucket) throw new DomainError('NOT_FOUND', 'BACKUP_TO is not set, so there is no bucket')
  return bucket
}
