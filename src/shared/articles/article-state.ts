import type { ArticleState } from '#shared/search-params/articles.ts'

interface Dated {
  publishedAt: Date | null
  deletedAt: Date | null
}

/** Where an article stands between its first word and the trash. */
export function articleState({ publishedAt, deletedAt }: Dated, now: Date): ArticleState {
  if (deletedAt) return 'trash'
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** After how many days the link to a draft may end. */
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const
