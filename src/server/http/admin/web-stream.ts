import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A Node stream as the body of an answer; Node's and the web's types of the same thing do not know each other. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const body = Readable.from(inTurns(stream), { objectMode: false })
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}

/** A reader that takes whatever there is at once would hold up everybody else until the end. */
async function* inTurns(stream: Readable) {
  for await (const chunk of stream) {
    yield chunk
    await nextTurn()
  }
}
