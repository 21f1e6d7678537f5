import type { Article } from '#server/content/article.ts'

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
