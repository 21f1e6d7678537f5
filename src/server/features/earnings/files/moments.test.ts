import { expect, test } from 'vitest'
import { dateOrderOf, momentOf, writtenDate } from '#server/features/earnings/files/moments.ts'

function read(text: string, order: 'day' | 'month' = 'day', zone = 'UTC') {
  const written = writtenDate(text)
  return written && momentOf(written, order, zone)?.toISOString()
}

test.each([
  ['2026-11-02T10:31:00Z', '2026-11-02T10:31:00.000Z'],
  ['2026-11-02T11:31:00.000+0100', '2026-11-02T10:31:00.000Z'],
  ['2026-11-02T11:31:00-03:30', '2026-11-02T15:01:00.000Z'],
  ['2026-11-02T10:31:00', '2026-11-02T10:31:00.000Z'],
  ['2026-11-02 23:17:56.0', '2026-11-02T23:17:56.000Z'],
  ['02/11/2026 10:31:00', '2026-11-02T10:31:00.000Z'],
  ['02.11.2026 10:31', '2026-11-02T10:31:00.000Z'],
  ['20261102', '2026-11-02T00:00:00.000Z'],
  ['2 nov. 2026', '2026-11-02T00:00:00.000Z'],
  ['2 maj 2026 10:31', '2026-05-02T10:31:00.000Z'],
  ['Nov 2, 2026 9:31 PM', '2026-11-02T21:31:00.000Z'],
  ['2/11/26', '2026-11-02T00:00:00.000Z'],
])('%s is read', (text, moment) => {
  expect(read(text)).toBe(moment)
})

test('slashed dates begin with the month where the file or network says so', () => {
  expect(read('11/2/2026 10:31:00 PM', 'month')).toBe('2026-11-02T22:31:00.000Z')
  expect(read('11-02-2026', 'month')).toBe('2026-02-11T00:00:00.000Z')
})

test.each(['', 'soon', '31/02/2026', '2026-13-01', 'yesterday', '2026-11-02T25:00', '1'.repeat(60)])(
  '%s is no date',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test('a time is in the network’s zone, in summer and in winter; a bare day stays that day', () => {
  const stockholm = (text: string) => read(text, 'day', 'Europe/Stockholm')
  expect(stockholm('2026-07-02 11:31')).toBe('2026-07-02T09:31:00.000Z')
  expect(stockholm('2026-11-02 11:31')).toBe('2026-11-02T10:31:00.000Z')
  expect(stockholm('2026-10-25 02:30')).toBe('2026-10-25T01:30:00.000Z')
  expect(stockholm('2026-11-02')).toBe('2026-11-02T00:00:00.000Z')
})

test('the order of slashed dates follows from a day above twelve', () => {
  const order = (...texts: string[]) => dateOrderOf(texts.flatMap((text) => writtenDate(text) ?? []))
  expect(order('02/11/2026', '13/11/2026')).toBe('day')
  expect(order('11/02/2026', '11/13/2026')).toBe('month')
  expect(order('02/11/2026', '2026-11-13')).toBeUndefined()
})
