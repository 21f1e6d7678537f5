import { and, desc, eq, isNotNull, isNull, like, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { articlePreviewLinks, articles } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { categories, products } from '#server/db/schema/catalog.ts'
import { favoriteShares } from '#server/db/schema/favorites.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { makePreviewLink } from '#server/features/articles/preview-links/service.ts'
import { signLink } from '#server/mail/signed-link.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import { copyMonthOfUse } from '#tests/month-of-use/copy-month.ts'
import { journeysIn } from './journey.ts'
import { startOwnServer } from './own-server.ts'

export type MonthData = ReturnType<typeof readData>

/** For journeys through a shop that has been used for a month. */
export const test = journeysIn(openMonthShop)

async function openMonthShop() {
  const month = await copyMonthOfUse()
  const db = openDatabase(month.path)
  const data = readData(db)
  db.$client.close()
  const server = await startOwnServer({ DATABASE_PATH: month.path })
  const close = () => server.close().then(month.remove)
  return { ...server, data, close }
}

/** Another one to the draft that has one: of that the token is not known. */
function previewLinkOf(db: Database, id: number): string {
  const actor = { id: 'nobody', email: 'nobody@tuckling.example' }
  return makePreviewLink(db, actor, { id, days: 7 }).token
}

function readData(db: Database) {
  const product = (name: string) => {
    const row = db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(like(products.name, name))
      .get()
    if (!row) throw new Error(`There is no product called ${name}`)
    return { id: row.id, address: `${row.id}-${row.slug}` }
  }
  const feedThat = (status: (typeof feedRuns.$inferSelect)['status']) =>
    db.select({ id: feedRuns.feedId }).from(feedRuns).where(eq(feedRuns.status, status)).get()?.id
  const campaignThat = (status: (typeof campaigns.$inferSelect)['status']) =>
    db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.status, status)).get()?.id
  const tokenOf = (status: SubscriberStatus, purpose: 'manage' | 'confirm') => {
    const subscriber = db.select().from(subscribers).where(eq(subscribers.status, status)).get()
    return subscriber ? signLink(subscriber.linkKey, purpose, subscriber.id, Date.now()) : ''
  }
  const busiest = db
    .select({ id: feedRuns.feedId })
    .from(feedRuns)
    .groupBy(feedRuns.feedId)
    .orderBy(desc(sql`count(*)`))
    .get()
  const delisted = db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.delistedAt} is not null`)
    .get()
  const listed = db
    .select({ n: sql<number>`count(*)` })
    .from(products)
    .where(isNull(products.delistedAt))
    .get()
  const draft = db.select({ id: articlePreviewLinks.articleId }).from(articlePreviewLinks).get()?.id ?? 0
  const covered = db
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .where(
      and(
        like(articles.picture, 'uploaded/%'),
        isNotNull(articles.publishedAt),
        lte(articles.publishedAt, new Date()),
      ),
    )
    .get()
  return {
    listed: listed?.n ?? 0,
    categories: db.select({ short: categories.short }).from(categories).all(),
    landingPages: db
      .select({ id: landingPages.id, slug: landingPages.slug })
      .from(landingPages)
      .where(eq(landingPages.isPublished, true))
      .all(),
    products: {
      long: product('x%xxxxxxxx'),
      longWord: product('Barnvagnsregnskydd%'),
      arabic: product('عربة%'),
      yen: product('折り%'),
      bare: product('Without price, picture%'),
      soldOut: product('Out of stock and on sale'),
      dear: product('The dearest thing%'),
      emoji: product('👶🏽%'),
      claiming: product('Miljövänlig klimatsmart%'),
      nappies: product('Ultramjuka%'),
      nappyWord: product('Engångsblöj%'),
      formula: product('Mumsa Modersmjölksersättning 1, 4 x%'),
    },
    shared: db.select({ token: favoriteShares.token }).from(favoriteShares).get()?.token,
    articles: { draft, covered },
    previewed: previewLinkOf(db, draft),
    delistedId: delisted?.id ?? 0,
    feeds: {
      busiest: busiest?.id,
      failed: feedThat('failed'),
      partial: feedThat('partial'),
      interrupted: feedThat('interrupted'),
      canceled: feedThat('canceled'),
      rolledBack: feedThat('rolled-back'),
      ofNoNetwork: db.select({ id: feeds.id }).from(feeds).where(eq(feeds.name, 'Änglabarn & Söner')).get()
        ?.id,
    },
    campaigns: { sent: campaignThat('sent'), sending: campaignThat('sending'), draft: campaignThat('draft') },
    tokens: {
      confirm: tokenOf('unconfirmed', 'confirm'),
      confirmed: tokenOf('confirmed', 'manage'),
      left: tokenOf('unsubscribed', 'manage'),
    },
  }
}
