import { z } from 'zod'
import { newPassword, personName, sentPassword } from '#shared/inputs/accounts.ts'

export const renameInput = z.object({ name: personName })

export const changePasswordInput = z.object({
  currentPassword: sentPassword,
  newPassword,
  /** Whether the account's API keys end with the old password. */
  revokeKeys: z.boolean().default(false),
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const setPasswordInput = z.object({ newPassword })

export const endSessionInput = z.object({ id: z.string().min(1).max(100) })

/** Without a password for accounts that have none. */
export const deleteAccountInput = z.object({ password: sentPassword.optional() })
