import { expect, test } from 'vitest'
import { utcTime } from '#client/admin/kit/utc-time.ts'

test('writes times in UTC in every time zone', () => {
  expect(utcTime(new Date('2026-11-28T23:48:00+01:00'))).toBe('28 Nov 2026, 22:48')
})
