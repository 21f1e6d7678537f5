import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#server/context.ts'
import {
  createPageLooker,
  dueLinks,
  noticeLinks,
  ROBOTS_NAME,
  recordLook,
} from '#server/features/products/links/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

type CheckingDeps = Pick<Deps, 'db' | 'env' | 'log' | 'operations' | 'fetchRetailer'>

export const RETAILER_AGENT = `${ROBOTS_NAME}/1.0`
const EVERY_MS = MINUTE_MS
const AT_ONCE = 50
const HOSTS_AT_ONCE = 4
const BETWEEN_REQUESTS_MS = SECOND_MS

/** With LINK_CHECKS on, checks due pages every minute. Returns a function that stops them. */
export function startLinkChecks(deps: CheckingDeps): () => Promise<void> {
  const check = linkChecker(deps)
  return repeatUntilStopped(async () => {
    await check().catch((err: unknown) => deps.log.warn({ err }, 'retailers’ pages could not be checked'))
    return EVERY_MS
  })
}

/** Checks retailers in parallel, and the pages of each one after the other with a pause before every request. */
export function linkChecker(
  { db, env, operations, fetchRetailer }: CheckingDeps,
  { pauseMs = BETWEEN_REQUESTS_MS, clock = () => new Date() } = {},
) {
  const look = createPageLooker(fetchRetailer, () => wait(pauseMs, undefined, { ref: false }))
  let noticed = 0

  return async function check(): Promise<void> {
    if (!env.LINK_CHECKS || operations.isReplacing()) return
    await untilWritable(db, EVERY_MS)
    noticed = noticeLinks(db, noticed, clock())
    const hosts = [...Map.groupBy(dueLinks(db, clock(), AT_ONCE), ({ url }) => url.host).values()]
    const lanes = Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let links = hosts.shift(); links; links = hosts.shift())
        for (const link of links) await checkOne(link)
    })
    await Promise.all(lanes)
  }

  async function checkOne({ productId, url, affiliateLink }: ReturnType<typeof dueLinks>[number]) {
    if (!env.LINK_CHECKS || operations.isReplacing()) return
    const seen = await look(url, affiliateLink)
    await untilWritable(db, EVERY_MS)
    if (!operations.isReplacing()) recordLook(db, productId, seen, clock())
  }
}
