import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import { FeedError } from '#server/features/feeds/feed-error.ts'

const CHUNK_BYTES = 64 * 1024
const MAX_INFLATED_BYTES = 2 * 1024 ** 3
const MAX_INFLATION_RATIO = 200
const RATIO_COUNTS_FROM_BYTES = 8 * 1024 ** 2
const GZIP = Buffer.from([0x1f, 0x8b])

export interface FeedFile {
  path: string
  gzip: boolean
  /** True if the compressed data ends early; the rest may be read. */
  truncated: boolean
  bytes: number
}

/** Checks the whole file before any use; throws a FeedError when it is corrupt or oversized. */
export async function inspectFile(path: string): Promise<FeedFile> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isFile()) throw new FeedError(`There is no file at ${path}`)
  const { size } = stats
  if (size === 0) throw new FeedError('The file is empty')
  const start = await firstBytes(path)
  const gzip = start.subarray(0, 2).equals(GZIP)
  if (!gzip && size > MAX_INFLATED_BYTES) throw new FeedError('The file is larger than 2 GiB')
  if (!gzip) return { path, gzip, truncated: false, bytes: size }
  return { path, gzip, ...(await measureInflated(path, size)) }
}

export async function* readBytes({ path, gzip, truncated }: FeedFile): AsyncGenerator<Buffer> {
  yield* gzip ? inflate(path, truncated) : createReadStream(path, { highWaterMark: CHUNK_BYTES })
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function measureInflated(path: string, packedBytes: number) {
  let inflated = 0
  try {
    for await (const chunk of inflate(path, false)) {
      inflated += chunk.length
      refuseBomb(inflated, packedBytes)
    }
    return { truncated: false, bytes: inflated }
  } catch (error) {
    if (error instanceof FeedError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR')
      return { truncated: true, bytes: inflated }
    throw new FeedError('The compressed file is corrupt')
  }
}

/** Throws a FeedError when a file expands more than any feed does. `before` counts other files of its archive. */
export function refuseBomb(inflated: number, packedBytes: number, before = 0) {
  if (before + inflated > MAX_INFLATED_BYTES)
    throw new FeedError('The file is larger than 2 GiB uncompressed')
  if (inflated > RATIO_COUNTS_FROM_BYTES && inflated > packedBytes * MAX_INFLATION_RATIO)
    throw new FeedError(
      `The file expands to more than ${MAX_INFLATION_RATIO} times its size, which no feed does`,
    )
}

/** With `partial`, data that ends early yields its readable part instead of an error. */
async function* inflate(path: string, partial: boolean): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const finishFlush = partial ? constants.Z_SYNC_FLUSH : constants.Z_FINISH
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES, finishFlush })
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    yield* gunzip
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}
