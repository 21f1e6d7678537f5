export const FEED_STATES = ['failing', 'overdue'] as const
export type FeedState = (typeof FEED_STATES)[number]
export const FEED_SORTS = ['name', 'name-down', 'products', 'products-down', 'run', 'run-down'] as const
export type FeedSort = (typeof FEED_SORTS)[number]

/** Which feeds the list shows, all without it, and in which order: by name without it. */
export interface FeedsSearch {
  state?: FeedState | undefined
  sort?: FeedSort | undefined
}

export function parseFeedsSearch({ state, sort }: Record<string, unknown>): FeedsSearch {
  return {
    state: FEED_STATES.find((known) => known === state),
    sort: FEED_SORTS.find((known) => known === sort && known !== 'name'),
  }
}

interface Watched {
  enabled: boolean
  schedule: string | null
  observedUntil: Date | null
}

/** Silent for more than twice the time that its schedule leaves between two runs. */
export function isOverdue({ enabled, schedule, observedUntil }: Watched, now = Date.now()): boolean {
  return enabled && schedule !== null && observedUntil !== null && observedUntil.getTime() < now
}
