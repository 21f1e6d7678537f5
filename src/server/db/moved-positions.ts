interface Placed {
  id: number
  position: number
}

/** The new positions after one thing of an ordered list has moved one place; none when it is at the end already. */
export function movedPositions<T extends Placed>(ordered: T[], id: number, direction: 'up' | 'down'): T[] {
  const from = ordered.findIndex((item) => item.id === id)
  const to = direction === 'up' ? from - 1 : from + 1
  const moving = ordered[from]
  const other = ordered[to]
  if (!moving || !other) return []
  const moved = ordered.with(from, other).with(to, moving)
  return moved.map((item, index) => ({ ...item, position: index + 1 }))
}
