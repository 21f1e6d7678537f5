import { and, asc, desc, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm'
import { foreignLanguage, languageOf, mainLanguage } from '#server/config/languages.ts'
import { advertises, type LinkTargets, withAffiliateLinks } from '#server/content/affiliate-links.ts'
import { renderArticle } from '#server/content/render-article.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { articlePreviewLinks, articles, formerArticleSlugs } from '#server/db/schema/articles.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { type BoxPlace, productsInText } from '#server/features/products/boxes/service.ts'
import { findProduct } from '#server/features/products/service.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { articleState } from '#shared/articles/article-state.ts'
import { DomainError } from '#shared/errors.ts'
import type { ArticleListInput } from '#shared/inputs/articles.ts'
import { EXCERPT_LENGTH, MAX_ARTICLES } from '#shared/limits.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { focusPosition } from '#shared/pictures/picture-focus.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { excerpt, foldText, singleLine } from '#shared/text/text-folding.ts'
import { wordToSeek } from '#shared/things/named-thing.ts'
import { utcDay } from '#shared/time/days.ts'

type Row = typeof articles.$inferSelect

const LATEST_COUNT = 3
/** The number of articles in the feed. */
const FULL_COUNT = 50
const { text: _, ...withoutText } = getTableColumns(articles)
const isPublic = and(
  isNull(articles.deletedAt),
  lte(articles.publishedAt, valueFor(articles.publishedAt, 'now')),
)
const newestFirst = [desc(articles.publishedAt), asc(articles.slug)]

const cards = preparedQuery((db) =>
  db
    .select(withoutText)
    .from(articles)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(MAX_ARTICLES),
)
const bySlug = preparedQuery((db) =>
  db
    .select()
    .from(articles)
    .where(and(isPublic, eq(articles.slug, valueFor(articles.slug, 'slug')))),
)
const byFormerSlug = preparedQuery((db) =>
  db
    .select({ slug: articles.slug })
    .from(formerArticleSlugs)
    .innerJoin(articles, eq(articles.id, formerArticleSlugs.articleId))
    .where(eq(formerArticleSlugs.slug, valueFor(formerArticleSlugs.slug, 'slug'))),
)

const byPreviewLink = preparedQuery((db) =>
  db
    .select({ article: articles, endsAt: articlePreviewLinks.endsAt })
    .from(articlePreviewLinks)
    .innerJoin(articles, eq(articles.id, articlePreviewLinks.articleId))
    .where(
      and(
        eq(articlePreviewLinks.tokenHash, valueFor(articlePreviewLinks.tokenHash, 'tokenHash')),
        gt(articlePreviewLinks.endsAt, valueFor(articlePreviewLinks.endsAt, 'now')),
        isNull(articles.deletedAt),
      ),
    ),
)

export function latestArticles(db: Database) {
  return readable(db).slice(0, LATEST_COUNT).map(toCard)
}

export function fullArticles(db: Database) {
  const targets = affiliateTargets(db)
  return readable(db)
    .slice(0, FULL_COUNT)
    .flatMap(({ slug }) => publicArticle(db, slug) ?? [])
    .map((row) => toFull(db, row, { targets }).article)
}

/** Returns the data of every article for sitemaps and other lists of addresses, in its language, newest first. */
export function articleOverview(db: Database) {
  return publicCards(db).map(({ slug, title, excerpt, category, updatedOn, ...row }) => {
    return { slug, title, excerpt, category, updated: updatedOn, language: languageOf(row) }
  })
}

/**
 * Returns articles of the category, newest first, that contain every search word in title or excerpt, in any form. For
 * example, `milestones first year` matches `Your Baby’s First Year: Milestones`.
 */
export function listArticles(db: Database, { category, search }: ArticleListInput) {
  const words = searchTerms(search).map(wordToSeek)
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  return readable(db)
    .filter((article) => !category || article.category === category)
    .filter(({ title, excerpt }) => words.length === 0 || hasAll(foldText(`${title}\n${excerpt}`)))
    .map(toCard)
}

/** Returns the article in the page's language if it is translated, also under a former slug. Throws NOT_FOUND. */
export function getArticle(db: Database, slug: string) {
  const article = readableArticle(db, slug)
  if (!article) throw new DomainError('NOT_FOUND', m.articleNotFound)
  return withRelated(db, article)
}

/** Returns the article of a secret link, published or not, and the link's last day. Throws NOT_FOUND. */
export function previewedArticle(db: Database, token: string) {
  const now = new Date()
  const previewLink = byPreviewLink(db).get({ tokenHash: tokenHash(token), now })
  if (!previewLink) throw new DomainError('NOT_FOUND', m.linkHasExpired)
  const { article, endsAt } = previewLink
  return {
    article: withRelated(db, article),
    isPublished: articleState(article, now) === 'published',
    lastDay: utcDay(endsAt),
  }
}

export function previewWithRelated(db: Database, row: Row) {
  const { article, warnings } = toFull(db, row, { targets: affiliateTargets(db), isPreview: true })
  return { ...article, ...relatedOf(db, row), warnings }
}

function withRelated(db: Database, row: Row) {
  return { ...toFull(db, row, { targets: affiliateTargets(db) }).article, ...relatedOf(db, row) }
}

function relatedOf(db: Database, { relatedArticles, relatedProducts, ...row }: Row) {
  const related = relatedArticles.flatMap((slug) => readableArticle(db, slug) ?? [])
  return {
    languages: publicCards(db)
      .filter((other) => isSameArticle(other, row))
      .map((other) => ({ language: languageOf(other), slug: other.slug })),
    relatedArticles: related.map(toCard),
    relatedProducts: relatedProducts.flatMap((id) => productIfListed(db, id)),
  }
}

function publicCards(db: Database) {
  return cards(db).all({ now: new Date() })
}

type Translatable = Pick<Row, 'id' | 'language' | 'translations'>

function isSameArticle(one: Translatable, other: Translatable): boolean {
  return one.id === other.id || (one.translations > 0 && one.translations === other.translations)
}

/** Returns the articles of the page's language, and those of the main language that have no translation. */
function readable(db: Database) {
  const language = currentLanguage()
  const all = publicCards(db)
  const own = all.filter((row) => languageOf(row) === language)
  const translated = new Set(own.map(({ translations }) => translations))
  const isMissing = (row: Translatable) => row.translations === 0 || !translated.has(row.translations)
  return all.filter((row) => {
    const of = languageOf(row)
    return of === language || (of === mainLanguage() && isMissing(row))
  })
}

/** Returns an article by its slug in any language: its translation into the page's language, if there is one. */
function readableArticle(db: Database, slug: string): Row | undefined {
  const article = publicArticle(db, slug)
  if (!article || article.translations === 0) return article
  const translation = readable(db).find((other) => isSameArticle(other, article))
  return translation ? publicArticle(db, translation.slug) : article
}

function publicArticle(db: Database, slug: string): Row | undefined {
  const now = new Date()
  const article = bySlug(db).get({ slug, now })
  if (article) return article
  const former = byFormerSlug(db).get({ slug })
  return former && bySlug(db).get({ slug: former.slug, now })
}

function toCard(row: Omit<Row, 'text'>) {
  const { slug, title, excerpt, category, author, readMinutes, likes, picture, focusX, focusY } = row
  const focus = focusPosition({ x: focusX, y: focusY })
  return {
    slug,
    title,
    excerpt,
    category,
    author,
    published: utcDay(row.publishedAt ?? new Date()),
    readMinutes,
    likes,
    picture,
    ...(focus && { focus }),
    ...foreignLanguage(languageOf(row)),
  }
}

interface View extends Pick<BoxPlace, 'isPreview'> {
  targets: LinkTargets
}

function toFull(db: Database, row: Row, view: View) {
  const { updatedOn: updated, pictureAlt, keyPoints, expertAdvice, searchTitle, searchDescription } = row
  const { warnings, ...text } = filledText(db, row, view)
  const article = {
    ...toCard(row),
    id: row.id,
    updated,
    pictureAlt,
    keyPoints,
    expertAdvice,
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    ...text,
  }
  return { article, warnings }
}

function filledText(db: Database, { id, text }: Row, { targets, ...view }: View) {
  const place = { place: 'article', page: id } as const
  const { introduction, body, conclusion, sections, products } = renderArticle(text)
  const { fill, warnings, picks, reviews } = productsInText(db, products, { ...place, ...view })
  const advertising = { ...targets, reference: subId(place), marksUnknown: view.isPreview }
  const filled = (html: string) => fill(withAffiliateLinks(html, advertising))
  const parts = {
    introduction: filled(introduction),
    body: filled(body),
    conclusion: filled(conclusion),
  }
  const texts = Object.values(parts)
  return {
    ...parts,
    sections,
    advertises: advertises(...texts),
    ...(picks.length > 0 && { picks }),
    ...(reviews.length > 0 && { reviews }),
    warnings: view.isPreview ? warnings(...texts) : [],
  }
}

function productIfListed(db: Database, id: number) {
  const product = findProduct(db, id)
  return product
    ? [{ ...product, description: excerpt(singleLine(product.description), EXCERPT_LENGTH) }]
    : []
}
