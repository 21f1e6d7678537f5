import { and, eq, gt, inArray, lte, sql, sum } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { idempotentResponses } from '#server/db/schema/idempotent-responses.ts'
import { DAY_MS } from '#shared/time/durations.ts'

interface IdempotentResponse {
  request: string
  status: number
  type: string
  body: string
}

const MAX_BYTES = 8 * 1024 * 1024
/** Clears room for many answers at once, so that not every answer has to. */
const BYTES_AFTER_CLEARING = MAX_BYTES * 0.75
const ROW_BYTES = 500

const { id, request, status, type, body, size, storedAt } = idempotentResponses

const storedResponse = preparedQuery((db) =>
  db
    .select({ request, status, type, body })
    .from(idempotentResponses)
    .where(and(eq(id, sql.placeholder('id')), gt(storedAt, valueFor(storedAt, 'after')))),
)
const removalOfOld = preparedQuery((db) =>
  db.delete(idempotentResponses).where(lte(storedAt, valueFor(storedAt, 'until'))),
)
const bytesStored = preparedQuery((db) =>
  db.select({ bytes: sum(size).mapWith(Number) }).from(idempotentResponses),
)

/** Stores answers to repeat for the same key: in the database, for a day, dropping the oldest when full. */
export function createIdempotentResponses(db: Database) {
  const aDayAgo = () => new Date(Date.now() - DAY_MS)
  return {
    find: (id: string) => storedResponse(db).get({ id, after: aDayAgo() }),
    keep(id: string, answer: IdempotentResponse) {
      const size = Buffer.byteLength(answer.body) + ROW_BYTES
      const row = { ...answer, size, storedAt: new Date() }
      inTransaction(db, (tx) => {
        tx.insert(idempotentResponses)
          .values({ id, ...row })
          .onConflictDoUpdate({ target: idempotentResponses.id, set: row })
          .run()
        removalOfOld(tx).run({ until: aDayAgo() })
        makeRoom(tx)
      })
    },
  }
}

export type IdempotentResponses = ReturnType<typeof createIdempotentResponses>

function makeRoom(tx: Database) {
  if ((bytesStored(tx).get()?.bytes ?? 0) <= MAX_BYTES) return
  const withNewer = sql<number>`sum(${size}) over (order by ${storedAt} desc, rowid desc)`.as('with_newer')
  const sized = tx.select({ id, withNewer }).from(idempotentResponses).as('sized')
  const surplus = tx.select({ id: sized.id }).from(sized).where(gt(sized.withNewer, BYTES_AFTER_CLEARING))
  tx.delete(idempotentResponses).where(inArray(id, surplus)).run()
}
