import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import {
  figuresOfAll,
  metricFamilies,
  processFamilies,
} from '#server/features/status/metrics/metric-families.ts'
import { findReasons, type ReadinessDeps } from '#server/features/status/readiness/find-reasons.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import { type MetricFamily, writeMetrics } from '#server/metrics/exposition.ts'
import { keepHistory } from '#server/metrics/history/history.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { siteOf } from '#server/site/site.ts'
import { DomainError } from '#shared/errors.ts'
import { READINESS_SENTENCES, stopsServing } from '#shared/site/readiness.ts'

export { sendAlerts } from '#server/features/status/alerts/send-alerts.ts'
export { statusReport } from '#server/features/status/report/report.ts'

type Readiness = Awaited<ReturnType<typeof readiness>>

async function readiness(deps: ReadinessDeps) {
  const reasons = (await findReasons(deps)).map((code) => ({
    code,
    severity: stopsServing(code) ? ('error' as const) : ('warning' as const),
    message: READINESS_SENTENCES[code],
  }))
  const isReady = reasons.every(({ severity }) => severity === 'warning')
  const age = deps.copyAge?.()
  return {
    isReady,
    reasons,
    catalogVersion: isReady ? readCatalogVersion(deps.db) : undefined,
    copyAgeSeconds: age === Number.POSITIVE_INFINITY ? null : age,
  }
}

/** Checks at most once a second, however many clients ask. */
const LOOK_AGAIN_AFTER_MS = 1_000

export function readinessLookout(deps: ReadinessDeps): () => Promise<Readiness> {
  let last: { at: number; result: Promise<Readiness> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= LOOK_AGAIN_AFTER_MS) last = { at, result: readiness(deps) }
    return last.result
  }
}

export async function metricsText(deps: ReadinessDeps & Pick<Deps, 'others'>): Promise<string> {
  return writeMetrics(await metricFamilies(deps, deps.others))
}

export function ownFigures({ db }: Pick<Deps, 'db'>): MetricFamily[] {
  return processFamilies(db)
}

export function keepTrafficHistory({ db, others }: Pick<Deps, 'db' | 'others'>): () => void {
  return keepHistory(metersOf(db).history, () => figuresOfAll(db, others))
}

export async function sendTestMail(
  { db, env, mailer }: Pick<Deps, 'db' | 'env' | 'mailer'>,
  to: string,
): Promise<{ to: string }> {
  if (!mailer) throw new DomainError('CONFLICT', 'Email isn’t set up: SMTP_URL is not set')
  const { administratorNoticeMail } = await import('#server/mail/templates/notices.tsx')
  const site = siteOf(env)
  const content = await administratorNoticeMail({
    site,
    heading: `Email from ${site.name} works`,
    texts: ['This is the test you asked for. It was sent the same way as every email from the shop.'],
    path: '/admin/status',
    button: 'Open the status page',
  })
  queueMail({ db, mailer }, { key: `test-mail:${randomUUID()}`, to, content })
  return { to }
}
