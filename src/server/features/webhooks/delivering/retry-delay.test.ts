import { expect, test } from 'vitest'
import { putOffMs, retryDelayMs } from '#server/features/webhooks/delivering/retry-delay.ts'

test('waits longer after each attempt and gives up after about a day', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelayMs(attempts) ?? 0)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
  expect(retryDelayMs(8)).toBeUndefined()
})

test('what else waits for an endpoint that is down waits five minutes at most', () => {
  expect(putOffMs(1)).toBe(5_000)
  expect(putOffMs(6)).toBe(300_000)
  expect(putOffMs(8)).toBe(300_000)
})
