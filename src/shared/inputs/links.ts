import { z } from 'zod'
import { BULK_LIMIT } from '#shared/inputs/product-edits.ts'
import { MAX_PAGE } from '#shared/limits.ts'
import { LINK_VIEWS, LINKS_PAGE_SIZE } from '#shared/search-params/links.ts'

export const linkListInput = z.strictObject({
  view: z.enum(LINK_VIEWS).default('broken'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(100).default(LINKS_PAGE_SIZE),
})
export type LinkListInput = z.infer<typeof linkListInput>

export const linkIdsInput = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(BULK_LIMIT),
})
