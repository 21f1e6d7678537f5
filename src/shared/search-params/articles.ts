import { parseArticleCategory } from '#shared/articles/article-categories.ts'
import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

/** Without a state, the list has all articles outside the trash. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'trash'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** The first is the default. */
export const ARTICLE_SORTS = [
  'changed',
  'changed-up',
  'title',
  'title-down',
  'published',
  'published-up',
] as const
export type ArticleSort = (typeof ARTICLE_SORTS)[number]

export type ArticlesSearch = Params<typeof parseArticlesSearch>
export const parseArticlesSearch = params({
  search: parseSearchText,
  state: oneOf(ARTICLE_STATES),
  sort: oneOf(ARTICLE_SORTS, ARTICLE_SORTS[0]),
  page: pageNumber,
})

export type BlogSearch = Params<typeof parseBlogSearch>
export const parseBlogSearch = params({ category: parseArticleCategory, search: parseSearchText })
