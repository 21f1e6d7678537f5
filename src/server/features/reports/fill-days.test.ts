import { expect, test } from 'vitest'
import { fillDays } from '#server/features/reports/fill-days.ts'

test('fills missing days with zero and drops days outside the range', () => {
  const sums = [
    { day: '2026-02-28', value: 3 },
    { day: '2025-01-01', value: 9 },
  ]
  expect(fillDays(sums, '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', value: 0 },
    { day: '2026-02-28', value: 3 },
    { day: '2026-03-01', value: 0 },
  ])
})
