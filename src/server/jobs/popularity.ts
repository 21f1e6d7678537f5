import type { Deps } from '#server/context.ts'
import { settlePopularity } from '#server/features/clicks/popularity/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

type CountingDeps = Pick<Deps, 'db' | 'log' | 'operations'>

const EVERY_MS = 6 * HOUR_MS

/** Recomputes popularity at startup and four times a day. Returns a function that stops it. */
export function startPopularity({ db, log, operations }: CountingDeps): () => Promise<void> {
  return repeatUntilStopped(async () => {
    try {
      await untilWritable(db, MINUTE_MS)
      if (!operations.isReplacing()) await settlePopularity(db)
    } catch (err) {
      log.warn({ err }, 'popularity could not be computed')
    }
    return EVERY_MS
  })
}
