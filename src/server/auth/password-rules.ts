import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { tellingPart } from '#shared/accounts/password-strength.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

interface NewPassword {
  password: string
  email: string
  siteName: string
  field?: string
}

const GIVEN_AWAY = {
  email: () => m.passwordContainsEmail,
  site: () => m.passwordContainsSite,
}

/** Checks a new password against all rules but its length. Throws BAD_REQUEST. */
export function requireGoodPassword({ password, email, siteName, field = 'password' }: NewPassword): void {
  const part = tellingPart(password, { email, siteName })
  if (part) throw new DomainError('BAD_REQUEST', GIVEN_AWAY[part](), { field })
  if (isCommonPassword(password)) throw new DomainError('BAD_REQUEST', m.commonPassword, { field })
}
