import { z } from 'zod'
import { PASSKEY_NAME_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { atMost } from '#shared/inputs/limit-errors.ts'
import { m } from '#shared/messages/messages.ts'

/** The encoding that browsers use for passkey responses. */
const bytes = z
  .string()
  .max(10_000)
  .regex(/^[\w-]*$/)
const credentialId = bytes.min(1).max(1_400)
const answered = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const token = z.string().max(100)

const passkeyName = z
  .string({ error: () => m.enterPasskeyName })
  .trim()
  .min(1, { error: () => m.enterPasskeyName })
  .max(PASSKEY_NAME_MAX_LENGTH, atMost(PASSKEY_NAME_MAX_LENGTH))

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

export const passkeyIdInput = z.object({ id: credentialId })
export const renamePasskeyInput = passkeyIdInput.extend({ name: passkeyName })
