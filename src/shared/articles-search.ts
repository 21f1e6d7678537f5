import { parsePageNumber } from '#shared/catalogue-search.ts'
import { parseSearchText } from '#shared/search-text.ts'

export const ARTICLES_PAGE_SIZE = 25
/** Without one of them: all that are not in the trash. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'trash'] as const

export type ArticleState = (typeof ARTICLE_STATES)[number]

/** What the address of the list of articles can say; anything unknown or senseless in it counts as absent. */
export interface ArticlesSearch {
  search?: string | undefined
  state?: ArticleState | undefined
  page?: number | undefined
}

export function parseArticlesSearch(raw: Record<string, unknown>): ArticlesSearch {
  return {
    search: parseSearchText(raw.search),
    state: ARTICLE_STATES.find((state) => state === raw.state),
    page: parsePageNumber(raw.page),
  }
}
