import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

class TooLargeError extends Error {}

/** Writes a body to a new file; false, and no file, when it is longer than the limit. */
export async function writeLimited(
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<boolean> {
  let size = 0
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(size > maxBytes ? new TooLargeError() : null, chunk)
    },
  })
  try {
    const source = Readable.fromWeb(body as NodeReadableStream)
    await pipeline(source, limit, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return true
  } catch (error) {
    await rm(path, { force: true })
    if (error instanceof TooLargeError) return false
    throw error
  }
}
