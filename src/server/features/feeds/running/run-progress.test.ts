import { expect, test } from 'vitest'
import { progressOf } from '#server/features/feeds/running/run-progress.ts'

const startedAt = new Date('2026-01-15T12:00:00Z')
const run = {
  id: 1,
  feedId: 1,
  kind: 'import' as const,
  status: 'running' as const,
  owner: 'x',
  heartbeatAt: startedAt,
  cancelRequested: false,
  startedAt,
  finishedAt: null,
  dialect: null,
  bytesRead: 250,
  bytesTotal: 1_000,
  records: 500,
  judged: 500,
  added: 0,
  changed: 0,
  unchanged: 500,
  delisted: 0,
  withheld: 0,
  rejected: 0,
  leftOut: 0,
  message: null,
  undoable: true,
  undoBytes: 0,
}

test('derives rate and remaining time from the bytes read so far', () => {
  const progress = progressOf(run, startedAt.getTime() + 10_000)
  expect(progress).toMatchObject({ share: 0.25, recordsPerSecond: 50, secondsLeft: 30 })
  expect(progress).not.toHaveProperty('owner')
})

test('gives no estimate at the very beginning and none at the end', () => {
  expect(progressOf({ ...run, bytesRead: 0 }, startedAt.getTime())).toMatchObject({
    share: 0,
    secondsLeft: null,
  })
  const finishedAt = new Date(startedAt.getTime() + 20_000)
  expect(progressOf({ ...run, status: 'done', finishedAt })).toMatchObject({
    share: 1,
    recordsPerSecond: 25,
    secondsLeft: null,
  })
})
