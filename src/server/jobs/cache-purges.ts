import type { Deps } from '#server/context.ts'
import { cachePurgeOf } from '#server/integrations/cache-purge.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const LOOK_EVERY_MS = 250
/** By then, answers that were in progress during a change have reached the cache. */
const SETTLE_MS = SECOND_MS
/** An import changes the catalog with each of its batches. */
const LEAST_BETWEEN_MS = 5 * SECOND_MS
const LONGEST_PAUSE_MS = MINUTE_MS

type Purge = () => Promise<void>

/** Purges after changes and at startup, since another version may render other pages. Returns how to stop. */
export function startCachePurges(
  { env, log }: Pick<Deps, 'env' | 'log'>,
  contentVersion: () => number,
  purge: Purge | undefined = cachePurgeOf(env),
): () => Promise<void> {
  if (!purge) return async () => undefined
  return repeatUntilStopped(cachePurger({ log, contentVersion, purge }))
}

interface Purger extends Pick<Deps, 'log'> {
  contentVersion: () => number
  purge: Purge
  /** In milliseconds; monotonic. */
  now?: () => number
}

/** Each call checks once and returns how many milliseconds to wait before the next. */
export function cachePurger({
  log,
  contentVersion,
  purge,
  now = () => performance.now(),
}: Purger): () => Promise<number> {
  let purgedVersion: number | undefined
  let changedAt: number | undefined
  let purgedAt = Number.NEGATIVE_INFINITY
  let failures = 0

  return async () => {
    try {
      const version = contentVersion()
      if (version === purgedVersion) return LOOK_EVERY_MS
      const lookedAt = now()
      changedAt ??= lookedAt
      const waitMs = Math.max(changedAt + SETTLE_MS, purgedAt + LEAST_BETWEEN_MS) - lookedAt
      if (waitMs > 0) return Math.min(waitMs, LOOK_EVERY_MS)
      purgedAt = lookedAt
      changedAt = undefined
      await purge()
      purgedVersion = version
      failures = 0
      return LOOK_EVERY_MS
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'the cache could not be purged')
      failures += 1
      return Math.min(LEAST_BETWEEN_MS * failures, LONGEST_PAUSE_MS)
    }
  }
}
