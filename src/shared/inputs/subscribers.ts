import { z } from 'zod'
import { id, page } from '#shared/inputs/fields.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { MAX_IMPORT_CHARACTERS } from '#shared/newsletter/subscriber-import.ts'
import { SUBSCRIBER_STATUSES } from '#shared/newsletter/subscriber-statuses.ts'
import { SUBSCRIBER_SORTS } from '#shared/search-params/newsletter.ts'

const EVIDENCE_MIN_LENGTH = 10
const EVIDENCE_MAX_LENGTH = 500

export const subscriberListInput = z.object({
  page,
  status: z.enum(SUBSCRIBER_STATUSES).optional(),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).default(''),
  sort: z.enum(SUBSCRIBER_SORTS).default(SUBSCRIBER_SORTS[0]),
})
export type SubscriberListInput = z.infer<typeof subscriberListInput>

export const subscriberIdInput = z.object({ id })
export const subscriberIdsInput = z.strictObject({ ids: severalOf(id, 'subscriber') })

export const importInput = z.object({
  csv: z.string().max(MAX_IMPORT_CHARACTERS, 'Import the file in smaller parts'),
  /** How the subscribers consented; stored with each of them. */
  consentText: z
    .string()
    .trim()
    .min(EVIDENCE_MIN_LENGTH, 'Say how these people consented')
    .max(EVIDENCE_MAX_LENGTH, `Use at most ${EVIDENCE_MAX_LENGTH} characters`),
  /** True if owners have already confirmed their addresses; otherwise they are asked to. */
  areConfirmed: z.boolean(),
})
export type ImportInput = z.infer<typeof importInput>
