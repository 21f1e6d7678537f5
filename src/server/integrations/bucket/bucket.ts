import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { readableTrouble } from '#server/integrations/bucket/bucket-trouble.ts'
import { readObjectList, type StoredObject } from '#server/integrations/bucket/object-list.ts'
import {
  type BucketCall,
  type BucketPlace,
  signedRequest,
  textOf,
} from '#server/integrations/bucket/signed-request.ts'
import { HOUR_MS, SECOND_MS } from '#shared/time/durations.ts'

type Stop = AbortSignal | undefined

export interface Content {
  size: number
  sha256: string
  open: () => Readable
}

const SHORT_MS = 20 * SECOND_MS
const LONG_MS = 12 * HOUR_MS
const MOST_LIST_BYTES = 4 * 1024 ** 2
const MOST_LISTS = 20
const MOST_TEXT_BYTES = 1_000
const HASH_HEADER = 'x-amz-meta-sha256'

/** One bucket of an S3-compatible store, with path-style addresses. Every call throws a BucketError with a sentence. */
export function createBucket(place: BucketPlace) {
  const { host } = new URL(place.endpoint)

  async function call<T>(
    { limitMs = SHORT_MS, stop, ...request }: Omit<BucketCall, 'signal'> & { limitMs?: number; stop: Stop },
    read: (answer: Awaited<ReturnType<typeof signedRequest>>) => Promise<T> | T,
  ): Promise<T> {
    const limit = AbortSignal.timeout(limitMs)
    const signal = stop ? AbortSignal.any([limit, stop]) : limit
    const answer = await signedRequest(place, { ...request, signal }).catch(explain)
    try {
      return await read(answer)
    } catch (error) {
      return explain(error)
    } finally {
      answer?.destroy()
    }

    function explain(error: unknown): never {
      stop?.throwIfAborted()
      throw readableTrouble(signal.aborted ? signal.reason : error, host)
    }
  }

  const put = (key: string, body: Content, stop?: Stop) =>
    call(
      { method: 'PUT', key, headers: { [HASH_HEADER]: body.sha256 }, body, limitMs: LONG_MS, stop },
      (answer) => answer && textOf(answer, MOST_LIST_BYTES),
    )

  return {
    put,
    putText: (key: string, text: string, stop?: Stop) =>
      put(
        key,
        { size: Buffer.byteLength(text), sha256: hash('sha256', text), open: () => Readable.from([text]) },
        stop,
      ),
    text: (key: string, stop?: Stop) =>
      call({ method: 'GET', key, stop }, (answer) => answer && textOf(answer, MOST_TEXT_BYTES)),
    /** Undefined when there is no such object; the hash is missing unless this program sent it. */
    describe: (key: string, stop?: Stop) =>
      call({ method: 'HEAD', key, stop }, (answer) => answer && describe(answer.headers)),
    /** Passes the object to `read`, or undefined when there is none. */
    get: <T>(
      key: string,
      stop: Stop,
      read: (object: (ReturnType<typeof describe> & { body: Readable }) | undefined) => Promise<T>,
    ) =>
      call({ method: 'GET', key, limitMs: LONG_MS, stop }, (answer) =>
        read(answer && { ...describe(answer.headers), body: answer }),
      ),
    remove: (key: string, stop?: Stop) => call({ method: 'DELETE', key, stop }, () => undefined),
    async list(prefix: string, stop?: Stop): Promise<StoredObject[]> {
      const objects: StoredObject[] = []
      let next: string | undefined
      for (let part = 0; part < MOST_LISTS && (part === 0 || next); part += 1) {
        const query = { 'list-type': '2', 'encoding-type': 'url', delimiter: '/', prefix }
        const list = await call(
          { method: 'GET', query: { ...query, ...(next && { 'continuation-token': next }) }, stop },
          async (answer) => readObjectList(answer ? await textOf(answer, MOST_LIST_BYTES) : ''),
        )
        objects.push(...list.objects)
        next = list.next
      }
      return objects
    },
  }
}

export type Bucket = ReturnType<typeof createBucket>

function describe(headers: Record<string, string | string[] | undefined>) {
  const sha256 = headers[HASH_HEADER]
  return {
    size: Number(headers['content-length'] ?? Number.NaN),
    sha256: typeof sha256 === 'string' ? sha256 : undefined,
  }
}
