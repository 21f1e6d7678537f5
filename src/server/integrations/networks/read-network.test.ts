import { expect, test } from 'vitest'
import { periodsOf } from '#server/integrations/networks/read-network.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const from = new Date('2026-08-20T05:00:00Z')
const to = new Date(from.getTime() + 100 * DAY_MS)

test('divides a hundred days into parts of at most 31', () => {
  const periods = periodsOf({ from, to }, 31)
  expect(periods.map(({ start, end }) => (end.getTime() - start.getTime()) / DAY_MS)).toEqual([31, 31, 31, 7])
  expect([periods[0]?.start, periods[3]?.end]).toEqual([from, to])
})

test('a network without a limit gets the whole time at once', () => {
  expect(periodsOf({ from, to })).toEqual([{ start: from, end: to }])
})
