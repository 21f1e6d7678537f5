import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { queueDigests } from '#server/features/products/price-alerts/service.ts'

/** Sends price alerts at the time of PRICE_ALERTS_AT. Returns a function that stops them. */
export function startPriceAlerts(deps: Deps): () => void {
  if (!deps.mailer) return () => undefined
  const job = new Cron(deps.env.PRICE_ALERTS_AT, { protect: true, unref: true }, async () => {
    await queueDigests(deps).catch((err: unknown) => deps.log.error({ err }, 'no price alert could be sent'))
  })
  return () => job.stop()
}
