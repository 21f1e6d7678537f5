import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, timeOfInsert } from '#server/db/schema/columns.ts'
import { SECURITY_EVENTS } from '#shared/accounts/security-events.ts'

/** Triggers refuse every update, and deletion before the retention time; a restore leaves them alone. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: rowId(),
    at: timeOfInsert('at'),
    kind: text('kind', { enum: SECURITY_EVENTS }).notNull(),
    /** The account concerned, if identified. No foreign key: it stays on record when the account is deleted. */
    userId: text('user_id'),
    /** The person who acted, when that is not the account's owner. */
    actorId: text('actor_id'),
    /** The method or object: the way of a sign-in, the name of a key, a procedure. */
    detail: text('detail'),
    /** The IP address of a signed-in user; for anyone else only the network. */
    address: text('address'),
    device: text('device'),
  },
  (table) => [
    index('security_events_by_time').on(table.at),
    index('security_events_by_kind').on(table.kind, table.at),
    index('security_events_by_user').on(table.userId, table.at),
  ],
)
