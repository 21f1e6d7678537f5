import type { Deps } from '#server/context.ts'
import { searchCounterOf } from '#server/counting/search-counter.ts'
import { writeSearches } from '#server/features/search/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

type CountingDeps = Pick<Deps, 'db' | 'log' | 'operations'>

const EVERY_MS = 5 * SECOND_MS

/** Writes search counts every few seconds. Returns a function that writes the rest and stops it. */
export function startSearchCounts(deps: CountingDeps): () => Promise<void> {
  const stop = repeatUntilStopped(async () => {
    await write(deps, Date.now())
    return EVERY_MS
  })
  return async () => {
    await stop()
    await write(deps, Number.POSITIVE_INFINITY)
  }
}

async function write({ db, log, operations }: CountingDeps, completedBy: number) {
  if (operations.isReplacing() || searchCounterOf(db).isIdle()) return
  try {
    await untilWritable(db, EVERY_MS)
    writeSearches(db, completedBy)
  } catch (error) {
    log.warn({ err: error }, 'searches could not be counted')
  }
}
