import type { Deps } from '#server/context.ts'
import {
  deliverNextWebhook,
  queueProductChanges,
  recoverInterruptedWebhooks,
} from '#server/features/webhooks/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { isWritable } from '#server/operations/write-lock.ts'

const IDLE_MS = 1_000
const AFTER_ERROR_MS = 15_000
/** Each endpoint gets one message at a time, so a slow one occupies only one sender. */
const SENDERS = 4

/** Sends due webhook messages until stopped. Returns a function that stops them. */
export function startWebhookDelivery(deps: Deps): () => Promise<void> {
  return repeatUntilStopped(
    () => attempt(deps, async () => recoverInterruptedWebhooks(deps.db) > 0),
    () => attempt(deps, async () => queueProductChanges(deps.db) > 0),
    ...Array.from({ length: SENDERS }, () => () => attempt(deps, () => deliverOne(deps))),
  )
}

async function deliverOne(deps: Deps): Promise<boolean> {
  const result = await deliverNextWebhook(deps)
  if (result === 'idle') return false
  metersOf(deps.db).webhooks.add({ result })
  return true
}

/** `work` returns whether there may be more. Does nothing while the database is being replaced. */
async function attempt({ db, log, operations }: Deps, work: () => Promise<boolean>): Promise<number> {
  try {
    const hasMore = !operations.isReplacing() && isWritable(db) && (await work())
    return hasMore ? 0 : IDLE_MS
  } catch (error) {
    log.error({ err: error }, 'webhook delivery failed')
    return AFTER_ERROR_MS
  }
}
