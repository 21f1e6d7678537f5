import { expect, test } from 'vitest'
import { retryDelayMs } from '#server/operations/claimed-work.ts'

test.each([
  ['mail', 60_000],
  ['webhook', 5_000],
] as const)('retries a %s at growing intervals and gives up after about a day', (kind, first) => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelayMs(kind, attempts) ?? 0)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(delays.slice(0, 2)).toEqual([first, 5 * 60_000])
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(30)
  expect(retryDelayMs(kind, 8)).toBeUndefined()
})
