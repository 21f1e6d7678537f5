import { expect, test } from 'vitest'
import { decimalToMinor, momentOf, windowsOf } from '#server/integrations/networks/report-page.ts'
import { DAY_MS } from '#shared/time/durations.ts'

test.each([
  ['12.95', 'SEK', 1_295],
  ['259', 'SEK', 25_900],
  ['1.005', 'SEK', 101],
  ['-12.945', 'SEK', -1_295],
  ['-0.00', 'SEK', 0],
  ['1290.5', 'JPY', 1_291],
  ['1.2345', 'KWD', 1_235],
  ['999999999999.99', 'EUR', 99_999_999_999_999],
])('counts %s %s as %i minor units', (amount, currency, minor) => {
  expect(decimalToMinor(amount, currency)).toBe(minor)
})

test.each([
  ['2026-11-02T10:04:00', '2026-11-02T10:04:00.000Z'],
  ['2026-11-02T11:31:00.000+0100', '2026-11-02T10:31:00.000Z'],
  ['2026-11-02T11:31:00-03:30', '2026-11-02T15:01:00.000Z'],
  ['2026-11-02 11:04:00.0', '2026-11-02T11:04:00.000Z'],
  ['2026-11-02', '2026-11-02T00:00:00.000Z'],
])('reads the time %s', (text, moment) => {
  expect(momentOf(text)?.toISOString()).toBe(moment)
})

test.each(['', '2026-13-02', '02/11/2026', '2026-11-02T10:04', 'yesterday'])(
  'reads no time in %j',
  (text) => {
    expect(momentOf(text)).toBeUndefined()
  },
)

test('divides a hundred days into parts of at most 31', () => {
  const from = new Date('2026-08-20T05:00:00Z')
  const to = new Date(from.getTime() + 100 * DAY_MS)
  const windows = windowsOf(from, to)
  expect(windows.map(({ start, end }) => (end.getTime() - start.getTime()) / DAY_MS)).toEqual([31, 31, 31, 7])
  expect([windows[0]?.start, windows[3]?.end]).toEqual([from, to])
})
