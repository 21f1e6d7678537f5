import { asc, eq, sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import type { Somebody } from '#server/demo/month/month.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { dismissLinks, noticeLinks, recordLook } from '#server/features/products/links/service.ts'
import type { LinkReason } from '#shared/search-params/links.ts'

/** Its file also has the addresses of the retailers' own pages. */
const FEED = 'Awin, all of Sweden'
const LOOKED_AT = 700
const DISMISSED_EVERY = 9
const HOURS_A_DAY = 24

type Looks = readonly [daysAgo: number, reason: LinkReason, status?: number][]

const STORIES: Looks[] = [
  [
    [20, 'answers', 200],
    [6, 'answers', 200],
  ],
  [
    [9, 'not-found', 404],
    [7, 'not-found', 404],
    [0.4, 'not-found', 404],
  ],
  [
    [25, 'answers', 200],
    [11, 'gone', 410],
    [9.8, 'gone', 410],
    [2.5, 'unreachable'],
  ],
  [
    [3, 'to-the-front-page', 301],
    [1.5, 'to-the-front-page', 302],
  ],
  [[0.6, 'not-found', 404]],
  [
    [1.2, 'gone', 410],
    [0.1, 'server-error', 503],
  ],
  [
    [12, 'refused', 403],
    [11, 'refused', 403],
    [9, 'refused', 401],
  ],
  [[2, 'too-many', 429]],
  [
    [5, 'server-error', 500],
    [4, 'unreachable'],
    [2, 'unreachable'],
  ],
  [[8, 'elsewhere', 302]],
  [[10, 'robots']],
  [[1, 'other', 418]],
  Array.from({ length: 14 }, (_, index): Looks[number] => [28 - index * 2, 'not-found', 404]),
]
const WITHOUT_A_LOOK = 1

/** Several hundred pages of retailers in every state and for every reason, judged as they would have been day by day. */
export function fillLinkChecks(month: Month, actor: Somebody): void {
  const { db, chance } = month
  db.update(products)
    .set({ retailerLink: sql`'https://www.shop-' || (id % 7) || '.example/p/' || id` })
    .where(eq(products.source, FEED))
    .run()
  let next = 0
  do next = noticeLinks(db, next, month.now)
  while (next > 0)
  const noticed = db
    .select({ id: products.id })
    .from(linkChecks)
    .innerJoin(products, eq(products.id, linkChecks.productId))
    .orderBy(asc(products.id))
    .limit(LOOKED_AT)
    .all()
  inTransaction(db, () => {
    for (const [index, { id }] of noticed.entries()) {
      const looks = STORIES[index % (STORIES.length + WITHOUT_A_LOOK)] ?? []
      const hours = chance.next() / HOURS_A_DAY
      for (const [days, reason, status] of looks)
        recordLook(db, id, { reason, ...(status && { status }) }, daysAgo(month, days + hours))
    }
  })
  const broken = db
    .select({ id: linkChecks.productId })
    .from(linkChecks)
    .where(eq(linkChecks.state, 'broken'))
    .orderBy(asc(linkChecks.productId))
    .all()
  const dismissed = broken.filter((_, index) => index % DISMISSED_EVERY === 0).map(({ id }) => id)
  dismissLinks(db, actor, dismissed, daysAgo(month, 0.2))
}
