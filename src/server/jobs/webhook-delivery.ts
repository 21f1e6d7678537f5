import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#server/context.ts'
import {
  deliverNextWebhook,
  forgetDeliveries,
  queueProductChanges,
  recoverInterruptedWebhooks,
} from '#server/features/webhooks/service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const IDLE_MS = 1_000
const AFTER_ERROR_MS = 15_000
/** Each endpoint gets one message at a time: one that is slow holds up only one of them. */
const SENDERS = 4
const KEPT_DAYS = 30
/** What is still under way then is sent again after the next start. */
const STOP_LIMIT_MS = 1_500

/** Tells the webhooks what happened, until it is stopped. Answers how to stop. */
export function startWebhookDelivery(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  recoverInterruptedWebhooks(deps.db)
  const forget = () => forgetDeliveries(deps.db, new Date(Date.now() - KEPT_DAYS * DAY_MS))
  forget()
  const forgetting = setInterval(forget, DAY_MS)
  const work = [
    repeat(deps, signal, async () => queueProductChanges(deps.db) > 0),
    ...Array.from({ length: SENDERS }, () =>
      repeat(deps, signal, async () => (await deliverNextWebhook(deps)) !== 'idle'),
    ),
  ]
  return async () => {
    clearInterval(forgetting)
    stopping.abort()
    await Promise.race([Promise.all(work), wait(STOP_LIMIT_MS, undefined, { ref: false })])
  }
}

/** `work` answers whether there may be more. While the database is being replaced, nothing is done. */
async function repeat(
  { log, operations }: Deps,
  signal: AbortSignal,
  work: () => Promise<boolean>,
): Promise<void> {
  while (!signal.aborted) {
    let pauseMs = 0
    try {
      const hasMore = !operations.isReplacing() && (await work())
      if (!hasMore) pauseMs = IDLE_MS
    } catch (error) {
      log.error({ err: error }, 'webhook delivery failed')
      pauseMs = AFTER_ERROR_MS
    }
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
