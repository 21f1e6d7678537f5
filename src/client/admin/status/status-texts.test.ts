import { expect, test } from 'vitest'
import { durationText, shareText, sizeText, withinText } from '#client/admin/status/status-texts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

test.each([
  [20_000, 'less than a minute'],
  [5 * MINUTE_MS, '5 min'],
  [2 * HOUR_MS + 5 * MINUTE_MS, '2 h 5 min'],
  [2 * HOUR_MS, '2 h'],
  [3 * DAY_MS + 4 * HOUR_MS + 9 * MINUTE_MS, '3 d 4 h'],
  [3 * DAY_MS + 9 * MINUTE_MS, '3 d'],
])('shows %i ms as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

test('shortens sizes, times, and shares', () => {
  expect(sizeText(12_345_678)).toBe('12.3 MB')
  expect(sizeText(80_000_000_000)).toBe('80.0 GB')
  expect(withinText(0.025)).toBe('25 ms')
  expect(withinText(null)).toBe('Not known yet')
  expect(shareText(0.934)).toBe('93%')
  expect(shareText(null)).toBe('Not known yet')
})
