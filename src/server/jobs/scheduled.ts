import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { readDueAccounts } from '#server/features/earnings/accounts/service.ts'
import { reconcilePayments } from '#server/features/payments/service.ts'
import { queueDigests } from '#server/features/products/price-alerts/service.ts'
import { sendAlerts } from '#server/features/status/service.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'
export const EVERY_MINUTE = '* * * * *'

/** Runs at the times of a cron expression, never twice at once. Returns a function that stops it. */
export function onSchedule(times: string, work: () => Promise<void> | void): () => void {
  const job = new Cron(times, { protect: true, unref: true }, work)
  return () => job.stop()
}

/** With ALERT_MAILS=on, checks for problems to report to administrators. */
export function startAlerts(deps: Deps): () => void {
  if (!deps.env.ALERT_MAILS) return () => undefined
  return onSchedule(EVERY_FIVE_MINUTES, async () => {
    if (deps.operations.isReplacing()) return
    await sendAlerts(deps).catch((err: unknown) => deps.log.error({ err }, 'no alert could be sent'))
  })
}

/** Reads due network accounts. Once it is stopped, readings under way store nothing further. */
export function startReadingEarnings(deps: Deps): () => void {
  return onSchedule(EVERY_MINUTE, () => readDueAccounts(deps, new Date()))
}

export function startPriceAlerts(deps: Deps): () => void {
  if (!deps.mailer) return () => undefined
  return onSchedule(deps.env.PRICE_ALERTS_AT, async () => {
    await queueDigests(deps).catch((err: unknown) => deps.log.error({ err }, 'no price alert could be sent'))
  })
}

/** Also runs at startup, for events during downtime. */
export function startReconcilingPayments(deps: Deps): () => void {
  void reconcilePayments(deps)
  return onSchedule(EVERY_FIVE_MINUTES, () => reconcilePayments(deps))
}
