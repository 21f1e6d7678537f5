import { eq } from 'drizzle-orm'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { addEndpoint } from '#server/features/webhooks/service.ts'
import { type DELIVERY_STATES, SENT_EVENTS, WEBHOOK_EVENTS } from '#shared/webhook-events.ts'

const ADDRESSES = [
  'https://hooks.partner.example/tuckling',
  'https://a-host-with-a-name-that-is-as-long-as-hosts-get.integrations.partner.example/hooks/v2/a/path/of/many/parts?token=abcdefghijklmnopqrstuvwxyz0123456789',
  'https://failing.example/hook',
  'https://off.example/hook',
]
const DELIVERIES = 1_200
const DAYS = 29
const PROBLEMS = ['Answered 500', 'No answer within 15 s', 'The name could not be resolved'] as const

/** Webhooks that work, fail and were turned off, with a month's log of messages and attempts. */
export function fillWebhooks(month: Month, actor: Somebody): void {
  const { db } = month
  for (const url of ADDRESSES) addEndpoint(month, actor, { url, events: [...WEBHOOK_EVENTS] })
  storeMany(
    month,
    DELIVERIES,
    (index) => deliveryRow(month, index),
    (rows) => db.insert(webhookDeliveries).values(rows).run(),
  )
  fillAttempts(month)
  const failing = { failingSince: daysAgo(month, 2) }
  db.update(webhookEndpoints).set(failing).where(eq(webhookEndpoints.id, 3)).run()
  const off = {
    enabled: false,
    disabledReason: 'Nothing was delivered for three days',
    failingSince: daysAgo(month, 9),
  }
  db.update(webhookEndpoints).set(off).where(eq(webhookEndpoints.id, 4)).run()
}

function deliveryRow(month: Month, index: number): typeof webhookDeliveries.$inferInsert {
  const { chance } = month
  const endpointId = 1 + (index % ADDRESSES.length)
  const createdAt = daysAgo(month, DAYS * (1 - index / DELIVERIES))
  const state = stateOf(endpointId, index)
  const event = at([...SENT_EVENTS], index % SENT_EVENTS.length)
  const created = Array.from({ length: index % 50 === 0 ? 500 : 3 }, () => chance.below(10_000))
  return {
    endpointId,
    messageId: `msg_${chance.uuid()}`,
    event,
    payload: JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: { created } }),
    state,
    attempts: state === 'delivered' ? 1 : 1 + (index % 6),
    // Not before the month has been looked at.
    dueAt: state === 'waiting' ? daysAgo(month, -2) : createdAt,
    createdAt,
  }
}

function stateOf(endpointId: number, index: number): (typeof DELIVERY_STATES)[number] {
  if (endpointId < 3) return 'delivered'
  return index > DELIVERIES - 40 ? 'waiting' : 'failed'
}

function fillAttempts(month: Month) {
  const { db, chance } = month
  const sent = db.select().from(webhookDeliveries).all()
  storeMany(
    month,
    sent.length,
    (index) => {
      const { id, state, createdAt } = at(sent, index)
      const isDelivered = state === 'delivered'
      const problem = isDelivered ? null : chance.pick(PROBLEMS)
      const status = isDelivered ? 204 : 500
      return {
        deliveryId: id,
        at: createdAt,
        status: problem === null || problem === PROBLEMS[0] ? status : null,
        durationMs: chance.below(isDelivered ? 900 : 15_000),
        problem,
      }
    },
    (rows) => db.insert(webhookAttempts).values(rows).run(),
  )
}
