import type { FeedRun } from '#client/lib/trpc.ts'
import { rejectsTooMany } from '#shared/feeds/feed-limits.ts'

type RunFacts = Pick<
  FeedRun,
  'kind' | 'status' | 'undoable' | 'undoBytes' | 'withheld' | 'judged' | 'rejected' | 'leftOut'
>

const UNDOABLE: readonly FeedRun['status'][] = ['done', 'partial', 'canceled', 'interrupted']

/** True if a safety limit kept the old catalog and an administrator may approve the withheld changes. */
export function isHeldBySafetyLimit({ kind, status, withheld, ...counts }: RunFacts): boolean {
  if (kind !== 'import' || !['partial', 'failed'].includes(status)) return false
  return withheld > 0 || rejectsTooMany(counts)
}

/** A run that changed nothing leaves nothing to undo. */
export function canBeUndone({ kind, status, undoable, undoBytes }: RunFacts): boolean {
  return kind === 'import' && undoable && undoBytes > 0 && UNDOABLE.includes(status)
}
