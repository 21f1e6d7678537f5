import { expect, test } from 'vitest'
import { surplusBackups } from '#server/features/backups/files/surplus-backups.ts'
import { DAY_MS } from '#shared/durations.ts'

const NOW = Date.UTC(2026, 10, 22)
const GIB = 1024 ** 3

function backups(sizes: number[], daysBetween: number) {
  return sizes.map((size, at) => ({ name: `${at}`, size, madeAt: NOW - at * daysBetween * DAY_MS }))
}
const surplus = (found: ReturnType<typeof backups>) => surplusBackups(found, NOW).map(({ name }) => name)

test('a backup older than 90 days goes, but the newest three stay however old they are', () => {
  expect(surplus(backups([1, 1, 1, 1, 1], 45))).toEqual(['3', '4'])
  expect(surplus(backups([1, 1, 1, 1, 1], 30))).toEqual(['4'])
  expect(surplus(backups([1, 1, 1], 400))).toEqual([])
})

test('of more than fifty, and of more than 20 GiB, the oldest go', () => {
  expect(surplus(backups(Array<number>(53).fill(1), 0))).toEqual(['50', '51', '52'])
  expect(surplus(backups(Array<number>(6).fill(5 * GIB), 1))).toEqual(['4', '5'])
  expect(surplus(backups([30 * GIB, 30 * GIB], 1))).toEqual([])
})
