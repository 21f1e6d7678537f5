import { expect, test } from 'vitest'
import { retryDelayMs } from '#server/mail/outbox/retry-delay.ts'

test('waits longer after each attempt and gives up after about a day', () => {
  expect(retryDelayMs(1)).toBe(60_000)
  expect(retryDelayMs(2)).toBe(5 * 60_000)
  const delays = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelayMs(attempts) ?? 0)
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(26)
  expect(retryDelayMs(8)).toBeUndefined()
})
