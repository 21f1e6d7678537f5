import { Readable } from 'node:stream'
import type { Environment } from '#server/config/env.ts'
import { mailError } from '#server/mail/delivery/mail-error.ts'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  language?: string
  headers?: Record<string, string>
  /** Without angle brackets. The same for each attempt, so that a receiver can detect a duplicate. */
  messageId?: string
}

interface SendOptions {
  /**
   * Runs when everything but the end of the message has been written. Until it returns the relay cannot have accepted
   * the email; if it throws, the relay never will.
   */
  beforeEnd?: () => void
}

export interface Mailer {
  /** Resolves when the relay has accepted the email; rejects with a MailError. */
  send: (mail: Mail, options?: SendOptions) => Promise<void>
}

interface MailerSettings {
  smtpUrl: string
  from: () => string | { name: string; address: string }
  timeLimitMs?: number
}

const TIME_LIMIT_MS = 30_000

const NOWHERE: Mailer = { send: async (_mail, { beforeEnd } = {}) => beforeEnd?.() }

export function mailerOf(env: Environment): Mailer | undefined {
  if (env.DEMO) return NOWHERE
  if (!env.SMTP_URL) return undefined
  const from = () => env.MAIL_FROM ?? { name: env.SITE_NAME, address: env.CONTACT_EMAIL }
  return createMailer({ smtpUrl: env.SMTP_URL, from })
}

/** Sends each email through the relay over a connection of its own. The relay does the signing (DKIM). */
export function createMailer({ smtpUrl, from, timeLimitMs = TIME_LIMIT_MS }: MailerSettings): Mailer {
  return {
    async send(mail, { beforeEnd } = {}) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const { transmit } = await import('#server/mail/delivery/smtp-session.ts')
      const composed = new MailComposer({ ...safeFields(mail), from: from() }).compile()
      const message = Readable.from(withEnd(await composed.build(), beforeEnd), { objectMode: false })
      const envelope = composed.getEnvelope()
      try {
        await transmit(smtpUrl, envelope, message, timeLimitMs)
      } catch (error) {
        throw mailError(error)
      }
    },
  }
}

function* withEnd(message: Buffer, beforeEnd: (() => void) | undefined) {
  yield message
  beforeEnd?.()
}

/** Passes the address as an object, because a text would be parsed as a list. No line break reaches a header. */
function safeFields({ to, subject, html, text, language, headers, messageId }: Mail) {
  const all = { ...(language && { 'Content-Language': language }), ...headers }
  const lines = Object.entries(all).map(([key, value]) => [key, singleLine(value)])
  return {
    to: { name: '', address: singleLine(to) },
    subject: singleLine(subject),
    html,
    text,
    headers: Object.fromEntries(lines),
    ...(messageId ? { messageId: `<${singleLine(messageId)}>` } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function singleLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
