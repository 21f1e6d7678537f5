import { type LinkPurpose, prepareToken } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { queueLinkMail } from '#server/mail/outbox/queueing.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

export type LinkDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer'>

export const LINK_VALID_MINUTES: Record<LinkPurpose, number> = {
  'password-reset': 60,
  'email-verification': 24 * 60,
  'sign-in-link': 10,
  'sign-up': 24 * 60,
  'email-change': 60,
}

interface MailedLink {
  purpose: LinkPurpose
  value: string
  userId?: string
  to: string
}

/** Queues the email. Its link is created when the email is written, so no copy of the database has it. */
export function mailLink(deps: Pick<LinkDeps, 'db' | 'mailer'>, { to, ...made }: MailedLink): void {
  const { purpose } = made
  const validMinutes = LINK_VALID_MINUTES[purpose]
  const linkId = prepareToken(deps.db, { ...made, validMinutes })
  const giveUpAt = new Date(Date.now() + validMinutes * MINUTE_MS)
  queueLinkMail(deps, { linkId, purpose, to, giveUpAt })
}

/** Runs work after the response, so that response times do not reveal whether an account exists. */
export function afterAnswer({ log }: Pick<Deps, 'log'>, work: () => void | Promise<void>): void {
  setImmediate(async () => {
    try {
      await work()
    } catch (err) {
      log.error({ err }, 'an account email failed')
    }
  })
}

export function invalidLink(): DomainError {
  return new DomainError('BAD_REQUEST', m.linkNoLongerValid)
}
