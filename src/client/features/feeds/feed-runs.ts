import type { FeedRun } from '#client/lib/trpc.ts'

type RunFacts = Pick<
  FeedRun,
  'id' | 'kind' | 'status' | 'undoable' | 'added' | 'changed' | 'gone' | 'heldBack' | 'records' | 'rejected'
>

const UNDOABLE: readonly FeedRun['status'][] = ['done', 'partial', 'cancelled', 'interrupted']
const TOO_MANY_REJECTED_SHARE = 0.5

/** A brake kept the old catalogue, and an administrator may agree to what it held back. */
export function isHeldByBrake({ kind, status, heldBack, records, rejected }: RunFacts): boolean {
  if (kind !== 'import' || !['partial', 'failed'].includes(status)) return false
  return heldBack > 0 || (records > 0 && rejected > records * TOO_MANY_REJECTED_SHARE)
}

export function canBeUndone({ kind, status, undoable }: RunFacts): boolean {
  return kind === 'import' && undoable && UNDOABLE.includes(status)
}

/** What going back to before the run undoes: it and all later ones. */
export function undoneBy(target: RunFacts, runs: RunFacts[]) {
  const undone = runs.filter((run) => run.id >= target.id && canBeUndone(run))
  const sum = (count: (run: RunFacts) => number) => undone.reduce((total, run) => total + count(run), 0)
  return {
    runs: undone.length,
    added: sum(({ added }) => added),
    changed: sum(({ changed }) => changed),
    gone: sum(({ gone }) => gone),
  }
}
