import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SUBSCRIBER_STATUSES } from '#shared/newsletter/subscriber-statuses.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

export const subscribers = sqliteTable(
  'subscribers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    email: text('email').notNull().unique(),
    name: text('name'),
    status: text('status', { enum: SUBSCRIBER_STATUSES }).notNull().default('unconfirmed'),
    /** The accepted consent text, its time, and a hash of the sender's IP address. */
    consentText: text('consent_text').notNull(),
    consentAt: integer('consent_at', { mode: 'timestamp_ms' }).notNull(),
    consentAddressHash: text('consent_address_hash'),
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
    unsubscribedAt: integer('unsubscribed_at', { mode: 'timestamp_ms' }),
    /** Signs the links in this subscriber's emails. */
    linkKey: text('link_key').notNull().default(''),
    /** The address without a plus suffix: all its spellings share one limit of emails. */
    mailbox: text('mailbox').notNull().default(''),
    /** The language of emails: a code; empty for the shop's main language. */
    language: text('language').notNull().default(''),
    confirmationMailedAt: integer('confirmation_mailed_at', { mode: 'timestamp_ms' }),
    bouncedAt: integer('bounced_at', { mode: 'timestamp_ms' }),
    bounceReason: text('bounce_reason'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [
    index('subscribers_by_status').on(table.status),
    index('subscribers_by_mailbox').on(table.mailbox),
  ],
)
