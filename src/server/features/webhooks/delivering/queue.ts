import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, lt, lte } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { productChanges, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import {
  PRODUCTS_PER_MESSAGE,
  type SentEvent,
  TEST_EVENT,
  type WebhookEvent,
} from '#shared/webhook-events.ts'

const OVERDUE_AFTER_MS = HOUR_MS

/** The content of an event: ids and figures, never a name or address. */
interface EventData {
  'products.changed': { created: number[]; updated: number[]; gone: number[] }
  'donation.received': { id: number; amount: number; currency: string; livemode: boolean }
  'subscriber.confirmed': { id: number }
}

/** Call it inside the transaction of the change itself, so that both commit or neither does. */
export function queueEvent<E extends WebhookEvent>(tx: Database, event: E, data: EventData[E]): void {
  const enabled = tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.enabled, true)).all()
  const ids = enabled.filter(({ events }) => events.includes(event)).map(({ id }) => id)
  if (ids.length > 0) store(tx, event, data, ids)
}

/** Queues for that endpoint alone, whatever its subscriptions. */
export function queueTest(db: Database, endpointId: number): void {
  store(db, TEST_EVENT, { message: 'All is well' }, [endpointId])
}

function store(db: Database, event: SentEvent, data: object, endpointIds: number[]): void {
  const messageId = `msg_${randomUUID()}`
  const now = new Date()
  const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  const message = { messageId, event, payload, dueAt: now, createdAt: now }
  db.insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ endpointId, ...message })))
    .run()
}

const firstChanges = preparedQuery((db) =>
  db.select().from(productChanges).orderBy(asc(productChanges.productId)).limit(PRODUCTS_PER_MESSAGE),
)

/** Makes one message of the changes since the last. Triggers mark products, so nothing is queued row by row. */
export function queueProductChanges(db: Database): number {
  if (!firstChanges(db).get()) return 0
  return inTransaction(db, (tx) => {
    const changed = firstChanges(tx).all()
    const ids = (change: (typeof changed)[number]['change']) =>
      changed.flatMap((product) => (product.change === change ? [product.productId] : []))
    tx.delete(productChanges)
      .where(lte(productChanges.productId, changed.at(-1)?.productId ?? 0))
      .run()
    const changes = { created: ids('created'), updated: ids('updated'), gone: ids('gone') }
    queueEvent(tx, 'products.changed', changes)
    return changed.length
  })
}

export function webhookLengths(db: Database, now = Date.now()) {
  const isWaiting = and(
    eq(webhookEndpoints.enabled, true),
    inArray(webhookDeliveries.state, ['waiting', 'claimed']),
  )
  const countOf = (where: typeof isWaiting) =>
    db
      .select({ count: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(where)
      .get()?.count ?? 0
  const isOld = lt(webhookDeliveries.createdAt, new Date(now - OVERDUE_AFTER_MS))
  return { waiting: countOf(isWaiting), delayed: countOf(and(isWaiting, isOld)) }
}
