import { createRepeatFilter, isProgram, type Visitor } from '#server/counting/repeat-filter.ts'
import { perDatabase } from '#server/metrics/per-database.ts'

/** The maximum number of pages between two writes; others are ignored until the next write. */
const MOST_PAGES = 5_000

/** Counts views of pages in memory, each once per visitor in half an hour, without programs. */
function createViewCounter() {
  const { mark, isFirst } = createRepeatFilter()
  const counts = new Map<string, number>()

  return {
    note(page: string, by: Visitor, now = Date.now()) {
      if (isProgram(by) || !isFirst(mark(by, page), now)) return
      if (counts.has(page) || counts.size < MOST_PAGES) counts.set(page, (counts.get(page) ?? 0) + 1)
    },
    isIdle: () => counts.size === 0,
    take(): [page: string, count: number][] {
      const taken = [...counts]
      counts.clear()
      return taken
    },
  }
}

export const viewCounterOf = perDatabase(createViewCounter)
