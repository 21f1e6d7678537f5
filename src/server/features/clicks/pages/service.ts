import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { articles } from '#server/db/schema/articles.ts'
import { products } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { type CountedPage, type PageKind, parsedPageKey } from '#shared/affiliate/page-key.ts'

const id = sql.placeholder('id')
const EXISTING = {
  article: preparedQuery((db) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, id), isNull(articles.deletedAt))),
  ),
  landing: preparedQuery((db) =>
    db.select({ id: landingPages.id }).from(landingPages).where(eq(landingPages.id, id)),
  ),
  product: preparedQuery((db) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, id), isNull(products.delistedAt))),
  ),
}
type OwnKind = keyof typeof EXISTING

const hasOwnPages = (kind: PageKind): kind is OwnKind => Object.hasOwn(EXISTING, kind)

/** Returns whether a visitor can have seen the page, so that invented pages cannot fill the counts. */
export function isExistingPage(db: Database, key: string): boolean {
  const page = parsedPageKey(key)
  if (!page) return false
  return !hasOwnPages(page.kind) || EXISTING[page.kind](db).get({ id: page.id ?? 0 }) !== undefined
}

const KIND_LABELS: Record<PageKind, string> = {
  article: 'Article',
  landing: 'Landing page',
  product: 'Product',
  campaign: 'Newsletter',
  list: 'Product lists',
  search: 'Search results',
  home: 'Home page',
  favorites: 'Favorites',
  compare: 'Comparison',
  assistant: 'Shopping assistants',
  other: 'Other pages',
}

/** Returns for each page key its kind and, if it has one, its title: `Article: Which stroller?`. */
export function pageLabels(db: Database, keys: string[]): Map<string, string> {
  const pages = keys.map((key) => ({ key, page: parsedPageKey(key) }))
  const titles = titlesOf(
    db,
    pages.flatMap(({ page }) => page ?? []),
  )
  return new Map(pages.map(({ key, page }) => [key, page ? labelOf(page, titles) : 'Unknown page']))
}

function labelOf({ kind, id }: CountedPage, titles: ReturnType<typeof titlesOf>): string {
  const title = id && (hasOwnPages(kind) ? titles[kind].get(id) : undefined)
  return id ? `${KIND_LABELS[kind]}: ${title ?? `no. ${id}`}` : KIND_LABELS[kind]
}

function titlesOf(db: Database, pages: CountedPage[]) {
  const idsOf = (kind: OwnKind) => pages.flatMap((page) => (page.kind === kind && page.id) || [])
  const byId = (rows: { id: number; title: string }[]) => new Map(rows.map(({ id, title }) => [id, title]))
  return {
    article: byId(
      db
        .select({ id: articles.id, title: articles.title })
        .from(articles)
        .where(inArray(articles.id, idsOf('article')))
        .all(),
    ),
    landing: byId(
      db
        .select({ id: landingPages.id, title: landingPages.name })
        .from(landingPages)
        .where(inArray(landingPages.id, idsOf('landing')))
        .all(),
    ),
    product: byId(
      db
        .select({ id: products.id, title: products.name })
        .from(products)
        .where(inArray(products.id, idsOf('product')))
        .all(),
    ),
  }
}
