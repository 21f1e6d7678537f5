import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { mails } from '#server/mail/outbox/claiming.ts'
import { isWritable } from '#server/operations/write-lock.ts'

const LANES = outbox.lane.enumValues

const CLAIMED = eq(outbox.state, 'claimed')
/** With the relay, which has not answered. */
const HANDED = and(eq(outbox.state, 'handed'), isNull(outbox.finishedAt))

/** Emails not handed over wait again, since nobody accepted them; the others count as sent. */
export function recoverInterrupted(db: Database): void {
  const isLost = and(mails.isLost(db), inArray(outbox.lane, LANES))
  const lost = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isLost, or(CLAIMED, HANDED)))
  if (!lost.limit(1).get() || !isWritable(db)) return
  db.update(outbox).set({ state: 'waiting', claim: null }).where(and(isLost, CLAIMED)).run()
  db.update(outbox)
    .set({ finishedAt: new Date(), reason: 'The program ended before the relay had answered' })
    .where(and(isLost, HANDED))
    .run()
}

/** Also deletes the recipients of emails that never arrived. */
export function forgetRecipients(db: Database, before: Date): void {
  const done = inArray(outbox.state, ['failed', 'canceled', 'handed'])
  db.update(outbox)
    .set({ recipient: null, content: null })
    .where(and(done, isNotNull(outbox.recipient), lt(outbox.createdAt, before)))
    .run()
}
