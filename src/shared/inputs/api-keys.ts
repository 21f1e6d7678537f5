import { z } from 'zod'
import {
  API_KEY_LIFETIMES_DAYS,
  API_KEY_SCOPES,
  DEFAULT_CALLS_PER_MINUTE,
  MAX_CALLS_PER_MINUTE,
} from '#shared/accounts/api-key-scopes.ts'
import { required } from '#shared/inputs/plain-text.ts'

export const newApiKeyInput = z.strictObject({
  name: required(60, 'Enter a name that says what the key is for'),
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
