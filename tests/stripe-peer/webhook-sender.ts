import type Stripe from 'stripe'
import { newId, nowSeconds } from '#tests/stripe-peer/state.ts'

/** How webhooks behave. */
export type WebhookMode = 'in order' | 'twice' | 'shuffled' | 'never'

export interface EventDraft {
  type: Stripe.Event['type']
  object: object
}

interface SenderSettings {
  url: string
  secret: string
  mode: () => WebhookMode
  /** Makes the call; a test may hand it to the app itself. */
  deliver: (request: Request) => Promise<Response>
}

const TIMEOUT_MS = 10_000
const RETRY_AFTER_MS = [1_000, 5_000, 30_000]

const API_VERSION = '2026-10-28.endive'

/** Sends signed events as Stripe does: at least once, again when the shop does not answer 2xx. */
export function createWebhookSender({ url, secret, mode, deliver }: SenderSettings) {
  const underWay = new Set<Promise<void>>()

  function send(drafts: EventDraft[]) {
    const events = arrange(drafts.map(toEvent), mode())
    const sending = sendAll(events)
    underWay.add(sending)
    void sending.finally(() => underWay.delete(sending))
  }

  async function sendAll(events: object[]) {
    for (const event of events) {
      const payload = JSON.stringify(event)
      if (!(await attempt(payload))) retryLater(payload, RETRY_AFTER_MS)
    }
  }

  async function attempt(payload: string): Promise<boolean> {
    const { default: Stripe } = await import('stripe')
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const answer = await deliver(new Request(url, { method: 'POST', headers, body: payload, signal }))
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  function retryLater(payload: string, [delayMs, ...later]: number[]) {
    if (delayMs === undefined) return
    const timer = setTimeout(async () => {
      if (!(await attempt(payload))) retryLater(payload, later)
    }, delayMs)
    timer.unref()
  }

  return {
    send,
    /** Resolves when all first attempts have been made. */
    whenIdle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

function toEvent({
  type,
  object,
}: EventDraft): Omit<Stripe.EventBase, 'data'> & { data: { object: object } } {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
    type,
  }
}

function arrange<T>(events: T[], mode: WebhookMode): T[] {
  if (mode === 'never') return []
  if (mode === 'twice') return [...events, ...events]
  if (mode === 'in order') return events
  return [...events, ...events].sort(() => Math.random() - 0.5)
}
