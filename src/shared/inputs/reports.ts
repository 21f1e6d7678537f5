import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { REPORT_SPANS_DAYS } from '#shared/search-params/reports.ts'

export const reportInput = z.strictObject({
  days: z
    .int()
    .refine((days) => REPORT_SPANS_DAYS.some((span) => span === days), 'Choose one of the periods')
    .default(30),
})

export const findInput = z.strictObject({ search: z.string().trim().min(1).max(SEARCH_MAX_LENGTH) })
