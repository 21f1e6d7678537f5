import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#shared/time/durations.ts'

const REPEAT_WITHIN_MS = 30 * MINUTE_MS
const MAX_REMEMBERED = 20_000

export interface Visitor {
  address: string
  userAgent: string
}

/** Decides by the request's own user agent: programs that pose as browsers count as people. */
export function isProgram({ userAgent }: Visitor): boolean {
  return !userAgent || isbot(userAgent)
}

/**
 * Distinguishes a visitor's first act from repeats within half an hour, or `withinMs`. Remembers only marks in memory,
 * made with a key of this process. Nobody can derive the IP address from them.
 */
export function createRepeatFilter(withinMs = REPEAT_WITHIN_MS) {
  const key = randomBytes(16)
  const seen = new LRUCache<string, number>({ max: MAX_REMEMBERED })

  return {
    mark({ address, userAgent }: Visitor, act: string): string {
      const text = [address, userAgent, act].join('\n')
      return createHash('sha256').update(key).update(text).digest('base64url')
    },
    isFirst(mark: string, now = Date.now()): boolean {
      const before = seen.get(mark)
      seen.set(mark, now)
      return before === undefined || now - before > withinMs
    },
  }
}
