import { randomUUID } from 'node:crypto'
import { asc, eq, lte } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { productChanges, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import {
  PRODUCTS_PER_MESSAGE,
  type SentEvent,
  TEST_EVENT,
  type WebhookEvent,
} from '#shared/webhook-events.ts'

/** The content of an event: ids and figures, never a name or address. */
interface EventData {
  'products.changed': { created: number[]; updated: number[]; gone: number[] }
  'donation.received': { id: number; amount: number; currency: string; livemode: boolean }
  'subscriber.confirmed': { id: number }
}

/**
 * Stores a message for each endpoint that subscribes to the event. Call it inside the transaction of the change itself,
 * so that both commit or neither does.
 */
export function queueEvent<E extends WebhookEvent>(tx: Database, event: E, data: EventData[E]): void {
  const wanting = tx
    .select({ id: webhookEndpoints.id, events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.enabled, true))
    .all()
    .filter(({ events }) => events.includes(event))
  if (wanting.length > 0)
    store(
      tx,
      event,
      data,
      wanting.map(({ id }) => id),
    )
}

/** Queues for that endpoint alone, whatever its subscriptions. */
export function queueTest(db: Database, endpointId: number): void {
  store(db, TEST_EVENT, { message: 'All is well' }, [endpointId])
}

function store(db: Database, event: SentEvent, data: object, endpointIds: number[]): void {
  const messageId = `msg_${randomUUID()}`
  const now = new Date()
  const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  db.insert(webhookDeliveries)
    .values(
      endpointIds.map((endpointId) => ({
        endpointId,
        messageId,
        event,
        payload,
        dueAt: now,
        createdAt: now,
      })),
    )
    .run()
}

type Change = (typeof productChanges.$inferSelect)['change']

const firstChanges = preparedQuery((db) =>
  db.select().from(productChanges).orderBy(asc(productChanges.productId)).limit(PRODUCTS_PER_MESSAGE),
)

/**
 * Makes one message of the catalog's changes since the last, with at most five hundred products. Returns how many.
 * Triggers mark products during an import, so nothing is queued row by row.
 */
export function queueProductChanges(db: Database): number {
  if (!firstChanges(db).get()) return 0
  return inTransaction(db, (tx) => {
    const changed = firstChanges(tx).all()
    const ids = (change: Change) =>
      changed.flatMap((product) => (product.change === change ? [product.productId] : []))
    tx.delete(productChanges)
      .where(lte(productChanges.productId, changed.at(-1)?.productId ?? 0))
      .run()
    queueEvent(tx, 'products.changed', {
      created: ids('created'),
      updated: ids('updated'),
      gone: ids('gone'),
    })
    return changed.length
  })
}
