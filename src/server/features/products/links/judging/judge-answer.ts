import type { LinkCheck, linkChecks } from '#server/db/schema/link-checks.ts'
import type { LinkReason, LinkState } from '#shared/search-params/links.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const HEALTHY_AGAIN_AFTER_MS = 14 * DAY_MS
const MISS_AGAIN_AFTER_MS = 25 * HOUR_MS
const BROKEN_AGAIN_AFTER_MS = 7 * DAY_MS
const LONGEST_UNKNOWN_MS = 14 * DAY_MS
/** Two misses must be at least this far apart. */
const MISSES_APART_MS = DAY_MS
const MAX_HISTORY_CHECKS = 12
const MISSES: readonly LinkReason[] = ['not-found', 'gone', 'to-the-front-page']
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w{2,5})?$/i

export interface Answer {
  status: number
  location?: string | undefined
  isChallenge?: boolean
}

/** Judges one answer about the requested page. `moved` is a redirect within the retailer's site, to be followed. */
export function judgeAnswer(
  requestedUrl: string,
  { status, location, isChallenge }: Answer,
): LinkReason | 'moved' {
  if (isChallenge) return 'refused'
  if (status >= 200 && status < 300) return 'answers'
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 401 || status === 403 || status === 405) return 'refused'
  if (status === 429) return 'too-many'
  if (status >= 500) return 'server-error'
  if (status >= 300 && status < 400 && location) return judgeRedirect(requestedUrl, location)
  return 'other'
}

function judgeRedirect(requestedUrl: string, location: string): LinkReason | 'moved' {
  const from = URL.parse(requestedUrl)
  const to = URL.parse(location)
  if (!from || !to || siteOf(from) !== siteOf(to)) return 'elsewhere'
  return FRONT_PAGE.test(to.pathname) && !FRONT_PAGE.test(from.pathname) ? 'to-the-front-page' : 'moved'
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

type Row = Pick<
  typeof linkChecks.$inferSelect,
  'state' | 'firstMissAt' | 'lastMissAt' | 'unknowns' | 'history'
>

/** Returns the row after another check. A link is broken after two misses a day apart without a success in between. */
export function afterCheck(row: Row, check: Omit<LinkCheck, 'at'>, now: Date) {
  const looked = {
    reason: check.reason,
    checkedAt: now,
    history: [{ at: now.getTime(), ...check }, ...row.history].slice(0, MAX_HISTORY_CHECKS),
  }
  const nextIn = (ms: number) => new Date(now.getTime() + ms)
  if (check.reason === 'answers') {
    const healthy = { state: 'found' as const, firstMissAt: null, lastMissAt: null, unknowns: 0 }
    return { ...looked, ...healthy, dismissedAt: null, nextAt: nextIn(HEALTHY_AGAIN_AFTER_MS) }
  }
  if (!MISSES.includes(check.reason)) {
    const pause = Math.min(DAY_MS * 2 ** row.unknowns, LONGEST_UNKNOWN_MS)
    const misses = { firstMissAt: row.firstMissAt, lastMissAt: row.lastMissAt }
    return { ...looked, ...misses, state: unknownOr(row), unknowns: row.unknowns + 1, nextAt: nextIn(pause) }
  }
  const { firstMissAt, lastMissAt } = row
  const isApart = lastMissAt !== null && now.getTime() - lastMissAt.getTime() >= MISSES_APART_MS
  const isBroken = isApart || row.state === 'broken'
  return {
    ...looked,
    state: isBroken ? ('broken' as const) : ('doubted' as const),
    firstMissAt: firstMissAt ?? now,
    lastMissAt: isBroken || lastMissAt === null ? now : lastMissAt,
    unknowns: 0,
    nextAt: nextIn(isBroken ? BROKEN_AGAIN_AFTER_MS : MISS_AGAIN_AFTER_MS),
  }
}

/** An inconclusive answer changes nothing. */
function unknownOr({ state }: Row): LinkState {
  return state === 'broken' || state === 'doubted' ? state : 'unknown'
}
