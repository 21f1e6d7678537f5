import type { ArticleCategory } from '#shared/article-categories.ts'

const TINTS: Record<ArticleCategory, string> = {
  'Parenting Tips': 'tint-clothing',
  'Product Reviews': 'tint-toys',
  'Budget Tips': 'tint-feeding',
  'Baby Health': 'tint-safety',
  'Shopping Guide': 'tint-feeding',
  Development: 'tint-nursery',
}

export function CategoryTag({ category }: { category: ArticleCategory }) {
  return <span className={`tag ${TINTS[category]}`}>{category}</span>
}
