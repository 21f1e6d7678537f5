import { buffer } from 'node:stream/consumers'
import { FetchError } from '#server/integrations/fetch-error.ts'
import { pictureFormat } from '#server/integrations/picture-bytes.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

const MAX_PICTURE_BYTES = 12 * 1024 ** 2
const TEN_MINUTES_MS = 10 * MINUTE_MS
const SIX_HOURS_MS = 6 * HOUR_MS

interface Failure extends ErrorOptions {
  retryAfterMs?: number
  isHostDown?: boolean
}

/** Why an address gave no picture, and for how long not to request it again. */
export class NoPictureError extends Error {
  readonly retryAfterMs: number
  /** True if the whole server fails, not only this picture. */
  readonly isHostDown: boolean

  constructor(reason: string, { retryAfterMs = SIX_HOURS_MS, isHostDown = false, cause }: Failure = {}) {
    super(reason, { cause })
    this.name = 'NoPictureError'
    this.retryAfterMs = retryAfterMs
    this.isHostDown = isHostDown
  }
}

/** Returns the bytes of a JPEG, PNG, GIF, WebP, or AVIF. Throws a NoPictureError for anything else. */
export async function downloadPicture(fetch: SafeFetch, url: string, timeoutMs: number): Promise<Buffer> {
  const content = await download(fetch, url, timeoutMs)
  if (!pictureFormat(content)) throw new NoPictureError('it isn’t a JPEG, PNG, GIF, WebP, or AVIF picture')
  return content
}

async function download(fetch: SafeFetch, url: string, timeoutMs: number): Promise<Buffer> {
  try {
    const limits = { timeoutMs, maxBytes: MAX_PICTURE_BYTES, headers: { accept: 'image/*' } }
    const { status, body } = await fetch(url, limits)
    if (status === 200) return await buffer(body)
    body.destroy()
    const isPassing = status >= 500 || status === 429
    throw new NoPictureError(`it answered ${status}`, isPassing ? { retryAfterMs: TEN_MINUTES_MS } : {})
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const isHostDown = error.code === 'TIMEOUT' || error.code === 'UNREACHABLE'
    const retryAfterMs = isHostDown ? TEN_MINUTES_MS : SIX_HOURS_MS
    throw new NoPictureError(error.message, { retryAfterMs, isHostDown, cause: error })
  }
}
