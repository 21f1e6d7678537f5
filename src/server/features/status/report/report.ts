import { versionsOf } from '#server/config/versions.ts'
import type { Deps } from '#server/context.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { latestRuns } from '#server/features/feeds/service.ts'
import { countAlerts } from '#server/features/products/price-alerts/service.ts'
import { figuresOfAll } from '#server/features/status/metrics/metric-families.ts'
import { findReasons, type ReadinessDeps } from '#server/features/status/readiness/find-reasons.ts'
import { trafficOf } from '#server/features/status/report/traffic.ts'
import { webhookLengths } from '#server/features/webhooks/service.ts'
import { outboxLengths } from '#server/mail/outbox/queue-lengths.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { MAX_REMEMBERED, type RecentError } from '#server/metrics/recent-errors.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const LATEST_RUNS = 5

export async function statusReport(deps: ReadinessDeps & Pick<Deps, 'others'>) {
  const { db, env, mailer, others } = deps
  const meters = metersOf(db)
  const readAt = Date.now()
  const { lastGoodAt, everyMs, sent, disk } = await stateOfBackups({ env })
  return {
    reasons: await findReasons(deps),
    versions: versionsOf(),
    /** The moment that ages are counted to, so that page and browser show the same after hydration. */
    readAt,
    startedAt: Math.round(readAt - process.uptime() * SECOND_MS),
    disk,
    backup: { lastGoodAt, everyMs, sent },
    traffic: trafficOf(figuresOfAll(db, others)),
    history: meters.history.read(),
    queues: { mails: outboxLengths(db), webhooks: webhookLengths(db) },
    priceAlerts: countAlerts(db),
    runs: latestRuns(db, LATEST_RUNS),
    errors: latestErrors(meters.errors.read(), others),
    sendsMail: mailer !== undefined,
    isWatched: env.METRICS_TOKEN !== undefined,
  }
}

function latestErrors(own: readonly RecentError[], others: Deps['others']): RecentError[] {
  return [...own, ...(others?.errors() ?? [])]
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_REMEMBERED)
}
