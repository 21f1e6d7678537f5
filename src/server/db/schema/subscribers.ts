import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { SUBSCRIBER_STATUSES } from '#shared/newsletter/subscriber-statuses.ts'

export const subscribers = sqliteTable(
  'subscribers',
  {
    id: rowId(),
    email: text('email').notNull().unique(),
    name: text('name'),
    status: text('status', { enum: SUBSCRIBER_STATUSES }).notNull().default('unconfirmed'),
    /** The accepted consent text, its time, and a hash of the sender's IP address. */
    consentText: text('consent_text').notNull(),
    consentAt: time('consent_at').notNull(),
    consentAddressHash: text('consent_address_hash'),
    confirmedAt: time('confirmed_at'),
    unsubscribedAt: time('unsubscribed_at'),
    /** Signs the links in this subscriber's emails. */
    linkKey: text('link_key').notNull().default(''),
    /** The address without a plus suffix: all its spellings share one limit of emails. */
    mailbox: text('mailbox').notNull().default(''),
    /** The language of emails: a code; empty for the shop's main language. */
    language: text('language').notNull().default(''),
    confirmationMailedAt: time('confirmation_mailed_at'),
    bouncedAt: time('bounced_at'),
    bounceReason: text('bounce_reason'),
    createdAt: timeOfInsert('created_at'),
  },
  (table) => [
    index('subscribers_by_status').on(table.status),
    index('subscribers_by_mailbox').on(table.mailbox),
  ],
)
