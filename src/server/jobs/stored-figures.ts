import type { Deps } from '#server/context.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { describeCatalog } from '#server/features/catalog/sitemap/service.ts'
import { productGaps } from '#server/features/reports/attention/service.ts'
import { countedLandingPages } from '#server/features/search/landing-pages/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

type FiguresDeps = Pick<Deps, 'db' | 'env' | 'log' | 'operations'>

/**
 * Precomputes slow figures of a large catalog at startup, and each minute after a change. No request then has to wait
 * for them; each gets the last result. Returns a function that stops it.
 */
export function startKeepingFigures(deps: FiguresDeps): () => Promise<void> {
  return repeatUntilStopped(async () => {
    await renewFigures(deps)
    return MINUTE_MS
  })
}

/** One at a time, so that each has the disk to itself and holds one thread. */
export async function renewFigures({ db, env, log, operations }: FiguresDeps): Promise<void> {
  if (operations.isReplacing() || !isLargeCatalog(db)) return
  try {
    await describeCatalog(db)
    await productGaps(db)
    await countedLandingPages(db, env.CURRENCY)
  } catch (error) {
    log.warn({ err: error }, 'figures of the catalog could not be renewed')
  }
}
