import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { foreignLanguage, mainLanguage } from '#server/config/languages.ts'
import { withAffiliateLinks } from '#server/content/affiliate-links.ts'
import { renderLandingText } from '#server/content/landing-text.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import type { Database } from '#server/db/client.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { perVersionInTurn } from '#server/db/per-version.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { formerLandingPageSlugs, landingPages } from '#server/db/schema/landing-pages.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { translatedLanguages, translationsNow } from '#server/db/translated-texts.ts'
import { type BoxPlace, productsInText } from '#server/features/products/boxes/service.ts'
import { find } from '#server/features/products/finding/service.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { withTranslation } from '#shared/content/translated-texts.ts'
import { DomainError } from '#shared/errors.ts'
import { MAX_LANDING_LINKS, MAX_LANDING_PAGES } from '#shared/limits.ts'
import { fill } from '#shared/messages/fill.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { findCategory } from '#shared/products/categories.ts'
import { type LandingQuery, landingPicture, landingQuery } from '#shared/products/landing-query.ts'
import { onlyOne } from '#shared/products/several.ts'
import { canonicalShopSearch } from '#shared/search-params/shop.ts'

type Row = typeof landingPages.$inferSelect
type Texts = Pick<Row, 'name' | 'title' | 'description' | 'introduction'>

const isPublic = eq(landingPages.isPublished, true)
const inOrder = [asc(landingPages.position), asc(landingPages.id)]

const links = preparedQuery((db) =>
  db
    .select({ id: landingPages.id, slug: landingPages.slug, name: landingPages.name })
    .from(landingPages)
    .where(and(isPublic, eq(landingPages.inNavigation, true)))
    .orderBy(...inOrder)
    .limit(MAX_LANDING_LINKS),
)
const all = preparedQuery((db) =>
  db
    .select()
    .from(landingPages)
    .orderBy(...inOrder)
    .limit(MAX_LANDING_PAGES),
)
const bySlug = preparedQuery((db) =>
  db
    .select()
    .from(landingPages)
    .where(and(isPublic, eq(landingPages.slug, valueFor(landingPages.slug, 'slug')))),
)
const byFormerSlug = preparedQuery((db) =>
  db
    .select(getTableColumns(landingPages))
    .from(formerLandingPageSlugs)
    .innerJoin(landingPages, eq(landingPages.id, formerLandingPageSlugs.landingPageId))
    .where(and(isPublic, eq(formerLandingPageSlugs.slug, valueFor(formerLandingPageSlugs.slug, 'slug')))),
)

/** Product counts, made once for each version of the catalog. Those of a large catalog may be a moment old. */
const counts = perVersionInTurn(countAll, isLargeCatalog)

/** All landing pages in their order, each with its number of products if known. */
export async function countedLandingPages(db: Database, currency: string) {
  const counted = await counts(db, currency)
  return all(db)
    .all()
    .map((row) => ({ row, ...counted.get(row.id) }))
}

export function landingPageLinks(db: Database) {
  const translations = translationsNow(db, 'landing-page')
  return links(db)
    .all()
    .map(({ id, slug, name }) => {
      const own = translations.get(String(id))?.name
      return { slug, name: own || name, ...(!own && foreignLanguage(mainLanguage())) }
    })
}

/** Published pages that are not empty, in their order and with their languages, for lists of addresses. */
export async function landingPageOverview(db: Database, currency: string) {
  const counted = await countedLandingPages(db, currency)
  const languages = languagesOf(db)
  return counted
    .filter(({ row, products }) => row.isPublished && products !== 0)
    .map(({ row }) => {
      const { slug, name, changedAt } = row
      const { description } = textsOf(row)
      return { slug, name, description, changedAt: changedAt.getTime(), languages: languages(row) }
    })
}

/** A page is in another language when it has its name and, if any, its text there. */
function languagesOf(db: Database): (row: Row) => Language[] {
  const named = translatedLanguages(db, 'landing-page', ['name'])
  const whole = translatedLanguages(db, 'landing-page', ['name', 'introduction'])
  return ({ id, introduction }) => [mainLanguage(), ...((introduction ? whole : named).get(String(id)) ?? [])]
}

/** Returns a published landing page, also under a former address. Throws NOT_FOUND. */
export function getLandingPage(db: Database, slug: string) {
  const row = bySlug(db).get({ slug }) ?? byFormerSlug(db).get({ slug })
  if (!row) throw new DomainError('NOT_FOUND', m.landingPageNotFound)
  const { name, title, description, introduction } = row
  const own = translationsNow(db, 'landing-page').get(String(row.id)) ?? {}
  const texts = withTranslation({ name, title, description, introduction }, own)
  const { page } = presentPage(db, { ...row, ...texts })
  const languages = languagesOf(db)(row)
  const isForeign = !languages.includes(currentLanguage())
  return {
    id: row.id,
    slug: row.slug,
    changedAt: row.changedAt.getTime(),
    languages,
    ...(isForeign && foreignLanguage(mainLanguage())),
    ...page,
  }
}

type PresentedPage = Texts & Pick<Row, 'query' | 'picture'> & { id?: number }

export function presentPage(
  db: Database,
  landingPage: PresentedPage,
  view: Pick<BoxPlace, 'isPreview'> = {},
) {
  const query = currentQuery(db, landingPage)
  const category = findCategory(shopCategories(db), onlyOne(query.category))
  const { products, introduction, sections, ...texts } = textsOf(landingPage)
  const place = { place: 'landing', page: landingPage.id } as const
  const { fill, warnings } = productsInText(db, products, { ...place, ...view })
  const advertising = { ...affiliateTargets(db), reference: subId(place), marksUnknown: view.isPreview }
  const filled = (html: string) => fill(withAffiliateLinks(html, advertising))
  const page = {
    name: landingPage.name,
    picture: landingPicture(landingPage.picture, category?.key),
    query,
    introduction: filled(introduction),
    sections: filled(sections),
    ...texts,
  }
  return { page, warnings: view.isPreview ? warnings(page.introduction, page.sections) : [] }
}

export function currentQuery(db: Database, { query }: Pick<Row, 'query'>): LandingQuery {
  return canonicalShopSearch(landingQuery(query), shopCategories(db))
}

/** Texts for search engines that are not set come from the name and the beginning of the introduction. */
function textsOf({ name, title, description, introduction: markdown }: Texts) {
  const { summary, ...text } = renderLandingText(markdown)
  return {
    ...text,
    title: title || name,
    description: description || summary || fill(m.landingPageText, { name }),
  }
}

export function searchTextsOf(row: Row) {
  const { title, description } = textsOf(row)
  return { title, description }
}

async function countAll(db: Database, currency: string) {
  const counted = new Map<number, { products: number; isCapped: boolean }>()
  for (const { id, ...row } of all(db).all()) {
    const input = { sort: 'featured' as const, ...currentQuery(db, row), page: 1, pageSize: 1 }
    const { total, totalIsCapped } = await find(db, 'cards', input, currency)
    counted.set(id, { products: total, isCapped: totalIsCapped })
    // Lets other requests be answered in between.
    await setImmediate()
  }
  return counted
}
