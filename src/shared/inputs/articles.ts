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

/** Any text: one that no article has is no mistake of form, but an address where nothing is. */
export const articleSlugInput = z.object({ slug: z.string() })

export type ArticleListInput = z.infer<typeof articleListInput>
