import { vi } from 'vitest'

/** Far longer than any operation that ends at all, even on a machine busy with other tests. */
const TIMEOUT_MS = 20_000

/** Asks again until it no longer throws, and gives what it gave. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 20 })
}
