import type { Article } from '#server/content/article.ts'
import type { Database } from '#server/db/client.ts'
import { findProduct } from '#server/features/products/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { ArticleListInput } from '#shared/inputs/articles.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { excerpt, foldText, singleLine } from '#shared/text-folding.ts'

const files = import.meta.glob<Article>('../../content/articles/*.md', { import: 'default', eager: true })
const articles = Object.values(files).sort(
  (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
)

const LATEST_COUNT = 3

function toCard({ slug, title, excerpt, category, author, published, readMinutes, likes, picture }: Article) {
  return { slug, title, excerpt, category, author, published, readMinutes, likes, picture }
}

/** The newest articles, for the home page. */
export function latestArticles() {
  return articles.slice(0, LATEST_COUNT).map(toCard)
}

/** Every article with its text, newest first: there are as many as there are files. */
export function fullArticles() {
  return articles
}

/** Articles of the category whose title or excerpt contains the search text, newest first. */
export function listArticles({ category, search = '' }: ArticleListInput) {
  const wanted = foldText(search)
  return articles
    .filter((article) => !category || article.category === category)
    .filter(({ title, excerpt }) => [title, excerpt].some((text) => foldText(text).includes(wanted)))
    .map(toCard)
}

/** The whole article with what belongs to it. Throws NOT_FOUND when there is none. */
export function getArticle(db: Database, slug: string) {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article) throw new DomainError('NOT_FOUND', 'We couldn’t find that article')
  const related = article.relatedArticles.flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
  return {
    ...article,
    relatedArticles: related.map(toCard),
    relatedProducts: article.relatedProducts.flatMap((id) => productIfListed(db, id)),
  }
}

/** The product as a card shows it; none when the shop no longer has it. */
function productIfListed(db: Database, id: number) {
  const product = findProduct(db, id)
  return product
    ? [{ ...product, description: excerpt(singleLine(product.description), EXCERPT_LENGTH) }]
    : []
}
