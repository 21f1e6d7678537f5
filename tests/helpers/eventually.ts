import { vi } from 'vitest'

/** What is far longer than anything takes that ends at all, on a machine that is busy with other tests, too. */
const TIMEOUT_MS = 20_000

/** Asks again until it no longer throws, and gives what it gave. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 20 })
}
