import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'

/**
 * For the start of the program. A mail that was claimed but not handed over cannot have been accepted, so it waits
 * again; were its process still alive, its hand-over would now fail. One that was handed over counts as sent.
 */
export function recoverInterrupted(db: Database): void {
  db.update(outbox).set({ state: 'waiting', claim: null }).where(eq(outbox.state, 'claimed')).run()
  db.update(outbox)
    .set({ finishedAt: new Date(), reason: 'The program ended before the relay had answered' })
    .where(and(eq(outbox.state, 'handed'), isNull(outbox.finishedAt)))
    .run()
}

/** What a mail that never arrived keeps of its recipient is forgotten too. */
export function forgetRecipients(db: Database, before: Date): void {
  const done = inArray(outbox.state, ['failed', 'canceled', 'handed'])
  db.update(outbox)
    .set({ recipient: null, content: null })
    .where(and(done, isNotNull(outbox.recipient), lt(outbox.createdAt, before)))
    .run()
}
