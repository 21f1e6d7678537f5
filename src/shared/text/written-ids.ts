/** Parses ids separated by commas, without duplicates; skips invalid ones. */
export function readIds(written: string, most: number): number[] {
  const numbers = written
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return [...new Set(numbers)].slice(0, most)
}

/** Adds or removes an id; undefined when there is no room for it. */
export function toggledId(ids: number[], id: number, most: number): number[] | undefined {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < most ? [...ids, id] : undefined
}
