/** Returns the list with new positions after moving an item by one; empty when it is already at that end. */
export function movedPositions<T extends { id: number; position: number }>(
  ordered: T[],
  id: number,
  direction: 'up' | 'down',
): T[] {
  const from = ordered.findIndex((item) => item.id === id)
  const to = direction === 'up' ? from - 1 : from + 1
  const moving = ordered[from]
  const other = ordered[to]
  if (!moving || !other) return []
  const moved = ordered.with(from, other).with(to, moving)
  return moved.map((item, index) => ({ ...item, position: index + 1 }))
}
