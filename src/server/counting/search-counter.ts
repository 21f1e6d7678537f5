import { LRUCache } from 'lru-cache'
import { type CountableSearch, countableSearch } from '#server/counting/countable-search.ts'
import { createRepeatFilter, isProgram, type Visitor } from '#server/counting/repeat-filter.ts'
import { perDatabase } from '#server/metrics/per-database.ts'
import { MIN_VISITORS_PER_SEARCH } from '#shared/search-params/reports.ts'
import { DAY_MS, SECOND_MS } from '#shared/time/durations.ts'

export interface SearchCount extends CountableSearch {
  searched: number
  missed: number
  followed: number
}

interface Typed {
  search: CountableSearch
  total: number | undefined
  at: number
  mark: string
}

/** Results follow the typing, so a search counts only after its results stayed up for a while. */
const SETTLE_DELAY_MS = 10 * SECOND_MS
/** The limit of each map; beyond it new entries are ignored until the next write. */
const MAX_REMEMBERED = 5_000
/** Searches with too few requests in this time are forgotten. */
const WAITING_MS = 30 * DAY_MS

/** Counts a search once per visitor in half an hour, without programs; rare ones never leave memory. */
export function createSearchCounter() {
  const { mark, isFirst } = createRepeatFilter()
  const totals = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  const typed = new Map<string, Typed>()
  const counts = new Map<string, SearchCount>()
  const waiting = new LRUCache<string, SearchCount>({ max: MAX_REMEMBERED, ttl: WAITING_MS })

  function add(search: CountableSearch, more: Partial<SearchCount>) {
    const existing = counts.get(search.words)
    if (existing || counts.size < MAX_REMEMBERED)
      counts.set(search.words, sumOf(existing ?? { ...search, searched: 0, missed: 0, followed: 0 }, more))
  }

  function settle(visitor: string, { search, total, at, mark: searchMark }: Typed) {
    typed.delete(visitor)
    if (isFirst(searchMark, at)) add(search, { searched: 1, missed: total === 0 ? 1 : 0 })
  }

  function waited(count: SearchCount): SearchCount | undefined {
    const sum = sumOf(waiting.get(count.words) ?? { ...count, searched: 0, missed: 0, followed: 0 }, count)
    if (sum.searched >= MIN_VISITORS_PER_SEARCH) {
      waiting.delete(count.words)
      return sum
    }
    waiting.set(count.words, sum)
    return undefined
  }

  return {
    /** Records how many products a search currently matches in the whole shop. */
    noteTotal(text: string, total: number) {
      const search = countableSearch(text)
      if (search) totals.set(search.words, total)
    },
    noteSearch(text: string, by: Visitor, now = Date.now()) {
      const search = countableSearch(text)
      if (!search || isProgram(by)) return
      const visitor = mark(by, '')
      const last = typed.get(visitor)
      const before = last?.search.words ?? ''
      const isTypedOn = before.startsWith(search.words) || search.words.startsWith(before)
      if (last && !isTypedOn) settle(visitor, last)
      if (!typed.has(visitor) && typed.size >= MAX_REMEMBERED) return
      const total = totals.get(search.words)
      typed.set(visitor, { search, total, at: now, mark: mark(by, `asked ${search.words}`) })
    },
    followed(text: string, by: Visitor, now = Date.now()) {
      const search = countableSearch(text)
      if (!search || isProgram(by)) return
      const visitor = mark(by, '')
      const last = typed.get(visitor)
      if (last) settle(visitor, last)
      if (isFirst(mark(by, `followed ${search.words}`), now)) add(search, { followed: 1 })
    },
    hearOf(others: readonly SearchCount[]) {
      for (const { searched, missed, followed, ...search } of others)
        add(search, { searched, missed, followed })
    },
    isIdle: () => typed.size === 0 && counts.size === 0,
    /** Returns the counts since the last call. A new search is included only once enough visitors have made it. */
    take(isRecorded: (words: string) => boolean, now = Date.now()): SearchCount[] {
      for (const [visitor, last] of typed) if (now - last.at >= SETTLE_DELAY_MS) settle(visitor, last)
      const taken = [...counts.values()].flatMap((count) =>
        isRecorded(count.words) ? [count] : (waited(count) ?? []),
      )
      counts.clear()
      return taken
    },
  }
}

function sumOf(
  count: SearchCount,
  { searched = 0, missed = 0, followed = 0 }: Partial<SearchCount>,
): SearchCount {
  return {
    ...count,
    searched: count.searched + searched,
    missed: count.missed + missed,
    followed: count.followed + followed,
  }
}

export const searchCounterOf = perDatabase(createSearchCounter)
