import { m } from '#shared/messages/messages.ts'
/** The blog's fixed categories in the order of its buttons. The name is the canonical value of the query parameter. */
export const ARTICLE_CATEGORIES = [
  'Parenting Tips',
  'Product Reviews',
  'Budget Tips',
  'Baby Health',
  'Shopping Guide',
  'Development',
] as const

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** The name and the description of each, for people. */
const TEXTS: Record<ArticleCategory, { name: () => string; description: () => string }> = {
  'Parenting Tips': { name: () => m.parentingTips, description: () => m.parentingTipsText },
  'Product Reviews': { name: () => m.productReviews, description: () => m.productReviewsText },
  'Budget Tips': { name: () => m.budgetTips, description: () => m.budgetTipsText },
  'Baby Health': { name: () => m.babyHealth, description: () => m.babyHealthText },
  'Shopping Guide': { name: () => m.shoppingGuide, description: () => m.shoppingGuideText },
  Development: { name: () => m.development, description: () => m.developmentText },
}

export function articleCategoryName(category: ArticleCategory): string {
  return TEXTS[category].name()
}

export function articleCategoryDescription(category: ArticleCategory): string {
  return TEXTS[category].description()
}

export function parseArticleCategory(value: unknown): ArticleCategory | undefined {
  if (typeof value !== 'string') return undefined
  const normalized = value.trim().toLowerCase()
  return ARTICLE_CATEGORIES.find((category) => category.toLowerCase() === normalized)
}
