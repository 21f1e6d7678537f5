import { Readable } from 'node:stream'

/** A Node stream as the body of an answer; Node's and the web's types of the same thing do not know each other. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
