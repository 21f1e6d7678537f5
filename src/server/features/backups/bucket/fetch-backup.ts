import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeDatabaseFiles } from '#server/features/backups/files/backup-folder.ts'
import type { Bucket } from '#server/integrations/bucket/bucket.ts'
import { notAStore } from '#server/integrations/bucket/bucket-trouble.ts'
import { DomainError } from '#shared/errors.ts'

interface Fetch {
  bucket: Bucket
  key: string
  target: string
}

/**
 * Fetches an object and compares size and hash with those that were sent. An error thrown by `onProgress` stops it.
 * Throws NOT_FOUND, and BAD_REQUEST for a copy that is cut or changed; the target is then gone.
 */
export async function fetchBackup({ bucket, key, target }: Fetch, onProgress?: (share: number) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await bucket.get(key, undefined, async (object) => {
      if (!object) throw new DomainError('NOT_FOUND', 'There is no such backup in the bucket')
      const { body, size, sha256 } = object
      if (Number.isNaN(size)) throw notAStore()
      const counted = new Transform({
        transform(chunk: Buffer, _, done) {
          try {
            bytes += chunk.length
            hash.update(chunk)
            onProgress?.(bytes / size)
            done(null, chunk)
          } catch (error) {
            done(error instanceof Error ? error : new Error(String(error)))
          }
        },
      })
      await pipeline(body, counted, createWriteStream(target, { flags: 'wx' }))
      if (bytes !== size || (sha256 !== undefined && sha256 !== hash.digest('hex'))) throw damaged()
    })
  } catch (error) {
    await removeDatabaseFiles(target)
    throw error
  }
}

function damaged(): DomainError {
  return new DomainError('BAD_REQUEST', 'The copy in the bucket is damaged: it differs from what was sent', {
    reason: 'damaged',
  })
}
