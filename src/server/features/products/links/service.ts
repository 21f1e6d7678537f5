import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { checkableLink } from '#server/features/products/links/checkable-link.ts'
import type { Look } from '#server/features/products/links/checking/look-at-page.ts'
import { afterCheck } from '#server/features/products/links/judging/judge-answer.ts'
import { DomainError } from '#shared/errors.ts'
import type { LinkListInput } from '#shared/inputs/links.ts'
import type { LinkView } from '#shared/search-params/links.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export { createPageLooker, ROBOTS_NAME } from '#server/features/products/links/checking/look-at-page.ts'

const NOTICED_AT_ONCE = 500
/** The most pages requested of one retailer a day. */
const A_DAY_AND_HOST = 1_000

const { state, dismissedAt } = linkChecks
const VIEWS: Record<LinkView, SQL | undefined> = {
  broken: and(eq(state, 'broken'), isNull(dismissedAt)),
  dismissed: and(eq(state, 'broken'), isNotNull(dismissedAt)),
  doubted: eq(state, 'doubted'),
  unknown: eq(state, 'unknown'),
  found: eq(state, 'found'),
}
/** Delisted products need no check. */
const inShop = isNull(products.delistedAt)

export function listLinks(deps: Pick<Deps, 'db' | 'env'>, { view, page, pageSize }: LinkListInput) {
  const total = countLinks(deps.db, view)
  const rows = deps.db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      imageUrl: products.imageUrl,
      retailer: products.advertiserName,
      source: products.source,
      url: linkChecks.url,
      state: linkChecks.state,
      reason: linkChecks.reason,
      checkedAt: linkChecks.checkedAt,
      nextAt: linkChecks.nextAt,
      firstMissAt: linkChecks.firstMissAt,
      lastMissAt: linkChecks.lastMissAt,
      history: linkChecks.history,
    })
    .from(linkChecks)
    .innerJoin(products, eq(products.id, linkChecks.productId))
    .where(and(VIEWS[view], inShop))
    .orderBy(desc(linkChecks.lastMissAt), desc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all()
  return { rows, page, pageSize, total, totalPages: Math.ceil(total / pageSize), isOn: deps.env.LINK_CHECKS }
}

export function countBrokenLinks(db: Database): number {
  return countLinks(db, 'broken')
}

function countLinks(db: Database, view: LinkView): number {
  const listed = db
    .select({ links: count() })
    .from(linkChecks)
    .innerJoin(products, eq(products.id, linkChecks.productId))
  return listed.where(and(VIEWS[view], inShop)).get()?.links ?? 0
}

/** Queues links for a check within minutes. Throws CONFLICT while checking is off. */
export function checkLinksAgain({ db, env }: Pick<Deps, 'db' | 'env'>, ids: number[], now = new Date()) {
  if (!env.LINK_CHECKS) throw new DomainError('CONFLICT', 'Turn on the checks in the settings first')
  const { changes } = db
    .update(linkChecks)
    .set({ nextAt: now })
    .where(inArray(linkChecks.productId, ids))
    .run()
  return { queued: changes }
}

/** Removes broken links from the queue after an administrator saw them, until they work again. */
export function dismissLinks(db: Database, actor: Actor, ids: number[], now = new Date()) {
  return inTransaction(db, (tx) => {
    const rows = tx
      .select({ id: products.id, name: products.name, url: linkChecks.url })
      .from(linkChecks)
      .innerJoin(products, eq(products.id, linkChecks.productId))
      .where(and(inArray(linkChecks.productId, ids), VIEWS.broken))
      .all()
    if (rows.length === 0) throw new DomainError('CONFLICT', 'Someone else has already handled these links')
    for (const { id, name, url } of rows) {
      tx.update(linkChecks).set({ dismissedAt: now }).where(eq(linkChecks.productId, id)).run()
      recordChange(tx, actor, { action: 'link.dismissed', targetId: id, targetName: name, after: { url } })
    }
    return { dismissed: rows.length }
  })
}

/** Records new and changed addresses after product `afterId`; returns the id to continue from, 0 at the end. */
export function noticeLinks(db: Database, afterId: number, now: Date): number {
  const page = db
    .select({
      id: products.id,
      retailerLink: products.retailerLink,
      affiliateLink: products.affiliateLink,
      storedUrl: linkChecks.url,
    })
    .from(products)
    .leftJoin(linkChecks, eq(linkChecks.productId, products.id))
    .where(and(sql`retailer_link is not null and gone_at is null`, gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(NOTICED_AT_ONCE)
    .all()
  const fresh = page.flatMap(({ id, retailerLink, affiliateLink, storedUrl }) => {
    const url = storedUrl === retailerLink ? undefined : checkableLink(retailerLink ?? '', affiliateLink)
    return url ? [{ productId: id, url: retailerLink ?? '', host: url.host }] : []
  })
  const blank = {
    state: null,
    reason: null,
    checkedAt: null,
    firstMissAt: null,
    lastMissAt: null,
    unknowns: 0,
  }
  inTransaction(db, (tx) => {
    for (const link of fresh) {
      const row = { ...link, ...blank, dismissedAt: null, history: [], nextAt: now }
      tx.insert(linkChecks).values(row).onConflictDoUpdate({ target: linkChecks.productId, set: row }).run()
    }
  })
  return page.length < NOTICED_AT_ONCE ? 0 : (page.at(-1)?.id ?? 0)
}

export function dueLinks(db: Database, now: Date, limit: number) {
  const today = db
    .select({ host: linkChecks.host })
    .from(linkChecks)
    .where(gt(linkChecks.checkedAt, new Date(now.getTime() - DAY_MS)))
    .groupBy(linkChecks.host)
    .having(sql`count(*) >= ${A_DAY_AND_HOST}`)
  return db
    .select({ link: linkChecks, retailerLink: products.retailerLink, affiliateLink: products.affiliateLink })
    .from(linkChecks)
    .innerJoin(products, eq(products.id, linkChecks.productId))
    .where(and(lte(linkChecks.nextAt, now), inShop, sql`${linkChecks.host} not in ${today}`))
    .orderBy(asc(linkChecks.nextAt))
    .limit(limit)
    .all()
    .flatMap(({ link, retailerLink, affiliateLink }) => {
      const url = retailerLink === link.url ? checkableLink(link.url, affiliateLink) : undefined
      return url ? [{ productId: link.productId, url, affiliateLink }] : []
    })
}

export function recordLook(db: Database, productId: number, look: Look, now: Date) {
  const row = db.select().from(linkChecks).where(eq(linkChecks.productId, productId)).get()
  if (!row) return
  db.update(linkChecks)
    .set(afterCheck(row, look, now))
    .where(eq(linkChecks.productId, productId))
    .run()
}
