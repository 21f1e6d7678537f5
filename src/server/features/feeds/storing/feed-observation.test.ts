import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { observationGaps } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { emptyReport } from '#server/features/feeds/import-report.ts'
import { holdsUntil } from '#server/features/feeds/storing/feed-observation.ts'
import { finishRun, registerFeed, startRun } from '#server/features/feeds/storing/feed-runs.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

let db: Database
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, day, hour))
const gaps = () =>
  db.select({ from: observationGaps.fromAt, until: observationGaps.untilAt }).from(observationGaps).all()

beforeEach(() => {
  db = newDatabase()
})

function run(
  now: Date,
  status: 'done' | 'partial' | 'failed' = 'done',
  kind: 'import' | 'rollback' = 'import',
) {
  const ids = startRun(db, registerFeed(db, 'wobblewick', '/feed'), now, kind)
  finishRun(db, ids, { ...emptyReport(), status })
}

test('leaves the time before the first run unobserved', () => {
  run(at(1))
  expect(gaps()).toEqual([{ from: new Date(0), until: at(1) }])
})

test('joins consecutive runs, and leaves a gap after two days without one', () => {
  run(at(1))
  run(at(2))
  run(at(4))
  run(at(6, 1))
  expect(gaps().slice(1)).toEqual([{ from: at(4), until: at(6, 1) }])
})

test('counts only a complete import as a full observation', () => {
  run(at(1))
  run(at(2), 'partial')
  run(at(3), 'failed')
  run(at(3), 'done', 'rollback')
  run(at(4))
  expect(gaps().slice(1)).toEqual([{ from: at(1), until: at(4) }])
})

test('ignores a clock that goes back', () => {
  run(at(5))
  run(at(3))
  run(at(6))
  expect(gaps()).toHaveLength(1)
  expect(db.select().from(feeds).get()?.observedAt).toEqual(at(6))
})

test('extends a run’s observation to twice the schedule’s interval', () => {
  const from = new Date(2026, 0, 5, 3)
  const hours = (schedule: string | null) =>
    (holdsUntil(schedule, from).getTime() - from.getTime()) / 3_600_000
  expect(hours('0 3 * * *')).toBe(48.25)
  expect(hours('0 */6 * * *')).toBe(9.25)
  expect(hours('0 3,9,15,21 * * *')).toBe(12.25)
  expect(hours('0 3 * * 1')).toBe(14 * 24 + 0.25)
  expect(hours(null)).toBe(48)
})
