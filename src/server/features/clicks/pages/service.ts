import { and, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { articles } from '#server/db/schema/articles.ts'
import { products } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { type CountedPage, type PageKind, parsedPageKey } from '#shared/affiliate/page-key.ts'

function ownPages(table: SQLiteTable, id: Column, title: Column, isThere?: SQL) {
  const named = { id: sql<number>`${id}`, title: sql<string>`${title}` }
  return {
    existing: preparedQuery((db) =>
      db
        .select(named)
        .from(table)
        .where(and(eq(id, sql.placeholder('id')), isThere)),
    ),
    titles(db: Database, ids: number[]): Map<number, string> {
      const rows = db.select(named).from(table).where(inArray(id, ids)).all()
      return new Map(rows.map((row) => [row.id, row.title]))
    },
  }
}

const OWN_PAGES = {
  article: ownPages(articles, articles.id, articles.title, isNull(articles.deletedAt)),
  landing: ownPages(landingPages, landingPages.id, landingPages.name),
  product: ownPages(products, products.id, products.name, isNull(products.delistedAt)),
}
type OwnKind = keyof typeof OWN_PAGES

const hasOwnPages = (kind: PageKind): kind is OwnKind => Object.hasOwn(OWN_PAGES, kind)

/** Returns whether a visitor can have seen the page, so that invented pages cannot fill the counts. */
export function isExistingPage(db: Database, key: string): boolean {
  const page = parsedPageKey(key)
  if (!page) return false
  return !hasOwnPages(page.kind) || OWN_PAGES[page.kind].existing(db).get({ id: page.id ?? 0 }) !== undefined
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

export function titlesOf(db: Database, kind: OwnKind, ids: number[]): Map<number, string> {
  return OWN_PAGES[kind].titles(db, ids)
}

/** Returns for each page key its kind and, if it has one, its title: `Article: Which stroller?`. */
export function pageLabels(db: Database, keys: string[]): Map<string, string> {
  const pages = keys.map((key) => ({ key, page: parsedPageKey(key) }))
  const idsOf = (kind: OwnKind) => pages.flatMap(({ page }) => (page?.kind === kind && page.id) || [])
  const ofKind = (kind: OwnKind) => titlesOf(db, kind, idsOf(kind))
  const titles = { article: ofKind('article'), landing: ofKind('landing'), product: ofKind('product') }
  const labelOf = ({ kind, id }: CountedPage) => {
    const title = id && (hasOwnPages(kind) ? titles[kind].get(id) : undefined)
    return id ? `${KIND_LABELS[kind]}: ${title ?? `no. ${id}`}` : KIND_LABELS[kind]
  }
  return new Map(pages.map(({ key, page }) => [key, page ? labelOf(page) : 'Unknown page']))
}
