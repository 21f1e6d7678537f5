import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SECURITY_EVENTS } from '#shared/accounts/security-events.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/**
 * What happened to accounts, keys and data. Triggers refuse every change of a row, and deleting one before its time; a
 * restore leaves all of it alone.
 */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull().default(now),
    kind: text('kind', { enum: SECURITY_EVENTS }).notNull(),
    /** Whose account it is about, as far as that is known. No foreign key: it stays known when the account is gone. */
    userId: text('user_id'),
    /** Who did it, where that is not the account's owner. */
    actorId: text('actor_id'),
    /** How, or to what: the way of a sign-in, the name of a key, a procedure. */
    detail: text('detail'),
    /** The address of whoever is signed in; of anybody else only the network. */
    address: text('address'),
    /** Browser and system. */
    device: text('device'),
  },
  (table) => [
    index('security_events_by_time').on(table.at),
    index('security_events_by_kind').on(table.kind, table.at),
    index('security_events_by_user').on(table.userId, table.at),
  ],
)
