import type { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

const CONNECTION_TIMEOUT_MS = 5_000
const GREETING_TIMEOUT_MS = 10_000

interface Envelope {
  from: string | false
  to: string[]
}

/** Unlike nodemailer's transports, it reads the message only when the relay requests it. */
export async function transmit(
  smtpUrl: string,
  envelope: Envelope,
  message: Readable,
  timeLimitMs: number,
): Promise<void> {
  const { auth, ...address } = parseConnectionUrl(smtpUrl)
  const connection = new SMTPConnection({
    // Sends a password unencrypted only if the address allows it (`?requireTLS=false` or `?ignoreTLS=true`).
    requireTLS: auth !== undefined && !address.ignoreTLS,
    ...address,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: timeLimitMs,
  })
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error('The relay took too long')), timeLimitMs)
      const fail = (error: unknown) => {
        clearTimeout(giveUp)
        reject(error)
      }
      const after = (next: () => void) => (error?: Error | null) => (error ? fail(error) : next())
      const accepted = () => {
        clearTimeout(giveUp)
        resolve()
      }
      const send = () => connection.send(envelope, message, after(accepted))
      const login = () => (auth && connection.allowsAuth ? connection.login(auth, after(send)) : send())
      connection.on('error', fail)
      connection.connect(after(login))
    })
    connection.quit()
  } catch (error) {
    connection.close()
    throw error
  }
}
