import { z } from 'zod'

export const CLICK_PLACEMENTS = ['card', 'product', 'article'] as const
export type ClickPlacement = (typeof CLICK_PLACEMENTS)[number]

export const clickInput = z.object({
  productId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  placement: z.enum(CLICK_PLACEMENTS),
})

export const CLICK_GROUPS = ['day', 'product', 'retailer', 'placement'] as const
export const CLICK_REPORT_MAX_ROWS = 1_000

const day = z.iso.date('Must be a day, such as 2026-01-31')

export const clickReportInput = z
  .object({ from: day, to: day, groupBy: z.enum(CLICK_GROUPS).default('day') })
  .refine(({ from, to }) => from <= to, {
    message: 'Choose a day that isn’t before the first one',
    path: ['to'],
  })

export type ClickInput = z.infer<typeof clickInput>
export type ClickReportInput = z.infer<typeof clickReportInput>
