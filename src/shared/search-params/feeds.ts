import { oneOf, type Params, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

const FEED_STATES = ['failing', 'overdue'] as const
export const FEED_SORTS = ['name', 'name-down', 'products', 'products-down', 'run', 'run-down'] as const
export type FeedSort = (typeof FEED_SORTS)[number]

export type FeedsSearch = Params<typeof parseFeedsSearch>
/** All feeds by name without it. */
export const parseFeedsSearch = params({ state: oneOf(FEED_STATES), sort: oneOf(FEED_SORTS, 'name') })

/** A step of a feed's wizard, judged where it is used. */
export const parseStepSearch = params({ step: parseSearchText })

interface Watched {
  enabled: boolean
  schedule: string | null
  observedUntil: Date | null
}

/** Silent for more than twice the time that its schedule leaves between two runs. */
export function isOverdue({ enabled, schedule, observedUntil }: Watched, now = Date.now()): boolean {
  return enabled && schedule !== null && observedUntil !== null && observedUntil.getTime() < now
}
