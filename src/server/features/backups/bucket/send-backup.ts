import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupBucket } from '#server/features/backups/bucket/bucket-of.ts'
import { listSent } from '#server/features/backups/bucket/sent-backups.ts'
import { surplusBackups } from '#server/features/backups/files/surplus-backups.ts'
import type { Content } from '#server/integrations/bucket/bucket.ts'
import { BucketError, notAStore } from '#server/integrations/bucket/bucket-trouble.ts'

const OWNER_FILE = 'shop.txt'

/** Sends a file with its hash in the signature, so that the store refuses a changed one. Throws a BucketError. */
export async function sendBackup(
  bucket: BackupBucket,
  { folder, name, shop }: { folder: string; name: string; shop: string },
  signal: AbortSignal,
): Promise<void> {
  await claim(bucket, shop, signal)
  const content = await contentOf(join(folder, name), signal)
  const key = `${bucket.prefix}${name}`
  await bucket.put(key, content, signal)
  const stored = await bucket.describe(key, signal)
  if (stored?.size !== content.size || stored.sha256 !== content.sha256) throw notAStore()
}

/** Two shops in one place would delete each other's backups. */
async function claim(bucket: BackupBucket, shop: string, signal: AbortSignal) {
  const key = `${bucket.prefix}${OWNER_FILE}`
  const owner = await bucket.text(key, signal)
  if (owner === undefined) return bucket.putText(key, shop, signal)
  if (owner.trim() === shop) return
  if (!URL.canParse(owner.trim())) throw notAStore()
  throw new BucketError(
    `${bucket.to} has the backups of ${owner.trim()}; give this shop its own prefix in BACKUP_TO, or delete ${OWNER_FILE} there`,
  )
}

async function contentOf(path: string, signal: AbortSignal): Promise<Content> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash, { signal })
  return { size, sha256: hash.digest('hex'), open: () => createReadStream(path) }
}

export async function removeSurplusSent(bucket: BackupBucket, now: number, signal: AbortSignal) {
  const surplus = surplusBackups(await listSent(bucket, signal), now)
  for (const { name } of surplus) await bucket.remove(`${bucket.prefix}${name}`, signal)
  return surplus.map(({ name }) => name)
}
