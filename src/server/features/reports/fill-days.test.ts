import { expect, test } from 'vitest'
import { fillDays } from '#server/features/reports/fill-days.ts'

test('days without anything are nought, and other days are left out', () => {
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
