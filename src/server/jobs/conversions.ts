import type { Deps } from '#server/context.ts'
import { applyRates } from '#server/features/products/conversions/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

type ConversionDeps = Pick<Deps, 'db' | 'env' | 'log' | 'operations'>

/** Follows exchange rates and the shop's currency wherever they changed. Returns a function that stops it. */
export function startConversions({ db, env, log, operations }: ConversionDeps): () => Promise<void> {
  return repeatUntilStopped(async () => {
    try {
      await untilWritable(db, MINUTE_MS)
      if (!operations.isReplacing()) await applyRates({ db, env })
    } catch (err) {
      log.warn({ err }, 'exchange rates could not be applied')
    }
    return MINUTE_MS
  })
}
