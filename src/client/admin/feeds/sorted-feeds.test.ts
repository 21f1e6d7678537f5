import { expect, test } from 'vitest'
import { sortedFeeds } from '#client/admin/feeds/sorted-feeds.ts'
import type { FeedSort } from '#shared/search-params/feeds.ts'

const feeds = [
  { name: 'A', products: 5, lastRun: { startedAt: new Date(2) } },
  { name: 'B', products: 9, lastRun: undefined },
  { name: 'C', products: 0, lastRun: { startedAt: new Date(1) } },
]

test.each<[FeedSort | undefined, string]>([
  [undefined, 'ABC'],
  ['name-down', 'CBA'],
  ['products', 'CAB'],
  ['products-down', 'BAC'],
  ['run', 'BCA'],
  ['run-down', 'ACB'],
])('sorts feeds by %s', (sort, names) => {
  expect(
    sortedFeeds(feeds, sort)
      .map(({ name }) => name)
      .join(''),
  ).toBe(names)
})
