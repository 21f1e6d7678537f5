import { z } from 'zod'
import { REPORT_FIELDS, REPORT_ZONES } from '#shared/earnings/report-file.ts'
import { REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'
import { id, isSpan, NO_SPAN, page, reportDays } from '#shared/inputs/fields.ts'
import { EARNINGS_GROUPS } from '#shared/search-params/earnings.ts'

export const earningsReportInput = z
  .object({ ...reportDays, groupBy: z.enum(EARNINGS_GROUPS).default('page') })
  .refine(isSpan, NO_SPAN)

export const transactionListInput = z.object({
  ...reportDays,
  state: z.enum(TRANSACTION_STATES).optional(),
  network: z.enum(REPORTING_NETWORKS).optional(),
  search: z.string().max(200).optional(),
  page,
})

export const transactionIdInput = z.object({ id })

const column = z.int().min(0).max(300).nullable()

/** An uploaded report, and choices that replace the guesses about it. */
export const reportFileInput = z.object({
  upload: z.string().max(60),
  network: z.enum(REPORTING_NETWORKS).optional(),
  columns: z.partialRecord(z.enum(REPORT_FIELDS), column).optional(),
  dateOrder: z.enum(['day', 'month']).optional(),
  zone: z.enum(REPORT_ZONES).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Must be a currency such as SEK')
    .optional(),
  account: z.string().trim().max(100).optional(),
})

export type EarningsReportInput = z.infer<typeof earningsReportInput>
export type TransactionListInput = z.infer<typeof transactionListInput>
export type ReportFileInput = z.infer<typeof reportFileInput>
