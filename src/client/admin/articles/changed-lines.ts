import { diffArrays } from 'diff'

interface ChangedLine {
  kind: 'removed' | 'added' | 'between'
  text: string
}

/** Texts with more changed lines are shown one after the other instead of merged. */
const MOST_EDITS = 1_000
const GAP: ChangedLine = { kind: 'between', text: '…' }

/** Compares two texts line by line; unchanged parts become “…”. */
export function changedLines(before: string, after: string): ChangedLine[] {
  if (before === after) return []
  const old = before.split('\n')
  const current = after.split('\n')
  const parts = diffArrays(old, current, { maxEditLength: MOST_EDITS })
  if (!parts) return [...old.map(removed), ...current.map(added)]
  return parts.flatMap((part) => {
    if (part.removed) return part.value.map(removed)
    return part.added ? part.value.map(added) : [GAP]
  })
}

const removed = (text: string): ChangedLine => ({ kind: 'removed', text })
const added = (text: string): ChangedLine => ({ kind: 'added', text })
