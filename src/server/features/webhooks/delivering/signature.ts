import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

interface Message {
  id: string
  payload: string
  /** The current secret first, then the previous one during a rotation. */
  secrets: string[]
  sentAt: Date
}

/**
 * Signs `id.timestamp.payload` with HMAC-SHA256, as Standard Webhooks says. Returns the headers, with one signature for
 * each secret; one of them must match.
 */
export function signedHeaders({ id, payload, secrets, sentAt }: Message): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000)
  const signed = secrets.map((secret) => signature(secret, `${id}.${timestamp}.${payload}`))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signed.join(' '),
  }
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
