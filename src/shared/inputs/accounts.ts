import { z } from 'zod'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  VERIFICATION_TOKEN_MAX_LENGTH,
} from '#shared/accounts/account-limits.ts'
import { RETURN_MAX_LENGTH } from '#shared/accounts/return-location.ts'
import { atLeast, atMost } from '#shared/inputs/limit-errors.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const emailAddress = z
  .string({ error: () => m.enterEmail })
  .trim()
  .min(1, { error: () => m.enterEmail })
  .max(EMAIL_MAX_LENGTH, atMost(EMAIL_MAX_LENGTH))
  .pipe(z.email({ error: () => m.enterEmailSuchAs }))
export const newPassword = z
  .string({ error: () => m.enterAPassword })
  .min(PASSWORD_MIN_LENGTH, atLeast(PASSWORD_MIN_LENGTH))
  .max(PASSWORD_MAX_LENGTH, atMost(PASSWORD_MAX_LENGTH))
export const personName = z
  .string({ error: () => m.enterName })
  .trim()
  .min(1, { error: () => m.enterName })
  .max(PERSON_NAME_MAX_LENGTH, atMost(PERSON_NAME_MAX_LENGTH))
  .refine((name) => !/\p{Cc}/u.test(name), { error: () => m.useLettersDigits })

/** Enforces no password rules at sign-in: a wrong password is wrong, however short. */
export const sentPassword = z
  .string({ error: () => m.enterPassword })
  .min(1, { error: () => m.enterPassword })
  .max(PASSWORD_MAX_LENGTH, atMost(PASSWORD_MAX_LENGTH))

export const signInInput = z.object({
  email: emailAddress,
  password: sentPassword,
})
export type SignInInput = z.infer<typeof signInInput>

export const passwordResetRequestInput = z.object({ email: emailAddress })

export const signInLinkRequestInput = z.object({ email: emailAddress })
export type SignInLinkRequest = z.infer<typeof signInLinkRequestInput>

export const changeEmailInput = z.object({ email: emailAddress })

export const passwordResetInput = z.object({ token: z.string().max(100), password: newPassword })
export type PasswordResetInput = z.infer<typeof passwordResetInput>

export const verificationInput = z.object({ token: z.string().max(VERIFICATION_TOKEN_MAX_LENGTH) })

export const signUpInput = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  from: z.string().max(RETURN_MAX_LENGTH).optional(),
})
export type SignUpInput = z.infer<typeof signUpInput>
