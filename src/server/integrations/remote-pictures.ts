import { hash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import { createFileCache } from '#server/integrations/file-cache.ts'
import { lazySafeFetch } from '#server/integrations/lazy-safe-fetch.ts'
import { downloadPicture, NoPictureError } from '#server/integrations/picture-download.ts'
import { toMaster, toVariant } from '#server/integrations/picture-resizer.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import { sharedWork } from '#server/operations/shared-work.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { REMOTE_PICTURE_WIDTHS, type RemotePictureFormat } from '#shared/pictures/remote-pictures.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

const CACHE_BYTES = 512 * 1024 ** 2
const FETCH_TIMEOUT_MS = 10_000
/** A browser requests few files of one host at once, so a slow picture must not delay others. */
const MAX_WAIT_MS = 4_000
const UNREADABLE_RETRY_MS = 6 * HOUR_MS
const HOST_DOWN_RETRY_MS = MINUTE_MS
const MAX_FAILURES = 5_000
const MASTER_WIDTH = Math.max(...Object.values(REMOTE_PICTURE_WIDTHS).flat())

interface RemotePicturesConfig {
  folder: string
  fetch: SafeFetch
  log: Logger
  cacheBytes?: number
  maxWaitMs?: number
  fetchTimeoutMs?: number
}

export interface RemotePictures {
  /** The picture at `url`, fitted to `width`; undefined when it is unavailable or takes too long. */
  variant(url: string, width: number, format: RemotePictureFormat): Promise<Buffer | undefined>
}

/** Stores files beside the database. They can be fetched again, so a backup may leave them out. */
export function remotePicturesOf(env: Environment, log: Logger): RemotePictures {
  const { DATABASE_PATH, PUBLIC_URL } = env
  const parent = DATABASE_PATH === ':memory:' ? tmpdir() : dirname(resolve(DATABASE_PATH))
  const userAgent = `Mozilla/5.0 (compatible; Tuckling; +${new URL(PUBLIC_URL).href})`
  return createRemotePictures({
    folder: join(parent, 'remote-pictures'),
    fetch: lazySafeFetch(env, { userAgent }),
    log,
  })
}

/** External pictures: fetched once, checked, resized one at a time, and stored on disk. */
export function createRemotePictures({
  folder,
  fetch,
  log,
  cacheBytes = CACHE_BYTES,
  maxWaitMs = MAX_WAIT_MS,
  fetchTimeoutMs = FETCH_TIMEOUT_MS,
}: RemotePicturesConfig): RemotePictures {
  const cache = createFileCache({ folder, maxBytes: cacheBytes })
  const inFetchQueue = createWorkQueue({ concurrency: 6, maxWaiting: 100 })
  const inDecoderQueue = createWorkQueue({ concurrency: 1, maxWaiting: 100 })
  const shared = sharedWork<Buffer>()
  const failed = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: UNREADABLE_RETRY_MS })

  function stored(name: string): Promise<Buffer | undefined> {
    return cache.read(name).catch(() => undefined)
  }

  function storedOrMade(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return shared(name, async () => {
      const existing = await stored(name)
      if (existing) return existing
      const made = await make()
      await cache.write(name, made).catch((error) => log.warn({ err: error }, 'picture not stored'))
      return made
    })
  }

  function fetchMaster(url: string): Promise<Buffer> {
    // Leaves the queue only with the small master, so that few full-size pictures are in memory at once.
    return inFetchQueue(async () => {
      if (failed.has(hostOf(url))) throw new NoPictureError('its server is down', { retryAfterMs: 0 })
      const content = await downloadPicture(fetch, url, fetchTimeoutMs)
      return inDecoderQueue(() => toMaster(content, MASTER_WIDTH))
    })
  }

  function rememberFailure(url: string, error: unknown) {
    if (error instanceof QueueFullError || failed.has(url)) return
    const refusal = error instanceof NoPictureError ? error : undefined
    const { retryAfterMs = UNREADABLE_RETRY_MS } = refusal ?? {}
    // The cache would take 0 as forever.
    if (retryAfterMs > 0) failed.set(url, true, { ttl: retryAfterMs })
    if (refusal?.isHostDown) failed.set(hostOf(url), true, { ttl: HOST_DOWN_RETRY_MS })
    log.info({ url, reason: error instanceof Error ? error.message : String(error) }, 'no picture')
  }

  return {
    async variant(url, width, format) {
      const key = hash('sha256', url).slice(0, 32)
      const name = `${key}-${width}.${format}`
      const existing = await stored(name)
      if (existing || failed.has(url)) return existing
      const making = storedOrMade(name, async () => {
        const master = await storedOrMade(`${key}.webp`, () => fetchMaster(url))
        return inDecoderQueue(() => toVariant(master, width, format))
      }).catch((error) => {
        rememberFailure(url, error)
        return undefined
      })
      const made = new AbortController()
      const limit = wait(maxWaitMs, undefined, { ref: false, signal: made.signal })
      return Promise.race([making, limit]).finally(() => made.abort())
    },
  }
}

function hostOf(url: string): string {
  return new URL(url).host
}
