import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#shared/durations.ts'

const REPEAT_WITHIN_MS = 30 * MINUTE_MS
const MAX_REMEMBERED = 20_000
const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scrap|fetch|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|phantom|selenium|playwright|puppeteer/i

export interface Click {
  address: string
  userAgent: string
  productId: number
  placement: string
}

/**
 * Tells people's first clicks from repeats and programs. What it remembers is in memory alone: for half an hour a mark
 * made with a key of this process, from which nobody can tell the address.
 */
export function createClickFilter() {
  const key = randomBytes(16)
  const seen = new LRUCache<string, number>({ max: MAX_REMEMBERED })

  return function counts({ address, userAgent, productId, placement }: Click, now = Date.now()): boolean {
    if (!userAgent || BOT.test(userAgent)) return false
    const text = [address, userAgent, productId, placement].join('\n')
    const mark = createHash('sha256').update(key).update(text).digest('base64url')
    const before = seen.get(mark)
    seen.set(mark, now)
    return before === undefined || now - before > REPEAT_WITHIN_MS
  }
}
