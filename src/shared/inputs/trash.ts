import { z } from 'zod'
import { LIST_PAGE_SIZE, MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { TRASH_STATES } from '#shared/search-params/products.ts'

export const trashListInput = z.strictObject({
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  state: z.enum(TRASH_STATES).default('restorable'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(100).default(LIST_PAGE_SIZE),
})

export type TrashListInput = z.infer<typeof trashListInput>
