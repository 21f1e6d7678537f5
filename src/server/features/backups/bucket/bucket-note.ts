import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { checkNote } from '#server/features/backups/files/check-note.ts'
import { BACKUP_RETENTION } from '#shared/retention.ts'

const bucketNote = z.object({
  to: z.string(),
  /** The newest backup that was sent. */
  sent: z.object({ name: z.string(), madeAt: z.number() }).optional(),
  failure: z.object({ at: z.number(), message: z.string() }).optional(),
  /** Results of checks, by name. */
  checks: z.record(z.string(), checkNote).default({}),
})

export type BucketNote = z.infer<typeof bucketNote>

const NAME = 'bucket.json'

/** Returns the stored note; an empty one for another bucket, or when it is missing or unreadable. */
export async function readBucketNote(folder: string, to: string): Promise<BucketNote> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '')
  try {
    const note = bucketNote.parse(JSON.parse(text))
    if (note.to === to) return note
  } catch {}
  return { to, checks: {} }
}

/** Changes the note as it is now: another piece of work may have changed it since it was read. */
export async function changeBucketNote(
  folder: string,
  to: string,
  changes: Partial<BucketNote>,
): Promise<void> {
  const note = await readBucketNote(folder, to)
  const checks = Object.entries({ ...note.checks, ...changes.checks }).slice(-BACKUP_RETENTION.atMost)
  await writeFile(
    join(folder, NAME),
    JSON.stringify({ ...note, ...changes, checks: Object.fromEntries(checks) }),
  )
}
