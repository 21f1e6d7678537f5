import { z } from 'zod'
import {
  API_KEY_LIFETIMES_DAYS,
  API_KEY_SCOPES,
  DEFAULT_CALLS_PER_MINUTE,
  MAX_CALLS_PER_MINUTE,
} from '#shared/accounts/api-key-scopes.ts'
import { cleanText } from '#shared/text/clean-text.ts'

const API_KEY_NAME_MAX_LENGTH = 60

export const newApiKeyInput = z.strictObject({
  name: z
    .string('Must be text')
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, 'Enter a name that says what the key is for')
        .max(API_KEY_NAME_MAX_LENGTH, `Use at most ${API_KEY_NAME_MAX_LENGTH} characters`),
    ),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, 'Choose what the key may do'))
    .min(1, 'Choose what the key may do')
    .max(API_KEY_SCOPES.length),
  callsPerMinute: z
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(MAX_CALLS_PER_MINUTE, `Enter at most ${MAX_CALLS_PER_MINUTE}`)
    .default(DEFAULT_CALLS_PER_MINUTE),
  days: z
    .int()
    .refine(
      (days) => API_KEY_LIFETIMES_DAYS.some((lifetime) => lifetime === days),
      'Choose how long the key is valid',
    )
    .nullable(),
})

export const apiKeyIdInput = z.strictObject({ id: z.string().min(1).max(100) })

export type NewApiKey = z.infer<typeof newApiKeyInput>
