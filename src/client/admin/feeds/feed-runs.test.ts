import { expect, test } from 'vitest'
import { canBeUndone, isHeldBySafetyLimit } from '#client/admin/feeds/feed-runs.ts'

const run = {
  kind: 'import',
  status: 'done',
  undoable: true,
  judged: 100,
  undoBytes: 640,
  withheld: 0,
  rejected: 0,
  leftOut: 0,
} as const

test('refuses to undo rollbacks, failed runs, empty runs, and runs whose changes have expired', () => {
  expect(canBeUndone(run)).toBe(true)
  expect(canBeUndone({ ...run, kind: 'rollback' })).toBe(false)
  expect(canBeUndone({ ...run, status: 'failed' })).toBe(false)
  expect(canBeUndone({ ...run, undoable: false })).toBe(false)
  expect(canBeUndone({ ...run, undoBytes: 0 })).toBe(false)
})

test('offers to repeat a withheld run without safety limits, but not a bad file', () => {
  expect(isHeldBySafetyLimit({ ...run, status: 'partial', withheld: 60 })).toBe(true)
  expect(isHeldBySafetyLimit({ ...run, status: 'failed', rejected: 80 })).toBe(true)
  expect(isHeldBySafetyLimit({ ...run, status: 'failed', judged: 0 })).toBe(false)
  expect(isHeldBySafetyLimit({ ...run, status: 'failed', rejected: 80, leftOut: 60 })).toBe(false)
  expect(isHeldBySafetyLimit({ ...run, status: 'done', rejected: 80 })).toBe(false)
})
