import { z } from 'zod'
import { PASSKEY_NAME_MAX_LENGTH } from '#shared/accounts/account-limits.ts'

/** The encoding that browsers use for passkey responses. */
const bytes = z
  .string()
  .max(10_000)
  .regex(/^[\w-]*$/)
const credentialId = bytes.min(1).max(1_400)
const answered = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const token = z.string().max(100)

const passkeyName = z
  .string('Enter a name')
  .trim()
  .min(1, 'Enter a name')
  .max(PASSKEY_NAME_MAX_LENGTH, `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters`)

export const newPasskeyInput = z.object({
  token,
  name: passkeyName,
  answer: z.object({
    ...answered,
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeyInput>

export const passkeyAnswerInput = z.object({
  token,
  answer: z.object({
    ...answered,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswerInput>

export const passkeySignInInput = passkeyAnswerInput.extend({
  save: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
export type PasskeySignIn = z.infer<typeof passkeySignInInput>

export const passkeyIdInput = z.object({ id: credentialId })
export const renamePasskeyInput = passkeyIdInput.extend({ name: passkeyName })
