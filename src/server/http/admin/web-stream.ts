import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A Node stream as the body of an answer. Node's and the web's types of the same stream are incompatible. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const body = Readable.from(inTurns(stream), { objectMode: false })
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}

/** Yields between chunks: a reader that takes everything at once would block all other requests. */
async function* inTurns(stream: Readable) {
  for await (const chunk of stream) {
    yield chunk
    await nextTurn()
  }
}
