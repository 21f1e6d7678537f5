import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { tellingPart } from '#shared/accounts/password-strength.ts'
import { DomainError } from '#shared/errors.ts'

interface NewPassword {
  password: string
  email: string
  siteName: string
  field?: string
}

const GIVEN_AWAY = {
  email: 'Please choose a password without your email address',
  site: 'Please choose a password without the name of this site',
}

/** Checks a new password against all rules but its length. Throws BAD_REQUEST. */
export function requireGoodPassword({ password, email, siteName, field = 'password' }: NewPassword): void {
  const part = tellingPart(password, { email, siteName })
  if (part) throw new DomainError('BAD_REQUEST', GIVEN_AWAY[part], { field })
  if (isCommonPassword(password))
    throw new DomainError(
      'BAD_REQUEST',
      'Too many people use this password, so it’s easy to guess. Please choose another.',
      { field },
    )
}
