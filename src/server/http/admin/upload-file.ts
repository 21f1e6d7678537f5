import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

class TooLargeError extends Error {}

interface Place {
  open: () => Writable
  discard: () => Promise<void>
}

export async function writeLimited(
  body: ReadableStream<Uint8Array>,
  place: Place,
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
    await pipeline(source, limit, place.open())
    return true
  } catch (error) {
    await place.discard()
    if (error instanceof TooLargeError) return false
    throw error
  }
}
