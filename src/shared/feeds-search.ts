export const FEED_STATES = ['failing', 'overdue'] as const
export type FeedState = (typeof FEED_STATES)[number]

/** Which feeds the list shows; all without it. */
export interface FeedsSearch {
  state?: FeedState | undefined
}

export function parseFeedsSearch({ state }: Record<string, unknown>): FeedsSearch {
  return { state: FEED_STATES.find((known) => known === state) }
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
