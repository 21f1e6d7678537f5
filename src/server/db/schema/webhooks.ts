import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { DELIVERY_STATES, SENT_EVENTS, type WebhookEvent } from '#shared/webhook-events.ts'

export const webhookEndpoints = sqliteTable('webhook_endpoints', {
  id: rowId(),
  url: text('url').notNull(),
  events: text('events', { mode: 'json' }).$type<WebhookEvent[]>().notNull(),
  /** Sealed: the database alone does not reveal it. */
  secret: text('secret').notNull(),
  /** The previous secret, also sealed. Until its end messages are signed with both. */
  previousSecret: text('previous_secret'),
  previousSecretUntil: time('previous_secret_until'),
  enabled: flag('enabled').notNull().default(true),
  /** The reason for an automatic deactivation. */
  disabledReason: text('disabled_reason'),
  /** The time since which no delivery has succeeded; null while all is well. */
  failingSince: time('failing_since'),
  createdAt: timeOfInsert('created_at'),
})

/** One message to one endpoint: waiting -> claimed (being sent) -> delivered, failed, or waiting again. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: rowId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Equal for every attempt and every endpoint, so that a receiver can detect repetitions. */
    messageId: text('message_id').notNull(),
    event: text('event', { enum: SENT_EVENTS }).notNull(),
    payload: text('payload').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** Counted since it was last queued; sending again by hand starts over. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: timeOfInsert('due_at'),
    createdAt: timeOfInsert('created_at'),
  },
  (table) => [
    index('webhook_deliveries_by_turn').on(table.state, table.dueAt),
    index('webhook_deliveries_by_endpoint').on(table.endpointId, table.state),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
)

export const webhookAttempts = sqliteTable(
  'webhook_attempts',
  {
    id: rowId(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: timeOfInsert('at'),
    /** Null without a response. */
    status: integer('status'),
    durationMs: integer('duration_ms').notNull(),
    problem: text('problem'),
  },
  (table) => [index('webhook_attempts_by_delivery').on(table.deliveryId)],
)

/** Changed products not yet announced. Triggers write them while an endpoint subscribes to them. */
export const productChanges = sqliteTable('product_changes', {
  productId: integer('product_id').primaryKey(),
  change: text('change', { enum: ['created', 'updated', 'gone'] }).notNull(),
})
