import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import { isLocked, unavailable } from '#server/db/database-trouble.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const LOOK_EVERY_MS = 20
/** An import writes for a moment at a time. Longer waits are answered with 503 and Retry-After. */
const REQUEST_LIMIT_MS = 5 * SECOND_MS
const waiting = new WeakMap<object, Promise<boolean>>()

/** Whether nobody else is writing now. Never waits. */
export function isWritable({ $client }: Database): boolean {
  if ($client.inTransaction) return true
  const timeoutMs = $client.pragma('busy_timeout', { simple: true })
  $client.pragma('busy_timeout = 0')
  try {
    $client.exec('begin immediate')
    $client.exec('rollback')
    return true
  } catch (error) {
    // The work itself reports any other problem.
    return !isLocked(error)
  } finally {
    $client.pragma(`busy_timeout = ${timeoutMs}`)
  }
}

/** Waits without blocking the event loop, as SQLite would. Throws SERVICE_UNAVAILABLE after the limit. */
export async function untilWritable(db: Database, limitMs = REQUEST_LIMIT_MS): Promise<void> {
  if (isWritableSoon(db)) return
  const began = performance.now()
  try {
    do {
      if (performance.now() > began + limitMs) throw unavailable()
      await nextLook(db)
    } while (!isWritableSoon(db))
  } finally {
    metersOf(db).writeWaits.observe((performance.now() - began) / SECOND_MS)
  }
}

/** Callers that arrive while others wait share the next check. */
function isWritableSoon(db: Database): boolean {
  return !waiting.has(db.$client) && isWritable(db)
}

function nextLook(db: Database): Promise<boolean> {
  const pending = waiting.get(db.$client)
  if (pending) return pending
  const look = wait(LOOK_EVERY_MS, true).finally(() => waiting.delete(db.$client))
  waiting.set(db.$client, look)
  return look
}
