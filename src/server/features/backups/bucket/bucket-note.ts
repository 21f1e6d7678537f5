import { join } from 'node:path'
import { z } from 'zod'
import { checkNote } from '#server/features/backups/files/check-note.ts'
import { readNote, writeNote } from '#server/features/backups/files/notes.ts'
import { BACKUP_RETENTION } from '#shared/retention.ts'

const bucketNote = z.object({
  to: z.string(),
  sent: z.object({ name: z.string(), madeAt: z.number() }).optional(),
  failure: z.object({ at: z.number(), message: z.string() }).optional(),
  checks: z.record(z.string(), checkNote).default({}),
})

export type BucketNote = z.infer<typeof bucketNote>

const NAME = 'bucket.json'

/** Returns the stored note; an empty one for another bucket, or when it is missing or unreadable. */
export async function readBucketNote(folder: string, to: string): Promise<BucketNote> {
  const note = await readNote(join(folder, NAME), bucketNote)
  return note?.to === to ? note : { to, checks: {} }
}

/** Changes the note as it is now: another piece of work may have changed it since it was read. */
export async function changeBucketNote(
  folder: string,
  to: string,
  changes: Partial<BucketNote>,
): Promise<void> {
  const note = await readBucketNote(folder, to)
  const checks = Object.entries({ ...note.checks, ...changes.checks }).slice(-BACKUP_RETENTION.atMost)
  await writeNote(join(folder, NAME), { ...note, ...changes, checks: Object.fromEntries(checks) })
}
