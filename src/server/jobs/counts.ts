import type { Deps } from '#server/context.ts'
import { searchCounterOf } from '#server/counting/search-counter.ts'
import { viewCounterOf } from '#server/counting/view-counter.ts'
import { writeViews } from '#server/features/clicks/views/service.ts'
import { writeSearches } from '#server/features/search/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

type CountingDeps = Pick<Deps, 'db' | 'log' | 'operations'>

const EVERY_MS = 5 * SECOND_MS

/** Writes counts of searches and views every few seconds. Returns a function that writes the rest and stops it. */
export function startWritingCounts(deps: CountingDeps): () => Promise<void> {
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
  const isIdle = searchCounterOf(db).isIdle() && viewCounterOf(db).isIdle()
  if (operations.isReplacing() || isIdle) return
  try {
    await untilWritable(db, EVERY_MS)
    writeSearches(db, completedBy)
    writeViews(db)
  } catch (error) {
    log.warn({ err: error }, 'searches and views could not be counted')
  }
}
