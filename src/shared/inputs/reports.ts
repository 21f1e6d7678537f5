import { z } from 'zod'
import { REPORT_SPANS_DAYS } from '#shared/report-search.ts'

export const reportInput = z.strictObject({
  days: z
    .int()
    .refine((days) => REPORT_SPANS_DAYS.some((known) => known === days), 'Choose one of the spans')
    .default(30),
})
