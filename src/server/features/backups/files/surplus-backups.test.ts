import { expect, test } from 'vitest'
import { surplusBackups } from '#server/features/backups/files/surplus-backups.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

/** A Sunday, at noon. */
const NOW = Date.UTC(2026, 10, 22, 12)
const GIB = 1024 ** 3

function backups(count: number, msBetween: number, size = 1) {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, size, madeAt: NOW - at * msBetween }))
}
const surplus = (list: ReturnType<typeof backups>) => surplusBackups(list, NOW).map(({ name }) => name)
const retainedDays = (list: ReturnType<typeof backups>) => {
  const surplusNames = surplus(list)
  return list.flatMap(({ name, madeAt }) =>
    surplusNames.includes(name) ? [] : [new Date(madeAt).toISOString().slice(5, 10)],
  )
}

test('keeps seven daily, four weekly, and six monthly backups of a year', () => {
  expect(retainedDays(backups(365, DAY_MS))).toEqual([
    ...['11-22', '11-21', '11-20', '11-19', '11-18', '11-17', '11-16'],
    ...['11-15', '11-08', '11-01', '10-31'],
    ...['09-30', '08-31', '07-31', '06-30', '05-31'],
  ])
})

test('leaves the same backups when pruned day after day', () => {
  let remaining: ReturnType<typeof backups> = []
  for (let day = 364; day >= 0; day -= 1) {
    const now = NOW - day * DAY_MS
    remaining = [{ name: `${day}`, size: 1, madeAt: now }, ...remaining]
    const removed = surplusBackups(remaining, now)
    remaining = remaining.filter((backup) => !removed.includes(backup))
  }
  expect(remaining.map(({ madeAt }) => new Date(madeAt).toISOString().slice(5, 10))).toEqual(
    retainedDays(backups(365, DAY_MS)),
  )
})

test('keeps all backups of the last day and the newest of earlier days', () => {
  const hourly = backups(48, HOUR_MS)
  expect(surplus(hourly)).toEqual(
    Array.from({ length: 24 }, (_, at) => `${24 + at}`).filter((at) => at !== '37'),
  )
})

test('keeps the newest three backups regardless of age', () => {
  expect(surplus(backups(3, 400 * DAY_MS))).toEqual([])
  expect(surplus(backups(5, 400 * DAY_MS))).toEqual(['3', '4'])
})

test('removes the oldest backups above fifty, or above 20 GiB', () => {
  expect(surplus(backups(53, 1))).toEqual(['50', '51', '52'])
  expect(surplus(backups(6, DAY_MS, 5 * GIB))).toEqual(['4', '5'])
  expect(surplus(backups(2, DAY_MS, 30 * GIB))).toEqual([])
})
