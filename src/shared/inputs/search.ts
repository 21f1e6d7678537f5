import { z } from 'zod'
import { id } from '#shared/inputs/fields.ts'
import { SEARCH_SPANS_DAYS } from '#shared/search-params/reports.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { tidyNames } from '#shared/things/faults-of-names.ts'

/** Lines beyond these are not read; `things/faults-of-names` reports faults in shorter inputs. */
const MOST_LINES = 100
const LONGEST_LINE = 200

const names = z
  .array(z.string('Must be text'))
  .max(MOST_LINES, 'Use fewer names')
  .refine((lines) => lines.every(({ length }) => length <= LONGEST_LINE), 'Use shorter names')
  .transform((lines) => tidyNames(lines.map(cleanText)))

export const searchReportInput = z.strictObject({ days: z.literal(SEARCH_SPANS_DAYS).default(30) })
export const newNamesInput = z.strictObject({ names })
export const namesEditInput = z.strictObject({ id, names })
export const namesIdInput = z.strictObject({ id })

export type SearchReportInput = z.infer<typeof searchReportInput>
