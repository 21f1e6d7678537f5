import { beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { emptyReport } from '#server/features/feeds/import-report.ts'
import { finishRun, startRun } from '#server/features/feeds/storing/feed-runs.ts'

const now = new Date('2026-01-15T12:00:00Z')
const place = { name: 'wobblewick', location: '/feeds/wobblewick.xml' }
let db: Database

beforeEach(() => {
  db = openDatabase(':memory:')
})

test('a new feed is registered with its first run, which is running', () => {
  const { feedId, runId } = startRun(db, place, now)
  expect(db.select().from(feeds).all()).toMatchObject([
    { id: feedId, ...place, dialect: null, lastRunAt: null },
  ])
  expect(db.select().from(feedRuns).all()).toMatchObject([
    { id: runId, feedId, status: 'running', startedAt: now, finishedAt: null },
  ])
})

test('a known feed gets another run', () => {
  const first = startRun(db, place, now)
  const second = startRun(db, place, now)
  expect(second.feedId).toBe(first.feedId)
  expect(second.runId).not.toBe(first.runId)
  expect(db.select().from(feeds).all()).toHaveLength(1)
})

test('a finished run keeps its counts and leaves other runs alone', () => {
  const other = startRun(db, place, now)
  const ids = startRun(db, place, now)
  const counts = { records: 15, added: 5, changed: 4, unchanged: 3, gone: 2 }
  const message = '12 products imported, 3 rejected.'
  finishRun(db, ids, { ...emptyReport(), ...counts, rejectedCount: 3, dialect: 'awin-csv', message })
  expect(db.select().from(feedRuns).all()).toMatchObject([
    { id: other.runId, status: 'running', finishedAt: null, records: 0 },
    { id: ids.runId, status: 'done', finishedAt: expect.any(Date), ...counts, rejected: 3, message },
  ])
  expect(db.select().from(feeds).all()).toMatchObject([{ dialect: 'awin-csv', lastRunAt: expect.any(Date) }])
})

test('a run whose file was no feed leaves the known dialect', () => {
  finishRun(db, startRun(db, place, now), { ...emptyReport(), dialect: 'google-xml' })
  finishRun(db, startRun(db, place, now), { ...emptyReport(), status: 'failed' })
  expect(db.select().from(feeds).all()).toMatchObject([{ dialect: 'google-xml' }])
})
