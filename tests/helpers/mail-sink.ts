import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope's recipient. */
  to: string
  raw: string
  mail: Email
}

interface Refusal {
  code: number
  message: string
}

interface MailSinkOptions {
  refuseRecipient?: (address: string) => Refusal | undefined
  /**
   * Asked when a whole email is there: an answer refuses it, `hang-up` keeps it and ends the connection without an
   * answer.
   */
  refuseMail?: (to: string, received: number) => Refusal | 'hang-up' | undefined
  port?: number
}

/** A relay in this process that keeps all it is given. */
export async function openMailSink({ refuseRecipient, refuseMail, port = 0 }: MailSinkOptions = {}) {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _, answer) {
      answer(refusalError(refuseRecipient?.(address)))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const refusal = refuseMail?.(to, mails.length)
        if (refusal && refusal !== 'hang-up') return answer(refusalError(refusal))
        const raw = Buffer.concat(chunks).toString()
        mails.push({ to, raw, mail: await PostalMime.parse(raw) })
        for (const check of waiting) check()
        if (refusal === 'hang-up') for (const connection of server.connections) connection.close()
        else answer()
      })
    },
  })
  // A sender that is killed in the middle ends its connection: no fault of the relay.
  server.on('error', () => undefined)
  const socket = server.listen(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const { port: actualPort } = socket.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    mails,
    /** Resolves once `count` emails are there. */
    async received(count: number): Promise<ReceivedMail[]> {
      await new Promise<void>((resolve) => {
        const check = () => {
          if (mails.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
      return mails
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusalError(refusal: Refusal | undefined): Error | null {
  if (!refusal) return null
  return Object.assign(new Error(refusal.message), { responseCode: refusal.code })
}
