import { z } from 'zod'
import { CLICK_GROUPS } from '#shared/affiliate/click-groups.ts'
import { type PageKind, parsedPageKey } from '#shared/affiliate/page-key.ts'
import type { Placement } from '#shared/affiliate/sub-id.ts'
import { id, isSpan, NO_SPAN, reportDays } from '#shared/inputs/fields.ts'

/** The same as in sub-ids, so that clicks and earnings can be compared. */
export const CLICK_PLACEMENTS = [
  'card',
  'product',
  'article',
  'landing',
  'content',
] as const satisfies readonly Placement[]
export type ClickPlacement = (typeof CLICK_PLACEMENTS)[number]

const WITH_ID: PageKind[] = ['article', 'landing', 'product']
const WITHOUT_ID: PageKind[] = ['list', 'search', 'home', 'favorites', 'compare', 'other']

const page = z.string().refine((key) => {
  const { kind, id } = parsedPageKey(key) ?? {}
  return kind !== undefined && (id === undefined ? WITHOUT_ID : WITH_ID).includes(kind)
}, 'Must be the key of a page')

export const clickInput = z.object({
  productId: id,
  placement: z.enum(CLICK_PLACEMENTS),
  page: page.optional(),
})

/** A click on a link in a text, which names no product. */
export const textClickInput = z.object({ page, host: z.hostname().max(253) })

export const viewInput = z.object({ page })

export const CLICK_REPORT_MAX_ROWS = 1_000

export const clickReportInput = z
  .object({ ...reportDays, groupBy: z.enum(CLICK_GROUPS).default('day') })
  .refine(isSpan, NO_SPAN)

export type ClickInput = z.infer<typeof clickInput>
export type TextClickInput = z.infer<typeof textClickInput>
export type ClickReportInput = z.infer<typeof clickReportInput>
