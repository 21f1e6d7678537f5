import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { donations } from '#server/db/schema/donations.ts'
import { priceAlertReaders } from '#server/db/schema/price-alerts.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'

/**
 * Emails on their way: waiting -> claimed (being sent) -> handed (relay lacks only the end) -> sent (accepted).
 * `handed` without a response counts as sent: it is never sent again.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: rowId(),
    /** The purpose of the email; a second one for the same purpose is never stored. */
    key: text('key').notNull().unique(),
    lane: text('lane', { enum: ['mail', 'newsletter'] }).notNull(),
    /** Address and text of an email that was written when it was queued; both are deleted once it is done. */
    recipient: text('recipient'),
    content: text('content'),
    /** Other emails are written when their turn comes, from the row that one of these ids names. */
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    donationId: integer('donation_id').references(() => donations.id),
    /** The event that the recipient is notified of. No foreign key: the log is not restored with the outbox. */
    securityEventId: integer('security_event_id'),
    /** Set for the digest of this alert owner's price alerts. */
    alertReaderId: integer('alert_reader_id').references(() => priceAlertReaders.id, {
      onDelete: 'set null',
    }),
    /** The reserved token's row in `verifications`. No foreign key: these rows are dropped. */
    linkId: text('link_id'),
    state: text('state', { enum: ['waiting', 'claimed', 'handed', 'sent', 'failed', 'canceled'] })
      .notNull()
      .default('waiting'),
    claim: text('claim'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timeOfInsert('due_at'),
    /** After this time the email is useless. */
    giveUpAt: time('give_up_at'),
    reason: text('reason'),
    createdAt: timeOfInsert('created_at'),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('outbox_by_turn').on(table.lane, table.state, table.dueAt),
    index('outbox_by_campaign').on(table.campaignId, table.state),
    index('outbox_by_subscriber').on(table.subscriberId),
    index('outbox_by_alert_reader').on(table.alertReaderId).where(sql`alert_reader_id is not null`),
  ],
)
