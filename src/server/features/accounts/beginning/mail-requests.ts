import type { Deps } from '#server/context.ts'
import { browserOf } from '#server/features/accounts/beginning/known-browsers.ts'
import { addressKey, isWithin } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'

export interface Asker {
  clientAddress: string
  headers: Headers
}

/**
 * Counts a request for a mail to an account that the asker names; false when the account has had some of late. Throws
 * SERVICE_UNAVAILABLE where no mail is sent, TOO_MANY_REQUESTS. Neither says whether there is such an account.
 */
export async function countMailRequest(
  { env, mailer, limits }: Pick<Deps, 'env' | 'mailer' | 'limits'>,
  email: string,
  { clientAddress, headers }: Asker,
): Promise<boolean> {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', 'This site can’t send email')
  const browser = browserOf(env, email, headers)
  if (browser) return isWithin(limits, 'resetMailsOfBrowser', browser)
  await limits.count('passwordResets', addressKey(clientAddress))
  return isWithin(limits, 'resetMails', email.toLowerCase())
}
