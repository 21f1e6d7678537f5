import type { Deps } from '#server/context.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { describeCatalog } from '#server/features/catalog/sitemap/service.ts'
import { settlePopularity } from '#server/features/clicks/popularity/service.ts'
import { applyRates } from '#server/features/products/conversions/service.ts'
import { productGaps } from '#server/features/reports/attention/service.ts'
import { countedLandingPages } from '#server/features/search/landing-pages/service.ts'
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

/** Precomputes slow figures of a large catalog, so that no request waits. Returns how to stop. */
export function startKeepingFigures(deps: Deps): () => Promise<void> {
  return repeatUntilStopped(async () => {
    await renewFigures(deps)
    return MINUTE_MS
  })
}

/** One at a time, so that each has the disk to itself and holds one thread. */
export async function renewFigures({
  db,
  env,
  log,
  operations,
}: Pick<Deps, 'db' | 'env' | 'log' | 'operations'>): Promise<void> {
  if (operations.isReplacing() || !isLargeCatalog(db)) return
  try {
    await describeCatalog(db)
    await productGaps(db)
    await countedLandingPages(db, env.CURRENCY)
  } catch (error) {
    log.warn({ err: error }, 'figures of the catalog could not be renewed')
  }
}
