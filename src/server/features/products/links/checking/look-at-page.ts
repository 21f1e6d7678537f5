import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/context.ts'
import type { LinkCheck } from '#server/db/schema/link-checks.ts'
import { checkableLink } from '#server/features/products/links/checkable-link.ts'
import { judgeAnswer } from '#server/features/products/links/judging/judge-answer.ts'
import { mayRead } from '#server/features/products/links/judging/robots.ts'
import { HOUR_MS, SECOND_MS } from '#shared/time/durations.ts'

export type Look = Omit<LinkCheck, 'at'>

export const ROBOTS_NAME = 'TucklingProducts'
const MOST_REDIRECTS = 3
const LIMITS = { timeoutMs: 20 * SECOND_MS, maxBytes: 4_096, staysThere: true }
const ROBOTS_LIMITS = { timeoutMs: 20 * SECOND_MS, maxBytes: 512 * 1024, staysThere: true }
const FIRST_BYTES = { range: 'bytes=0-2047' }

/** Requests retailers' pages politely: robots.txt first, HEAD before GET, one request after the other. */
export function createPageLooker(fetch: Deps['fetchRetailer'], pause: () => Promise<unknown>) {
  const robotsOf = new LRUCache<string, string>({ max: 500, ttl: 24 * HOUR_MS })

  return async function lookAtPage(url: URL, affiliateLink: string | null): Promise<Look> {
    let at = url
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const robots = await robotsAt(at)
      if (robots === undefined) return { reason: 'unreachable' }
      if (!mayRead(robots, ROBOTS_NAME, at.pathname + at.search)) return { reason: 'robots' }
      const answer = (await ask(at, true)) ?? (await ask(at, false))
      if (!answer) return { reason: 'unreachable' }
      const reason = judgeAnswer(url.href, answer)
      if (reason !== 'moved') return { reason, status: answer.status }
      const next = checkableLink(answer.location ?? '', affiliateLink)
      if (!next) return { reason: 'elsewhere', status: answer.status }
      at = next
    }
    return { reason: 'other' }
  }

  /** Many servers answer HEAD wrongly: only a success is trusted at once. */
  async function ask(at: URL, isHead: boolean) {
    await pause()
    const headers = isHead ? undefined : FIRST_BYTES
    const answer = await fetch(at.href, { ...LIMITS, isHead, ...(headers && { headers }) }).catch(
      () => undefined,
    )
    answer?.body.destroy()
    if (!answer || (isHead && (answer.status < 200 || answer.status > 299))) return undefined
    const { location } = answer.headers
    return {
      status: answer.status,
      location: typeof location === 'string' ? URL.parse(location, at)?.href : undefined,
      isChallenge: answer.headers['cf-mitigated'] !== undefined,
    }
  }

  /** Empty when the retailer has none; undefined when that is unknown. */
  async function robotsAt({ origin }: URL): Promise<string | undefined> {
    const cached = robotsOf.get(origin)
    if (cached !== undefined) return cached
    await pause()
    try {
      const answer = await fetch(`${origin}/robots.txt`, ROBOTS_LIMITS)
      const isThere = answer.status >= 200 && answer.status < 300
      const robots = isThere ? await text(answer.body) : ''
      answer.body.destroy()
      if (answer.status >= 500 || answer.status === 429) return undefined
      robotsOf.set(origin, robots)
      return robots
    } catch {
      return undefined
    }
  }
}
