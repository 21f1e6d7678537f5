import { type Column, notInArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { perDatabase } from '#server/metrics/per-database.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const RETRY_DELAYS_MS = {
  mail: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
  webhook: [
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    10 * HOUR_MS,
  ],
}

/** The delay after that many failed attempts; undefined when it is time to give up, after about a day. */
export function retryDelayMs(kind: keyof typeof RETRY_DELAYS_MS, attempts: number): number | undefined {
  return RETRY_DELAYS_MS[kind][attempts - 1]
}

/**
 * Delivers rows of a queue, and remembers them. The shop's lock makes this process the only one to claim rows. So all
 * other claimed rows were left by an ended process, or by interrupted work.
 */
export function claimedWork(id: Column) {
  const underWay = perDatabase(() => new Set<number>())
  return {
    isLost: (db: Database): SQL => notInArray(id, [...underWay(db)]),
    async deliver<Due extends { id: number }, Outcome>(
      db: Database,
      due: Due | undefined,
      work: (due: Due) => Promise<Outcome>,
    ): Promise<Outcome | 'idle'> {
      if (!due) return 'idle'
      const ids = underWay(db)
      ids.add(due.id)
      try {
        return await work(due)
      } finally {
        ids.delete(due.id)
      }
    },
  }
}
