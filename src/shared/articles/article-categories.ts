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

export const ARTICLE_CATEGORY_DESCRIPTIONS: Record<ArticleCategory, string> = {
  'Parenting Tips': 'Sleep, routines, and the other things that fill the days and nights of the first years.',
  'Product Reviews':
    'Kinds of baby products compared in plain words: who each one suits, and what to check for.',
  'Budget Tips': 'How to equip a baby for less, and where it’s wiser not to cut corners.',
  'Baby Health': 'Common worries of the first years, what helps at home, and when to see your doctor.',
  'Shopping Guide': 'What to buy, what to borrow, and how to read what labels promise.',
  Development: 'What babies learn and when, with the wide ranges that are normal.',
}

export function parseArticleCategory(value: unknown): ArticleCategory | undefined {
  if (typeof value !== 'string') return undefined
  const normalized = value.trim().toLowerCase()
  return ARTICLE_CATEGORIES.find((category) => category.toLowerCase() === normalized)
}
