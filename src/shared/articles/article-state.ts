import type { ArticleState } from '#shared/search-params/articles.ts'

interface Dated {
  publishedAt: Date | null
  deletedAt: Date | null
}

/**
 * No job publishes: an article is public once `publishedAt` has passed. `db/content-version.ts` tells the caches then.
 */
export function articleState({ publishedAt, deletedAt }: Dated, now: Date): ArticleState {
  if (deletedAt) return 'trash'
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

export const PREVIEW_LINK_DAYS = [1, 7, 30] as const
