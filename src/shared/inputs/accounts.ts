import { z } from 'zod'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  VERIFICATION_TOKEN_MAX_LENGTH,
} from '#shared/accounts/account-limits.ts'
import { RETURN_MAX_LENGTH } from '#shared/accounts/return-location.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const emailAddress = z
  .string('Enter your email address')
  .trim()
  .min(1, 'Enter your email address')
  .max(EMAIL_MAX_LENGTH, `Use at most ${EMAIL_MAX_LENGTH} characters`)
  .pipe(z.email('Enter an email address such as name@example.com'))
export const newPassword = z
  .string('Enter a password')
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters`)
export const personName = z
  .string('Enter your name')
  .trim()
  .min(1, 'Enter your name')
  .max(PERSON_NAME_MAX_LENGTH, `Use at most ${PERSON_NAME_MAX_LENGTH} characters`)
  .refine((name) => !/\p{Cc}/u.test(name), 'Use only letters, digits, and punctuation')

/** Enforces no password rules at sign-in: a wrong password is wrong, however short. */
export const sentPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters`)

const save = z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional()

export const signInInput = z.object({
  email: emailAddress,
  password: sentPassword,
  save,
})
export type SignInInput = z.infer<typeof signInInput>

export const passwordResetRequestInput = z.object({ email: emailAddress })

export const signInLinkRequestInput = z.object({ email: emailAddress, save })
export type SignInLinkRequest = z.infer<typeof signInLinkRequestInput>

export const changeEmailInput = z.object({ email: emailAddress })

export const passwordResetInput = z.object({ token: z.string().max(100), password: newPassword })
export type PasswordResetInput = z.infer<typeof passwordResetInput>

export const verificationInput = z.object({ token: z.string().max(VERIFICATION_TOKEN_MAX_LENGTH) })

export const signUpInput = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  save,
  from: z.string().max(RETURN_MAX_LENGTH).optional(),
})
export type SignUpInput = z.infer<typeof signUpInput>
