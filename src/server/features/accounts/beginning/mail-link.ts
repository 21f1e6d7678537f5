import { type LinkPurpose, prepareToken } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { queueLinkMail } from '#server/mail/outbox/service.ts'
import { DomainError } from '#shared/errors.ts'
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
  /** What the link stands for. */
  value: string
  /** Whose link it is; nobody's who has no account yet. */
  userId?: string
  to: string
}

/** Queues the mail of a link that works once. The link is made when the mail is written: no copy of the database has it. */
export function mailLink(deps: Pick<LinkDeps, 'db' | 'mailer'>, { to, ...made }: MailedLink): void {
  const { purpose } = made
  const validMinutes = LINK_VALID_MINUTES[purpose]
  const linkId = prepareToken(deps.db, { ...made, validMinutes })
  const giveUpAt = new Date(Date.now() + validMinutes * MINUTE_MS)
  queueLinkMail(deps, { linkId, purpose, to, giveUpAt })
}

/** Works on after the answer: its time must not tell whether there is an account. */
export function afterAnswer({ log }: Pick<Deps, 'log'>, work: () => void | Promise<void>): void {
  setImmediate(async () => {
    try {
      await work()
    } catch (err) {
      log.error({ err }, 'a mail of an account failed')
    }
  })
}

export function invalidLink(): DomainError {
  return new DomainError('BAD_REQUEST', 'This link is no longer valid. Please request a new one.')
}
