import { expect, test } from 'vitest'
import { canBeUndone, isHeldByBrake, undoneBy } from '#client/features/feeds/feed-runs.ts'

const run = {
  id: 1,
  kind: 'import',
  status: 'done',
  undoable: true,
  records: 100,
  added: 10,
  changed: 5,
  gone: 1,
  heldBack: 0,
  rejected: 0,
} as const

test('going back to before a run undoes it and the later imports that changed something', () => {
  const runs = [
    { ...run, id: 4 },
    { ...run, id: 3, status: 'failed' as const },
    { ...run, id: 2, added: 7 },
    run,
  ]
  expect(undoneBy({ ...run, id: 2 }, runs)).toEqual({ runs: 2, added: 17, changed: 10, gone: 2 })
})

test('a rollback, a failed run and one whose changes are no longer kept cannot be undone', () => {
  expect(canBeUndone(run)).toBe(true)
  expect(canBeUndone({ ...run, kind: 'rollback' })).toBe(false)
  expect(canBeUndone({ ...run, status: 'failed' })).toBe(false)
  expect(canBeUndone({ ...run, undoable: false })).toBe(false)
})

test('a run may be repeated without brakes when one held it, not when the file was bad', () => {
  expect(isHeldByBrake({ ...run, status: 'partial', heldBack: 60 })).toBe(true)
  expect(isHeldByBrake({ ...run, status: 'failed', rejected: 80 })).toBe(true)
  expect(isHeldByBrake({ ...run, status: 'failed', records: 0 })).toBe(false)
  expect(isHeldByBrake({ ...run, status: 'done', rejected: 80 })).toBe(false)
})
