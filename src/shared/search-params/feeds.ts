import { oneOf, type Params, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

const FEED_STATES = ['failing', 'overdue'] as const
export const FEED_SORTS = ['name', 'name-down', 'products', 'products-down', 'run', 'run-down'] as const
export type FeedSort = (typeof FEED_SORTS)[number]

export type FeedsSearch = Params<typeof parseFeedsSearch>
/** By default, all feeds sorted by name. */
export const parseFeedsSearch = params({ state: oneOf(FEED_STATES), sort: oneOf(FEED_SORTS, 'name') })

/** The wizard validates the step itself. */
export const parseStepSearch = params({ step: parseSearchText })

interface Watched {
  enabled: boolean
  schedule: string | null
  observedUntil: Date | null
}

/** True if a feed has been silent for more than twice its schedule's interval. */
export function isOverdue({ enabled, schedule, observedUntil }: Watched, now = Date.now()): boolean {
  return enabled && schedule !== null && observedUntil !== null && observedUntil.getTime() < now
}
