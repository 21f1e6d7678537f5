import { z } from 'zod'
import { emailLanguage } from '#shared/inputs/languages.ts'
import { atMost } from '#shared/inputs/limit-errors.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH, SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const TOKEN_MAX_LENGTH = 200

/** Lower case, so that an address has one spelling. */
export const subscriberEmail = z
  .string({ error: () => m.enterEmail })
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, atMost(EMAIL_MAX_LENGTH))
  .pipe(z.email({ error: () => m.enterEmailSuchAs }))

const subscriberName = z
  .string()
  .trim()
  .max(SUBSCRIBER_NAME_MAX_LENGTH, atMost(SUBSCRIBER_NAME_MAX_LENGTH))
  .refine((name) => !/\p{Cc}/u.test(name), { error: () => m.useLettersDigits })
  .transform((name) => name || null)

export const subscribeInput = z.object({
  email: subscriberEmail,
  name: subscriberName.nullish().transform((name) => name ?? null),
})
export type SubscribeInput = z.infer<typeof subscribeInput>

const token = z.string().max(TOKEN_MAX_LENGTH)

export const LINK_PURPOSES = ['confirm', 'manage'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const linkInput = z.object({ token, purpose: z.enum(LINK_PURPOSES) })
export const tokenInput = z.object({ token })
export const preferencesInput = z.object({
  token,
  name: subscriberName,
  language: emailLanguage.optional(),
})
export type PreferencesInput = z.infer<typeof preferencesInput>
