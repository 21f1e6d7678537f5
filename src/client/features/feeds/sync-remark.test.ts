import { expect, test } from 'vitest'
import { syncRemark } from '#client/features/feeds/sync-remark.ts'

test('a sync says which feeds failed and which go on', () => {
  expect(syncRemark([])).toBe('No feed is configured, so nothing changed.')
  expect(syncRemark([{ feed: 'a', status: 'done' }])).toBeUndefined()
  expect(
    syncRemark([
      { feed: 'a', status: 'failed' },
      { feed: 'b', status: 'running' },
      { feed: 'c', status: 'waiting' },
    ]),
  ).toBe('Not imported: a. Still being imported: b, c.')
})
