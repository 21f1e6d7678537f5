import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import { queueMail } from '#server/mail/outbox/service.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import type { Environment } from '#server/startup/env.ts'
import { siteOf } from '#server/startup/site.ts'
import { MINUTE_MS } from '#shared/durations.ts'

export interface AccountMailDeps {
  db: Database
  env: Environment
  log: Logger
  mailer: Mailer | undefined
}

interface Owner {
  email: string
  name: string
}

export const RESET_VALID_MINUTES = 60
export const VERIFICATION_VALID_HOURS = 24

/** The mails of accounts. Not awaited: the time of an answer must not tell whether there is an account. */
export function createAccountMails({ db, env, log, mailer }: AccountMailDeps) {
  function queue(
    purpose: string,
    { email }: Owner,
    token: string,
    minutes: number,
    written: Promise<MailContent>,
  ) {
    const key = `${purpose}:${createHash('sha256').update(token).digest('hex')}`
    const giveUpAt = new Date(Date.now() + minutes * MINUTE_MS)
    written
      .then((content) => queueMail({ db, mailer }, { key, to: email, content, giveUpAt }))
      .catch((err) => log.error({ err }, `${purpose} mail failed`))
  }
  async function resetMail({ name }: Owner, token: string) {
    const { passwordResetMail } = await import('#server/mail/templates/password-reset.tsx')
    const url = `${env.PUBLIC_URL}/reset-password?token=${token}`
    return passwordResetMail({ site: siteOf(env), name, url, validForMinutes: RESET_VALID_MINUTES })
  }
  async function verificationMail(token: string) {
    const { emailVerificationMail } = await import('#server/mail/templates/email-verification.tsx')
    return emailVerificationMail({ site: siteOf(env), url: `${env.PUBLIC_URL}/confirm-email?token=${token}` })
  }
  return {
    sendReset(owner: Owner, token: string) {
      queue('password-reset', owner, token, RESET_VALID_MINUTES, resetMail(owner, token))
    },
    sendVerification(owner: Owner, token: string) {
      queue('email-verification', owner, token, VERIFICATION_VALID_HOURS * 60, verificationMail(token))
    },
  }
}
