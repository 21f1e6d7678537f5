import { and, desc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { users } from '#server/db/schema/accounts.ts'
import { articles } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { partners, products } from '#server/db/schema/catalog.ts'
import { donations } from '#server/db/schema/donations.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { searchProducts } from '#server/features/products/service.ts'
import { searchTerms } from '#shared/text/search-terms.ts'

const MOST_OF_A_KIND = 5
const NOTHING = {
  products: [],
  articles: [],
  feeds: [],
  campaigns: [],
  partners: [],
  landingPages: [],
  users: [],
  subscribers: [],
  donations: [],
}

export function findEverything(db: Database, search: string) {
  if (searchTerms(search).length === 0) return NOTHING
  return {
    products: findProducts(db, search),
    articles: db
      .select({ id: articles.id, title: articles.title, slug: articles.slug })
      .from(articles)
      .where(and(isNull(articles.deletedAt), foldedSearch([articles.title, articles.slug], search)))
      .orderBy(desc(articles.id))
      .limit(MOST_OF_A_KIND)
      .all(),
    feeds: db
      .select({ id: feeds.id, name: feeds.name })
      .from(feeds)
      .where(foldedSearch([feeds.name], search))
      .limit(MOST_OF_A_KIND)
      .all(),
    campaigns: db
      .select({ id: campaigns.id, subject: campaigns.subject, status: campaigns.status })
      .from(campaigns)
      .where(foldedSearch([campaigns.subject], search))
      .orderBy(desc(campaigns.id))
      .limit(MOST_OF_A_KIND)
      .all(),
    partners: db
      .select({ id: partners.id, name: partners.name })
      .from(partners)
      .where(foldedSearch([partners.name], search))
      .limit(MOST_OF_A_KIND)
      .all(),
    landingPages: db
      .select({ id: landingPages.id, name: landingPages.name, slug: landingPages.slug })
      .from(landingPages)
      .where(foldedSearch([landingPages.name, landingPages.slug], search))
      .limit(MOST_OF_A_KIND)
      .all(),
    ...findPeople(db, search),
  }
}

function findProducts(db: Database, search: string) {
  const { ids = [] } = searchProducts(db, { search, isListed: true })
  const first = ids.slice(0, MOST_OF_A_KIND)
  const { id, name, advertiserName } = products
  const rows = db.select({ id, name, advertiserName }).from(products).where(inArray(id, first)).all()
  return rows.sort((a, b) => first.indexOf(a.id) - first.indexOf(b.id))
}

function findPeople(db: Database, search: string) {
  return {
    users: db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(foldedSearch([users.name, users.email], search))
      .limit(MOST_OF_A_KIND)
      .all(),
    subscribers: db
      .select({ id: subscribers.id, email: subscribers.email, status: subscribers.status })
      .from(subscribers)
      .where(foldedSearch([subscribers.email, subscribers.name], search))
      .limit(MOST_OF_A_KIND)
      .all(),
    donations: db
      .select({ id: donations.id, name: donations.name, email: donations.email })
      .from(donations)
      .where(foldedSearch([donations.name, donations.email, donations.paymentIntentId], search))
      .orderBy(desc(donations.id))
      .limit(MOST_OF_A_KIND)
      .all(),
  }
}
