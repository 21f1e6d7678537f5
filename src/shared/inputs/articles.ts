import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '#shared/article-categories.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

export const articleListInput = z.object({
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`)
    .optional(),
})

export const articleSlugInput = z.object({ slug: z.string().max(200) })

export type ArticleListInput = z.infer<typeof articleListInput>
