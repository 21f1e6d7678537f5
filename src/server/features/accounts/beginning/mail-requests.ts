import type { Deps } from '#server/context.ts'
import { browserOf } from '#server/features/accounts/beginning/known-browsers.ts'
import { addressKey, type LimitName } from '#server/limits/limits.ts'
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
  if (browser) return isCounted(limits, 'resetMailsOfBrowser', browser)
  await limits.count('passwordResets', addressKey(clientAddress))
  return isCounted(limits, 'resetMails', email.toLowerCase())
}

/** Counts one unless that is too many. */
async function isCounted(limits: Deps['limits'], name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.count(name, key)
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}
