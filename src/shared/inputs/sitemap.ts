import { z } from 'zod'

/** Products are split by id: part 1 has the ids up to this, part 2 up to twice this. */
export const SITEMAP_PART_IDS = 5_000
export const SITEMAP_MAX_PARTS = 49_999

export const sitemapPartInput = z.object({ part: z.int().min(1).max(SITEMAP_MAX_PARTS) })
