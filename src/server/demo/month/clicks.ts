import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { articles } from '#server/db/schema/articles.ts'
import { clicks, pageViews, products } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { at, daysAgo, type Month, storeMany } from '#server/demo/month/month.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { CLICK_PLACEMENTS, type ClickPlacement } from '#shared/inputs/clicks.ts'
import { utcDay } from '#shared/time/days.ts'

const DAYS = 90
const MISSING_PRODUCT_ID = 9_999_999

const LISTS = [pageKey('list'), pageKey('search'), pageKey('home'), pageKey('favorites')]

/** Daily sums of ninety days, today included: a few products draw most of the clicks, weekends are quieter. */
export function fillClicks(month: Month, rowsADay: number): void {
  const { db, chance } = month
  const listed = db
    .select({ productId: products.id, advertiserName: products.advertiserName })
    .from(products)
    .where(isNull(products.delistedAt))
    .orderBy(asc(products.id))
    .all()
  const pages = pagesOf(db)
  storeMany(
    month,
    DAYS * rowsADay,
    (index) => {
      const day = daysAgo(month, Math.floor(index / rowsADay))
      const product = at(listed, Math.floor(chance.next() ** 3 * listed.length))
      const isMissing = index % rowsADay === 0
      const isWeekend = day.getUTCDay() % 6 === 0
      const count = 1 + chance.below(isWeekend ? 4 : 12)
      const placement = chance.pick([...CLICK_PLACEMENTS])
      return {
        day: utcDay(day),
        productId: isMissing ? MISSING_PRODUCT_ID : product.productId,
        advertiserName: isMissing ? 'A shop that is gone' : (product.advertiserName ?? ''),
        placement,
        page:
          placement === 'product'
            ? pageKey('product', product.productId)
            : at(pages[placement], index % pages[placement].length),
        count,
        networks: Math.ceil(count * 0.7),
      }
    },
    (rows) => db.insert(clicks).values(rows).onConflictDoNothing().run(),
  )
  const viewed = [...new Set(Object.values(pages).flat()), ...listed.slice(0, 40).map(productKey)]
  storeMany(
    month,
    DAYS * viewed.length,
    (index) => ({
      day: utcDay(daysAgo(month, Math.floor(index / viewed.length))),
      page: at(viewed, index % viewed.length),
      count: 30 + ((index * 37) % 400),
    }),
    (rows) => db.insert(pageViews).values(rows).run(),
  )
}

function pagesOf(db: Database): Record<Exclude<ClickPlacement, 'product'>, string[]> {
  const ofArticles = db.select({ id: articles.id }).from(articles).all()
  const ofLandingPages = db.select({ id: landingPages.id }).from(landingPages).all()
  return {
    card: LISTS,
    article: keysOf('article', ofArticles),
    landing: keysOf('landing', ofLandingPages),
    content: [pageKey('other')],
  }
}

function keysOf(kind: 'article' | 'landing', rows: { id: number }[]): string[] {
  return rows.length > 0 ? rows.map(({ id }) => pageKey(kind, id)) : LISTS
}

function productKey({ productId }: { productId: number }): string {
  return pageKey('product', productId)
}
