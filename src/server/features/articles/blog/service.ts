import { and, asc, desc, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm'
import { advertises, withAffiliateLinks } from '#server/content/affiliate-links.ts'
import { renderArticle } from '#server/content/render-article.ts'
import { affiliateHosts } from '#server/db/affiliate-hosts.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { articlePreviewLinks, articles, formerArticleSlugs } from '#server/db/schema/articles.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { findProduct } from '#server/features/products/service.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { articleState } from '#shared/articles/article-state.ts'
import { DomainError } from '#shared/errors.ts'
import type { ArticleListInput } from '#shared/inputs/articles.ts'
import { EXCERPT_LENGTH, MAX_ARTICLES } from '#shared/limits.ts'
import { focusPosition } from '#shared/pictures/picture-focus.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { excerpt, foldText, singleLine } from '#shared/text/text-folding.ts'
import { wordToSeek } from '#shared/things/named-thing.ts'

type Row = typeof articles.$inferSelect

const LATEST_COUNT = 3
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
const newest = preparedQuery((db) =>
  db
    .select()
    .from(articles)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(FULL_COUNT),
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
  return publicCards(db).slice(0, LATEST_COUNT).map(toCard)
}

export function fullArticles(db: Database) {
  const hosts = affiliateHosts(db)
  return newest(db)
    .all({ now: new Date() })
    .map((row) => toFull(row, hosts))
}

/** Returns the data of every article for sitemaps and other lists of addresses, newest first. */
export function articleOverview(db: Database) {
  return publicCards(db).map(({ slug, title, excerpt, category, updatedOn }) => {
    return { slug, title, excerpt, category, updated: updatedOn }
  })
}

/**
 * Returns articles of the category, newest first, that contain every search word in title or excerpt, in any form. For
 * example, `milestones first year` matches `Your Baby’s First Year: Milestones`.
 */
export function listArticles(db: Database, { category, search }: ArticleListInput) {
  const words = searchTerms(search).map(wordToSeek)
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  return publicCards(db)
    .filter((article) => !category || article.category === category)
    .filter(({ title, excerpt }) => words.length === 0 || hasAll(foldText(`${title}\n${excerpt}`)))
    .map(toCard)
}

/** Returns the whole article with related content, also under a former slug. Throws NOT_FOUND when there is none. */
export function getArticle(db: Database, slug: string) {
  const article = publicArticle(db, slug)
  if (!article) throw new DomainError('NOT_FOUND', 'We couldn’t find that article')
  return withRelated(db, article)
}

/**
 * Returns the article of a secret link, published or not, and the link's last day. Throws NOT_FOUND when the link
 * expired, was revoked, or never existed.
 */
export function previewedArticle(db: Database, token: string) {
  const now = new Date()
  const previewLink = byPreviewLink(db).get({ tokenHash: tokenHash(token), now })
  if (!previewLink) throw new DomainError('NOT_FOUND', 'This link has expired')
  const { article, endsAt } = previewLink
  return {
    article: withRelated(db, article),
    isPublished: articleState(article, now) === 'published',
    lastDay: endsAt.toISOString().slice(0, 10),
  }
}

export function withRelated(db: Database, article: Row) {
  const related = article.relatedArticles.flatMap((slug) => publicArticle(db, slug) ?? [])
  return {
    ...toFull(article, affiliateHosts(db)),
    relatedArticles: related.map(toCard),
    relatedProducts: article.relatedProducts.flatMap((id) => productIfListed(db, id)),
  }
}

function publicCards(db: Database) {
  return cards(db).all({ now: new Date() })
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
    published: publishedDay(row),
    readMinutes,
    likes,
    picture,
    ...(focus && { focus }),
  }
}

function toFull(row: Row, hosts: ReadonlySet<string>) {
  const { updatedOn: updated, pictureAlt, keyPoints, expertAdvice, searchTitle, searchDescription } = row
  return {
    ...toCard(row),
    id: row.id,
    updated,
    pictureAlt,
    keyPoints,
    expertAdvice,
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    ...textWithLinks(row, hosts),
  }
}

function textWithLinks({ id, text }: Row, hosts: ReadonlySet<string>) {
  const place = { hosts, reference: subId({ place: 'article', page: id }) }
  const { introduction, body, conclusion, sections } = renderArticle(text)
  const linked = {
    introduction: withAffiliateLinks(introduction, place),
    body: withAffiliateLinks(body, place),
    conclusion: withAffiliateLinks(conclusion, place),
  }
  return { ...linked, sections, advertises: advertises(...Object.values(linked)) }
}

/** Returns the publication day as an ISO date; today for an unpublished article. */
function publishedDay({ publishedAt }: Pick<Row, 'publishedAt'>): string {
  return (publishedAt ?? new Date()).toISOString().slice(0, 10)
}

function productIfListed(db: Database, id: number) {
  const product = findProduct(db, id)
  return product
    ? [{ ...product, description: excerpt(singleLine(product.description), EXCERPT_LENGTH) }]
    : []
}
