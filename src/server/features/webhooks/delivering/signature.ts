import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

interface Message {
  id: string
  payload: string
  secret: string
  sentAt: Date
}

/** The headers of a signed message, by the Standard Webhooks scheme. */
export function signedHeaders({ id, payload, secret, sentAt }: Message): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
