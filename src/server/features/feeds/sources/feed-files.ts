import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Environment } from '#server/config/env.ts'
import { DomainError } from '#shared/errors.ts'
import { UPLOAD_MAX_BYTES } from '#shared/feeds/feed-limits.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const UNUSED_FOR_MS = 7 * DAY_MS

type Place = Pick<Environment, 'DATABASE_PATH'>

async function folderOf({ DATABASE_PATH }: Place): Promise<string> {
  const base = DATABASE_PATH === ':memory:' ? join(tmpdir(), `feeds-${process.pid}`) : dirname(DATABASE_PATH)
  const folder = join(base, 'feed-files')
  await mkdir(folder, { recursive: true })
  return folder
}

/** Returns the path of an upload; throws BAD_REQUEST when the id is invalid. */
export async function uploadPath(env: Place, id: string): Promise<string> {
  if (!UPLOAD_ID.test(id)) throw new DomainError('BAD_REQUEST', 'That isn’t an uploaded file')
  return join(await folderOf(env), id)
}

export async function downloadPath(env: Place, feedId: number): Promise<string> {
  return join(await folderOf(env), `download-${feedId}`)
}

/** Streams a body to disk. Throws BAD_REQUEST when it is larger than a feed may be, and removes the file. */
export async function saveUpload(env: Place, body: AsyncIterable<Uint8Array>) {
  const id = randomUUID()
  const path = await uploadPath(env, id)
  let bytes = 0
  async function* limited(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > UPLOAD_MAX_BYTES) throw new DomainError('BAD_REQUEST', 'The file is larger than 512 MiB')
      yield chunk
    }
  }
  try {
    await pipeline(body, limited, createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { upload: id, bytes }
}

export async function removeUnusedUploads(env: Place, usedIds: string[], now = Date.now()): Promise<void> {
  const folder = await folderOf(env)
  for (const name of await readdir(folder)) {
    if (!UPLOAD_ID.test(name) || usedIds.includes(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > UNUSED_FOR_MS) await rm(join(folder, name), { force: true })
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64url')
}
