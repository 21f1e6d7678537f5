import type { ReceivedMail } from '#tests/helpers/mail-sink.ts'

/** The first link in the email's text that leads to `path`. */
export function linkIn(received: ReceivedMail | undefined, path: string): string {
  const match = new RegExp(`https?://[^/\\s]+${path}\\?token=[\\w.-]+`).exec(received?.mail.text ?? '')
  if (!match) throw new Error(`The mail has no link to ${path}`)
  return match[0]
}
