import { expect, test } from 'vitest'
import { isOverdue, parseFeedsSearch } from '#shared/search-params/feeds.ts'

test('ignores an unknown state of feeds', () => {
  expect(parseFeedsSearch({ state: 'overdue' })).toEqual({ state: 'overdue' })
  expect(parseFeedsSearch({ state: 'asleep' })).toEqual({ state: undefined })
  expect(parseFeedsSearch({})).toEqual({ state: undefined })
})

test('keeps a sort order and ignores unknown ones and the default by name', () => {
  expect(parseFeedsSearch({ sort: 'products-down' })).toEqual({ sort: 'products-down' })
  expect(parseFeedsSearch({ sort: 'name' })).toEqual({ sort: undefined })
  expect(parseFeedsSearch({ sort: ['run'] })).toEqual({ sort: undefined })
})

test('reports a feed as overdue only if scheduled, enabled, and past its time', () => {
  const feed = { enabled: true, schedule: '0 * * * *', observedUntil: new Date(1_000) }
  expect(isOverdue(feed, 1_001)).toBe(true)
  expect(isOverdue(feed, 1_000)).toBe(false)
  expect(isOverdue({ ...feed, enabled: false }, 1_001)).toBe(false)
  expect(isOverdue({ ...feed, schedule: null }, 1_001)).toBe(false)
  expect(isOverdue({ ...feed, observedUntil: null }, 1_001)).toBe(false)
})
