import { expect, test } from 'vitest'
import { type SyncedFeed, syncOutcome } from '#server/features/feeds/running/sync-outcome.ts'

const outcomeOf = (...statuses: SyncedFeed['status'][]) =>
  syncOutcome(statuses.map((status, index) => ({ feed: `feed ${index}`, status, message: '' })))

test('reports success only if every feed was imported', () => {
  expect(outcomeOf()).toBe('nothing-configured')
  expect(outcomeOf('done', 'done')).toBe('synced')
  expect(outcomeOf('done', 'running', 'waiting')).toBe('unfinished')
})

test('reports failure if every feed failed, and otherwise mentions problems', () => {
  expect(outcomeOf('failed')).toBe('failed')
  expect(outcomeOf('failed', 'canceled')).toBe('failed')
  expect(outcomeOf('failed', 'done')).toBe('partial')
  expect(outcomeOf('failed', 'running')).toBe('partial')
  expect(outcomeOf('partial')).toBe('partial')
})
