interface ChangedLine {
  kind: 'removed' | 'added' | 'between'
  text: string
}

/** More pairs of lines than these are not compared one by one. */
const MOST_PAIRS = 1_000_000

/** What changed from one text to another, line by line, with “…” for what did not. */
export function changedLines(before: string, after: string): ChangedLine[] {
  if (before === after) return []
  const old = before.split('\n')
  const now = after.split('\n')
  const start = old.findIndex((line, index) => line !== now[index])
  const same = start === -1 ? old.length : start
  let end = 0
  while (end < Math.min(old.length, now.length) - same && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const changed = compared(old.slice(same, old.length - end), now.slice(same, now.length - end))
  return [...(same > 0 ? [GAP] : []), ...changed, ...(end > 0 ? [GAP] : [])]
}

const GAP: ChangedLine = { kind: 'between', text: '…' }
const removed = (text: string): ChangedLine => ({ kind: 'removed', text })
const added = (text: string): ChangedLine => ({ kind: 'added', text })

function compared(old: string[], now: string[]): ChangedLine[] {
  if (old.length * now.length > MOST_PAIRS) return [...old.map(removed), ...now.map(added)]
  const lengths = commonLengths(old, now)
  const lines: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const isInBoth = i < old.length && old[i] === now[j]
    const isGone = j >= now.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))
    if (isInBoth && lines.at(-1) !== GAP) lines.push(GAP)
    if (!isInBoth) lines.push(isGone ? removed(old[i] ?? '') : added(now[j] ?? ''))
    if (isInBoth || isGone) i += 1
    if (isInBoth || !isGone) j += 1
  }
  return lines
}

/** How many lines the rests of both have in common, from each pair of places on. */
function commonLengths(old: string[], now: string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const length =
        old[i] === now[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
      lengths[i]?.fill(length, j, j + 1)
    }
  }
  return lengths
}

function at(lengths: Uint32Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
