import { parseArticleCategory } from '#shared/articles/article-categories.ts'
import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

/** Without a state, the list has all articles outside the trash. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'trash'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

export type ArticlesSearch = Params<typeof parseArticlesSearch>
export const parseArticlesSearch = params({
  search: parseSearchText,
  state: oneOf(ARTICLE_STATES),
  page: pageNumber,
})

export type BlogSearch = Params<typeof parseBlogSearch>
export const parseBlogSearch = params({ category: parseArticleCategory, search: parseSearchText })
