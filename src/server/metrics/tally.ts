type Labels = Record<string, string>

/** Counts rare events by labels with few values. */
export function createTally<L extends Labels>() {
  const counts = new Map<string, { labels: L; value: number }>()
  return {
    add(labels: L, by = 1) {
      const key = JSON.stringify(labels)
      const existing = counts.get(key)
      if (existing) existing.value += by
      else counts.set(key, { labels, value: by })
    },
    read: () => [...counts.values()],
  }
}
