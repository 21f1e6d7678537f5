import type { Deps } from '#server/context.ts'
import { browserOf } from '#server/features/accounts/beginning/remembered-browsers.ts'
import type { AddressedVisit } from '#server/features/accounts/beginning/visit.ts'
import { addressKey, isWithin } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

export type Asker = Omit<AddressedVisit, 'setCookie'>

/**
 * Counts a request for an email to an account named by the requester. Returns false when the account had too many
 * recently. Throws SERVICE_UNAVAILABLE when no email is sent, TOO_MANY_REQUESTS. Neither reveals whether the account
 * exists.
 */
export async function countMailRequest(
  { env, mailer, limits }: Pick<Deps, 'env' | 'mailer' | 'limits'>,
  email: string,
  { clientAddress, headers }: Asker,
): Promise<boolean> {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', m.siteCannotSendEmail)
  const browser = browserOf(env, email, headers)
  if (browser) return isWithin(limits, 'resetMailsOfBrowser', browser)
  await limits.count('passwordResets', addressKey(clientAddress))
  return isWithin(limits, 'resetMails', email.toLowerCase())
}
