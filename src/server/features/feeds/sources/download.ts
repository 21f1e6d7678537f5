import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import type { Credentials } from '#server/features/feeds/sources/credentials.ts'
import { FetchError } from '#server/integrations/fetch-error.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const TIME_LIMIT_MS = 15 * MINUTE_MS
const MAX_BYTES = 2 * 1024 ** 3
const SENTENCES: Record<number, string> = {
  401: 'The server rejected the credentials (401)',
  403: 'The server denied access to the feed (403)',
  404: 'No feed was found at that URL (404)',
}

export interface CacheValidators {
  etag: string | null
  lastModified: string | null
}

interface Download {
  address: string
  credentials: Credentials | undefined
  /** The validators of the last answer; without them the file is downloaded in any case. */
  validators?: CacheValidators | undefined
  path: string
  signal?: AbortSignal | undefined
}

export interface DownloadedFile extends CacheValidators {
  contentHash: string
}

/** Downloads a feed to a file; throws a FeedError with a sentence when that fails. */
export async function download(safeFetch: SafeFetch, { address, path, signal, ...request }: Download) {
  try {
    const limits = { timeoutMs: TIME_LIMIT_MS, maxBytes: MAX_BYTES, headers: headersOf(request) }
    const response = await safeFetch(address, { ...limits, signal })
    if (response.status === 200) return await save(response.body, response.headers, path)
    response.body.destroy()
    if (response.status === 304) return 'unchanged'
    throw new FeedError(SENTENCES[response.status] ?? `The server answered with status ${response.status}`)
  } catch (error) {
    throw error instanceof FetchError ? new FeedError(error.message) : error
  }
}

async function save(
  body: Readable,
  headers: Record<string, string | string[] | undefined>,
  path: string,
): Promise<DownloadedFile> {
  const hash = createHash('sha256')
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(body, hashed, createWriteStream(path))
  return {
    etag: single(headers.etag),
    lastModified: single(headers['last-modified']),
    contentHash: hash.digest('base64url'),
  }
}

function headersOf({
  credentials,
  validators,
}: Pick<Download, 'credentials' | 'validators'>): Record<string, string> {
  const basic = credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')
  return {
    ...(basic ? { authorization: `Basic ${basic}` } : {}),
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  }
}

function single(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}
