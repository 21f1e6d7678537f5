import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A Node stream as the body of an answer. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from(inTurns(stream))
}

/** Yields between chunks: a reader that takes everything at once would block all other requests. */
async function* inTurns(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    yield chunk
    await nextTurn()
  }
}
