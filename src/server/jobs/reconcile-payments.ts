import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { reconcilePayments } from '#server/features/payments/service.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Runs at startup, for events during downtime, and every five minutes. Returns a function that stops it. */
export function startReconcilingPayments(deps: Deps): () => void {
  const job = new Cron(EVERY_FIVE_MINUTES, { protect: true, unref: true }, () => reconcilePayments(deps))
  void reconcilePayments(deps)
  return () => job.stop()
}
