import type { ImportReport } from '#server/features/feeds/import-report.ts'

export interface SyncedFeed {
  feed: string
  /** `waiting` and `running` when the answer was due before the import ended. */
  status: ImportReport['status'] | 'waiting' | 'running'
  message: string
}

/** The overall result: `failed` when no feed was imported, `partial` when any was not fully imported. */
export function syncOutcome(synced: SyncedFeed[]) {
  if (synced.length === 0) return 'nothing-configured'
  const failed = synced.filter(({ status }) => status === 'failed' || status === 'canceled')
  if (failed.length === synced.length) return 'failed'
  if (failed.length > 0 || synced.some(({ status }) => status === 'partial')) return 'partial'
  return synced.every(({ status }) => status === 'done') ? 'synced' : 'unfinished'
}
