import { z } from 'zod'
import { page, pageSize, search } from '#shared/inputs/fields.ts'
import { TRASH_STATES } from '#shared/search-params/products.ts'

export const trashListInput = z.strictObject({
  search,
  state: z.enum(TRASH_STATES).default('restorable'),
  page,
  pageSize,
})

export type TrashListInput = z.infer<typeof trashListInput>
