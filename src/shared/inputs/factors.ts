import { z } from 'zod'
import { SECOND_STEP_CODE_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { sentPassword } from '#shared/inputs/accounts.ts'
import { atMost } from '#shared/inputs/limit-errors.ts'
import { passkeyAnswerInput } from '#shared/inputs/passkeys.ts'
import { m } from '#shared/messages/messages.ts'

/** Six digits of an authenticator app, or a recovery code; spaces do not matter. */
const secondStepCode = z
  .string({ error: () => m.enterCode })
  .max(SECOND_STEP_CODE_MAX_LENGTH, atMost(SECOND_STEP_CODE_MAX_LENGTH))
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, { error: () => m.enterCode }))

export const secondStepInput = z.object({ code: secondStepCode })

export const identityProof = z.union([
  z.object({ password: sentPassword }),
  z.object({ code: secondStepCode }),
  passkeyAnswerInput,
])
export type IdentityProof = z.infer<typeof identityProof>
