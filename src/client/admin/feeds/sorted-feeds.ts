import type { FeedSort } from '#shared/search-params/feeds.ts'

interface Sortable {
  products: number
  lastRun?: { startedAt: Date } | null | undefined
}

/** Sorts feeds that come ordered by name. A feed that never ran comes before the others. */
export function sortedFeeds<Feed extends Sortable>(feeds: Feed[], sort: FeedSort = 'name'): Feed[] {
  const ascending = feeds.toSorted(
    (one, other) => VALUES[columnOf(sort)](one) - VALUES[columnOf(sort)](other),
  )
  return sort.endsWith('-down') ? ascending.reverse() : ascending
}

const VALUES = {
  name: () => 0,
  products: ({ products }: Sortable) => products,
  run: ({ lastRun }: Sortable) => lastRun?.startedAt.getTime() ?? 0,
}

function columnOf(sort: FeedSort): keyof typeof VALUES {
  if (sort.startsWith('products')) return 'products'
  return sort.startsWith('run') ? 'run' : 'name'
}
