import { z } from 'zod'
import { CHECKOUT_SESSION } from '#shared/donations/checkout-session.ts'
import {
  DONATION_MESSAGE_MAX_LENGTH,
  DONATION_NAME_MAX_LENGTH,
  DONATION_STATUSES,
  donationAmountProblem,
} from '#shared/donations/donation-drive.ts'
import { days, id, page, search } from '#shared/inputs/fields.ts'
import { atMost } from '#shared/inputs/limit-errors.ts'
import { severalOf } from '#shared/inputs/several.ts'
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
  page,
  search,
  status: z.enum(DONATION_STATUSES).optional(),
  /** The payment, or the attempt when none followed, was on one of these. */
  ...days,
  sort: z.enum(LEDGER_SORTS).default('newest'),
})

export type DonationListInput = z.infer<typeof donationListInput>

export const donationIdInput = z.object({ id })
/** Without ids the whole ledger. */
export const donationExportInput = z.strictObject({ ids: severalOf(id, 'donation').optional() }).default({})
