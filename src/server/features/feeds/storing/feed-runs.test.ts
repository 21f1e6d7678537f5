import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { feedRejections, feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { emptyReport } from '#server/features/feeds/import-report.ts'
import {
  finishRun,
  recordHeartbeat,
  recoverRuns,
  registerFeed,
  rejectionKeeper,
  startRun,
} from '#server/features/feeds/storing/feed-runs.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const now = new Date('2026-01-15T12:00:00Z')
let db: Database
let feedId: number

beforeEach(() => {
  db = newDatabase()
  feedId = registerFeed(db, 'wobblewick', '/feeds/wobblewick.xml')
})

const runs = () => db.select().from(feedRuns).all()

test('registers a feed once', () => {
  expect(registerFeed(db, 'wobblewick', '/elsewhere.xml')).toBe(feedId)
  expect(db.select().from(feeds).all()).toMatchObject([
    { id: feedId, name: 'wobblewick', location: '/feeds/wobblewick.xml', dialect: null, lastRunAt: null },
  ])
})

test('prevents another run of the feed until it has finished', () => {
  const ids = startRun(db, feedId, now)
  expect(runs()).toMatchObject([
    { id: ids.runId, feedId, status: 'running', startedAt: now, finishedAt: null },
  ])
  expect(() => startRun(db, feedId, now, 'rollback')).toThrow(/right now/)
  expect(startRun(db, registerFeed(db, 'other', '/x'), now).runId).not.toBe(ids.runId)
  finishRun(db, ids, emptyReport())
  expect(startRun(db, feedId, now).runId).toBeGreaterThan(ids.runId)
})

test('ends the abandoned run of a dead process with the next run', () => {
  const { runId } = startRun(db, feedId, now)
  db.update(feedRuns)
    .set({ heartbeatAt: new Date(Date.now() - 120_000) })
    .run()
  expect(recoverRuns(db)).toEqual([feedId])
  expect(recoverRuns(db)).toEqual([])
  expect(runs()).toMatchObject([{ id: runId, status: 'interrupted', finishedAt: expect.any(Date) }])
  startRun(db, feedId, now)
})

test('keeps the counts of a finished run', () => {
  const ids = startRun(db, feedId, now)
  const counts = { records: 15, added: 5, changed: 4, unchanged: 3, delisted: 2, withheld: 1 }
  const message = '12 products imported, 3 rejected.'
  finishRun(db, ids, { ...emptyReport(), ...counts, rejectedCount: 3, dialect: 'awin-csv', message })
  expect(runs()).toMatchObject([
    { status: 'done', finishedAt: expect.any(Date), ...counts, rejected: 3, message, dialect: 'awin-csv' },
  ])
  expect(db.select().from(feeds).all()).toMatchObject([{ dialect: 'awin-csv', lastRunAt: expect.any(Date) }])
})

test('keeps the recorded dialect after a run with an invalid file', () => {
  finishRun(db, startRun(db, feedId, now), { ...emptyReport(), dialect: 'google-xml' })
  finishRun(db, startRun(db, feedId, now), { ...emptyReport(), status: 'failed' })
  expect(db.select().from(feeds).all()).toMatchObject([{ dialect: 'google-xml' }])
})

test('updates counts with a heartbeat and learns of a cancel request', () => {
  const ids = startRun(db, feedId, now)
  const report = { ...emptyReport(), records: 7 }
  expect(recordHeartbeat(db, ids, report, { bytesRead: 5, bytesTotal: 10 })).toBe(false)
  expect(runs()).toMatchObject([{ records: 7, bytesRead: 5, bytesTotal: 10 }])
  db.update(feedRuns).set({ cancelRequested: true }).where(eq(feedRuns.id, ids.runId)).run()
  expect(recordHeartbeat(db, ids, report, { bytesRead: 5, bytesTotal: 10 })).toBe(true)
})

test('keeps rejections in file order up to a limit', () => {
  const keep = rejectionKeeper(db, startRun(db, feedId, now))
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      line: from + index,
      field: 'price' as const,
      reason: 'No amount',
    }))
  keep(lines(0, 9_999))
  keep(lines(9_999, 10_500))
  keep(lines(10_500, 10_501))
  const stored = db.select().from(feedRejections).all()
  expect(stored).toHaveLength(10_000)
  expect(stored.at(-1)).toMatchObject({ position: 9_999, line: 9_999 })
})
