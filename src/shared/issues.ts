import { z } from 'zod'
import { MAX_PAGE } from '#shared/limits.ts'
import { subscriberEmail } from '#shared/newsletter.ts'

export const ISSUE_STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const

const SUBJECT_MAX_LENGTH = 150
const MARKDOWN_MAX_LENGTH = 50_000

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Use one line')

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

const issueText = z.object({
  subject: line(SUBJECT_MAX_LENGTH).min(1, 'Enter a subject'),
  preview: line(SUBJECT_MAX_LENGTH).default(''),
  markdown: z
    .string()
    .trim()
    .min(1, 'Write something first')
    .max(MARKDOWN_MAX_LENGTH, `Use at most ${MARKDOWN_MAX_LENGTH} characters`),
})
export type IssueText = z.infer<typeof issueText>

export const issueIdInput = z.object({ id })
export const issuePageInput = z.object({ page: z.int().min(1).max(MAX_PAGE).default(1) })
export const createIssueInput = issueText
export const updateIssueInput = issueText.extend({ id })
export const testMailInput = z.object({ id, to: subscriberEmail })
