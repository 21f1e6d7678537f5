import type { ImportReport } from '#server/features/feeds/import-report.ts'

export interface SyncedFeed {
  feed: string
  /** `waiting` and `running` when the answer was due before the import was. */
  status: ImportReport['status'] | 'waiting' | 'running'
  /** Why it did not go well, or what it did; empty while it is under way. */
  message: string
}

export type SyncOutcome = 'nothing-configured' | 'synced' | 'partial' | 'failed' | 'unfinished'

/** How a sync went as a whole: `failed` when no feed was imported, `partial` when one was not, or not all of it. */
export function syncOutcome(synced: SyncedFeed[]): SyncOutcome {
  if (synced.length === 0) return 'nothing-configured'
  const failed = synced.filter(({ status }) => status === 'failed' || status === 'cancelled')
  if (failed.length === synced.length) return 'failed'
  if (failed.length > 0 || synced.some(({ status }) => status === 'partial')) return 'partial'
  return synced.every(({ status }) => status === 'done') ? 'synced' : 'unfinished'
}
