import { z } from 'zod'
import { REPORT_FIELDS, REPORT_ZONES } from '#shared/earnings/report-file.ts'
import { REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'
import { MAX_PAGE } from '#shared/limits.ts'
import { EARNINGS_GROUPS } from '#shared/search-params/earnings.ts'

const day = z.iso.date('Must be a day, such as 2026-01-31')

export const earningsReportInput = z
  .object({ from: day, to: day, groupBy: z.enum(EARNINGS_GROUPS).default('page') })
  .refine(({ from, to }) => from <= to, {
    message: 'Choose a day that isn’t before the first one',
    path: ['to'],
  })

export const transactionListInput = z.object({
  from: day,
  to: day,
  state: z.enum(TRANSACTION_STATES).optional(),
  network: z.enum(REPORTING_NETWORKS).optional(),
  search: z.string().max(200).optional(),
  page: z.int().min(1).max(MAX_PAGE).default(1),
})

export const transactionIdInput = z.object({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })

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
