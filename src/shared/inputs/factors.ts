import { z } from 'zod'
import { SECOND_STEP_CODE_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { sentPassword } from '#shared/inputs/accounts.ts'
import { passkeyAnswerInput } from '#shared/inputs/passkeys.ts'

/** Six digits of an authenticator app, or a recovery code; spaces do not matter. */
const secondStepCode = z
  .string('Enter the code')
  .max(SECOND_STEP_CODE_MAX_LENGTH, `Use at most ${SECOND_STEP_CODE_MAX_LENGTH} characters`)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'Enter the code'))

export const secondStepInput = z.object({ code: secondStepCode })

export const identityProof = z.union([
  z.object({ password: sentPassword }),
  z.object({ code: secondStepCode }),
  passkeyAnswerInput,
])
export type IdentityProof = z.infer<typeof identityProof>
