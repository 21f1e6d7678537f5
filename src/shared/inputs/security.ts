import { z } from 'zod'
import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'

export const securityListInput = z.object({
  /** The part of an event's name before the dot: matches all events of that subject. */
  subject: z
    .string()
    .regex(/^[a-z-]{1,20}$/)
    .optional(),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.int().min(1).max(MAX_PAGE).default(1),
})

export type SecurityListInput = z.infer<typeof securityListInput>
