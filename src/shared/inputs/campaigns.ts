import { z } from 'zod'
import { refuseUnreadable } from '#shared/inputs/bounded-markdown.ts'
import { id, page } from '#shared/inputs/fields.ts'
import { subscriberEmail } from '#shared/inputs/newsletter.ts'

export const CAMPAIGN_STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const

const SUBJECT_MAX_LENGTH = 150
const MARKDOWN_MAX_LENGTH = 50_000

const line = z
  .string()
  .trim()
  .max(SUBJECT_MAX_LENGTH, `Use at most ${SUBJECT_MAX_LENGTH} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Use one line')

const campaignText = z.object({
  subject: line.min(1, 'Enter a subject'),
  preview: line.default(''),
  markdown: z
    .string()
    .trim()
    .min(1, 'Write something first')
    .max(MARKDOWN_MAX_LENGTH, `Use at most ${MARKDOWN_MAX_LENGTH} characters`)
    .superRefine(refuseUnreadable),
})
export type CampaignText = z.infer<typeof campaignText>

/** A campaign in progress: every field may still be empty. */
export const campaignPreviewInput = z.object({
  subject: line,
  preview: line.default(''),
  markdown: z
    .string()
    .max(MARKDOWN_MAX_LENGTH, `Use at most ${MARKDOWN_MAX_LENGTH} characters`)
    .superRefine(refuseUnreadable),
})

export const campaignIdInput = z.object({ id })
export const campaignPageInput = z.object({ page })
export const createCampaignInput = campaignText
export const updateCampaignInput = campaignText.extend({ id })
export const testMailInput = z.object({ id, to: subscriberEmail })
