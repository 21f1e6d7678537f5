import type { Deps } from '#server/context.ts'
import { forgetExpired } from '#server/features/accounts/expiry/service.ts'
import { endProvidedRoles } from '#server/features/accounts/providers/service.ts'
import { pruneSecurityEvents } from '#server/features/accounts/security/service.ts'
import { forgetEndedPreviewLinks } from '#server/features/articles/preview-links/service.ts'
import { pruneChanges } from '#server/features/audit/service.ts'
import { removeSurplusBackups } from '#server/features/backups/service.ts'
import { forgetViews } from '#server/features/clicks/views/service.ts'
import { forgetUnusedPictures } from '#server/features/pictures/uploads/service.ts'
import { forgetAlerts } from '#server/features/products/price-alerts/service.ts'
import { forgetSearches } from '#server/features/search/service.ts'
import { forgetDeliveries } from '#server/features/webhooks/service.ts'
import { forgetRecipients } from '#server/mail/outbox/cleaning.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

type RetentionDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'operations'>

const EVERY_MS = 6 * HOUR_MS

/** Deletes expired data at startup and four times a day. Returns a function that stops it. */
export function startRetention(deps: RetentionDeps): () => void {
  const forget = () =>
    forgetOld(deps, Date.now()).catch((error: unknown) => deps.log.error({ err: error }, 'retention failed'))
  const timer = setInterval(forget, EVERY_MS)
  void forget()
  return () => clearInterval(timer)
}

/** Follows RETENTION_DAYS in `shared/retention.ts`; `payments/service.ts` deletes unpaid donations. */
export async function forgetOld(deps: RetentionDeps, now: number): Promise<void> {
  const { db, env, log, operations } = deps
  const before = (days: number) => new Date(now - days * DAY_MS)
  await untilWritable(db, MINUTE_MS)
  if (operations.isReplacing()) return
  endProvidedRoles(deps)
  forgetEndedPreviewLinks(db, new Date(now))
  forgetExpired(db, before(RETENTION_DAYS.expired))
  forgetRecipients(db, before(RETENTION_DAYS.mailRecipients))
  forgetAlerts(db, before(RETENTION_DAYS.vainAlerts))
  forgetDeliveries(db, before(RETENTION_DAYS.webhookDeliveries))
  forgetSearches(db, before(RETENTION_DAYS.searches))
  forgetViews(db, before(RETENTION_DAYS.pageViews))
  pruneSecurityEvents(db, before(RETENTION_DAYS.securityLog))
  pruneChanges(db, before(RETENTION_DAYS.auditLog))
  forgetUnusedPictures(db, env, before(RETENTION_DAYS.unusedPictures))
  const removed = await removeSurplusBackups({ env }, now)
  if (removed.length > 0) log.info({ removed }, 'backups removed: too old, or too many')
}
