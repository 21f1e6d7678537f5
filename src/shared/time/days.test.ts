import { expect, test } from 'vitest'
import { formatPastDay } from '#shared/time/days.ts'

test.each([
  ['2026-10-29', '29 Oct'],
  ['2026-01-15', '15 Jan'],
  ['2025-10-29', '29 October 2025'],
])('a day of the last months has no year: %s', (day, text) => {
  expect(formatPastDay(Date.parse(day), '2026-11-28')).toBe(text)
})
