import { z } from 'zod'
import { days, page, search, subject } from '#shared/inputs/fields.ts'

export const securityListInput = z.object({
  subject,
  search,
  ...days,
  page,
})

export type SecurityListInput = z.infer<typeof securityListInput>
