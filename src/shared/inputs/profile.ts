import { z } from 'zod'
import { newPassword, personName, sentPassword } from '#shared/inputs/accounts.ts'
import { emailLanguage } from '#shared/inputs/languages.ts'

/** Without a language, emails keep theirs. */
export const renameInput = z.object({ name: personName, language: emailLanguage.optional() })
export type RenameInput = z.infer<typeof renameInput>

export const changePasswordInput = z.object({
  currentPassword: sentPassword,
  newPassword,
  /** Also revokes the account's API keys. */
  revokeKeys: z.boolean().default(false),
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const setPasswordInput = z.object({ newPassword })

export const endSessionInput = z.object({ id: z.string().min(1).max(100) })

export const deleteAccountInput = z.object({ password: sentPassword.optional() })
