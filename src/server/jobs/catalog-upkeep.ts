import type { Deps } from '#server/context.ts'
import { settlePopularity } from '#server/features/clicks/popularity/service.ts'
import { applyRates } from '#server/features/products/conversions/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** Follows exchange rates and the shop's currency wherever they changed. Returns a function that stops it. */
export function startConversions(deps: Deps): () => Promise<void> {
  const work = () => applyRates(deps)
  return repeatWriting(deps, { work, everyMs: MINUTE_MS, failed: 'exchange rates could not be applied' })
}

/** Recomputes popularity at startup and four times a day. Returns a function that stops it. */
export function startPopularity(deps: Deps): () => Promise<void> {
  const work = () => settlePopularity(deps.db)
  return repeatWriting(deps, { work, everyMs: 6 * HOUR_MS, failed: 'popularity could not be computed' })
}

interface Upkeep {
  work: () => Promise<unknown>
  everyMs: number
  failed: string
}

function repeatWriting({ db, log, operations }: Deps, { work, everyMs, failed }: Upkeep) {
  return repeatUntilStopped(async () => {
    try {
      await untilWritable(db, MINUTE_MS)
      if (!operations.isReplacing()) await work()
    } catch (err) {
      log.warn({ err }, failed)
    }
    return everyMs
  })
}
