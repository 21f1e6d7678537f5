import { createHash } from 'node:crypto'
import { createToken, type TokenPurpose } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { queueMail } from '#server/mail/outbox/service.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'

export type LinkDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer'>

interface MailedLink {
  purpose: TokenPurpose
  /** Of the page behind the link. */
  path: string
  /** What the link stands for. */
  value: string
  validMinutes: number
  /** Whose link it is; nobody's who has no account yet. */
  userId?: string
  to: string
  write: (url: string) => Promise<MailContent>
}

/** Makes a link that works once and queues its mail; only a hash of what the link carries is stored. */
export async function mailLink(deps: LinkDeps, { path, to, write, ...made }: MailedLink): Promise<void> {
  const token = createToken(deps.db, made)
  const content = await write(`${deps.env.PUBLIC_URL}${path}?token=${token}`)
  const key = `${made.purpose}:${createHash('sha256').update(token).digest('hex')}`
  const giveUpAt = new Date(Date.now() + made.validMinutes * MINUTE_MS)
  queueMail(deps, { key, to, content, giveUpAt })
}

/** Works on after the answer: its time must not tell whether there is an account. */
export function afterAnswer({ log }: Pick<Deps, 'log'>, work: () => Promise<void>): void {
  setImmediate(() => work().catch((err) => log.error({ err }, 'a mail of an account failed')))
}

export function invalidLink(): DomainError {
  return new DomainError('BAD_REQUEST', 'This link is no longer valid. Please request a new one.')
}
