import { type ArticleCategory, parseArticleCategory } from '#shared/article-categories.ts'
import { parseSearchText } from '#shared/search-text.ts'

/** What the address of the blog can say; anything unknown or senseless in it counts as absent. */
export interface BlogSearch {
  category?: ArticleCategory | undefined
  search?: string | undefined
}

export function parseBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return { category: parseArticleCategory(raw.category), search: parseSearchText(raw.search) }
}
