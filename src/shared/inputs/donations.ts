import { z } from 'zod'
import { CHECKOUT_SESSION } from '#shared/donations/checkout-session.ts'
import {
  DONATION_MESSAGE_MAX_LENGTH,
  DONATION_NAME_MAX_LENGTH,
  DONATION_STATUSES,
  donationAmountProblem,
} from '#shared/donations/donation-drive.ts'
import { atMost } from '#shared/inputs/limit-errors.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { m } from '#shared/messages/messages.ts'
import { LEDGER_SORTS } from '#shared/search-params/donations.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const LINE_BREAK_OR_CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINE_BREAK = /[^\P{Cc}\n\r\t]/u

export const donationAmount = z
  .number({ error: () => m.enterDollarAmount })
  .superRefine((amount, context) => {
    const message = donationAmountProblem(amount)
    if (message) context.addIssue({ code: 'custom', message })
  })

const optionalText = (maxLength: number, forbidden: RegExp) =>
  z
    .string()
    .trim()
    .max(maxLength, atMost(maxLength))
    .refine((text) => !forbidden.test(text), { error: () => m.useLettersDigits })
    .transform((text) => text || undefined)
    .nullish()

export const donationInput = z.object({
  amount: donationAmount,
  email: z.email({ error: () => m.enterEmailSuchAs }).max(EMAIL_MAX_LENGTH),
  name: optionalText(DONATION_NAME_MAX_LENGTH, LINE_BREAK_OR_CONTROL),
  message: optionalText(DONATION_MESSAGE_MAX_LENGTH, CONTROL_BUT_LINE_BREAK),
})

export type DonationInput = z.infer<typeof donationInput>

export const checkoutSessionInput = z.object({
  sessionId: z.string().regex(CHECKOUT_SESSION, { error: () => m.notCheckoutSession }),
})

export const donationListInput = z.object({
  page: z.int().min(1).max(MAX_PAGE).default(1),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  status: z.enum(DONATION_STATUSES).optional(),
  /** Days in UTC, both inclusive: of the payment, or of the attempt when none followed. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(LEDGER_SORTS).default('newest'),
})

export type DonationListInput = z.infer<typeof donationListInput>

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const donationIdInput = z.object({ id })
/** Without ids the whole ledger. */
export const donationExportInput = z.strictObject({ ids: severalOf(id, 'donation').optional() }).default({})
