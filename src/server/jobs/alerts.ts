import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { sendAlerts } from '#server/features/status/service.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'

/**
 * With ALERT_MAILS=on, checks every five minutes for problems to report to administrators. Returns a function that
 * stops it.
 */
export function startAlerts(deps: Deps): () => void {
  if (!deps.env.ALERT_MAILS) return () => undefined
  const job = new Cron(EVERY_FIVE_MINUTES, { protect: true, unref: true }, async () => {
    if (deps.operations.isReplacing()) return
    await sendAlerts(deps).catch((err: unknown) => deps.log.error({ err }, 'no alert could be sent'))
  })
  return () => job.stop()
}
