import { versionsOf } from '#server/config/versions.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { countDonations } from '#server/features/donations/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { findReasons, type ReadinessDeps } from '#server/features/status/readiness/find-reasons.ts'
import { webhookLengths } from '#server/features/webhooks/service.ts'
import { outboxLengths } from '#server/mail/outbox/queue-lengths.ts'
import { joinFamilies, type MetricFamily } from '#server/metrics/exposition.ts'
import { type Meters, metersOf } from '#server/metrics/meters.ts'
import type { OtherProcesses } from '#server/operations/other-processes.ts'
import { READINESS_REASONS, type ReadinessReason } from '#shared/site/readiness.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const MICROSECONDS = 1_000_000

type Samples = MetricFamily['samples']

/** All metrics for Prometheus. Without its database the shop reports the rest. */
export async function metricFamilies(
  deps: ReadinessDeps,
  others?: Pick<OtherProcesses, 'figures'>,
): Promise<MetricFamily[]> {
  const reasons = await findReasons(deps)
  return [
    ...ofReasons(reasons),
    ...(others ? joinFamilies(figuresOfAll(deps.db, others)) : processFamilies(deps.db)),
    ...(reasons.includes('database-unavailable') ? [] : ofDatabase(deps.db)),
    ...(await ofFiles(deps)),
  ]
}

export function figuresOfAll(
  db: Database,
  others?: Pick<OtherProcesses, 'figures'>,
): { process: string; figures: MetricFamily[] }[] {
  return [{ process: 'writer', figures: processFamilies(db) }, ...(others?.figures() ?? [])]
}

export function processFamilies(db: Database): MetricFamily[] {
  const meters = metersOf(db)
  return [...ofProcess(), ...ofRequests(meters), ...ofWork(meters)]
}

function ofReasons(reasons: ReadinessReason[]): MetricFamily[] {
  const reported = READINESS_REASONS.map((reason) => [reason, reasons.includes(reason) ? 1 : 0])
  const samples = byLabel('reason', Object.fromEntries(reported))
  return [gauge('problem', '1 for each reason that /api/ready reports', samples)]
}

function ofProcess(): MetricFamily[] {
  const { rss: resident, heapUsed: heap, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const memory = byLabel('kind', { resident, heap, external })
  const cpu = [{ value: (user + system) / MICROSECONDS }]
  return [
    gauge('info', 'Versions of the program', [{ labels: versionsOf(), value: 1 }]),
    gauge('uptime_seconds', 'Time since startup', [{ value: process.uptime() }]),
    gauge('memory_bytes', 'Memory of the process', memory),
    counter('cpu_seconds_total', 'CPU of the process, its threads included', cpu),
  ]
}

function ofRequests({ routes, caches, renders, eventLoopLag }: Meters): MetricFamily[] {
  const statuses = [...routes].flatMap(([route, { byStatus }]) =>
    [...byStatus].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
  )
  const latencies = [...routes].map(([route, { latency }]) => ({ labels: { route }, value: latency.read() }))
  const lookups = Object.entries(caches).flatMap(([cache, { hits, misses }]) => [
    { labels: { cache, result: 'hit' }, value: hits },
    { labels: { cache, result: 'miss' }, value: misses },
  ])
  return [
    counter('http_requests_total', 'Requests by route and status', statuses),
    histogram('http_request_duration_seconds', 'Time to the response headers', latencies),
    counter('cache_requests_total', 'Cache lookups by result', lookups),
    histogram('page_render_duration_seconds', 'Time to render a page', [{ value: renders.read() }]),
    histogram('event_loop_lag_seconds', 'Delay of a timer', [{ value: eventLoopLag.read() }]),
  ]
}

function ofWork({ queries, writeWaits, mails, webhooks, feedRuns, feedRows }: Meters): MetricFamily[] {
  const statements = 'Time of database statements, without those of threads'
  return [
    histogram('sqlite_query_duration_seconds', statements, [{ value: queries.read() }]),
    histogram('sqlite_write_wait_seconds', 'Time waited for the write lock', [{ value: writeWaits.read() }]),
    counter('mails_total', 'Attempts to send an email', mails.read()),
    counter('webhook_messages_total', 'Attempts to deliver a webhook message', webhooks.read()),
    counter('feed_runs_total', 'Finished imports', feedRuns.read()),
    counter('feed_rows_total', 'Rows of imports by outcome', feedRows.read()),
  ]
}

function ofDatabase(db: Database): MetricFamily[] {
  const { mail, newsletter, delayed } = outboxLengths(db)
  const webhooks = webhookLengths(db)
  const queues = {
    mail,
    'mail-late': delayed,
    newsletter,
    webhook: webhooks.waiting,
    'webhook-late': webhooks.delayed,
  }
  const feeds = { failing: feedsNeedingAttention(db).length, overdue: overdueFeeds(db).length }
  const donations = countDonations(db).map(({ status, livemode, count }) => ({
    labels: { status, mode: livemode ? 'live' : 'test' },
    value: count,
  }))
  return [
    gauge('queue_length', 'Waiting work', byLabel('queue', queues)),
    gauge('feeds', 'Feeds that need attention', byLabel('state', feeds)),
    gauge('donations', 'Donations by status', donations),
  ]
}

async function ofFiles({ env }: Pick<Deps, 'env'>): Promise<MetricFamily[]> {
  const backups = await stateOfBackups({ env }).catch(() => undefined)
  if (!backups) return []
  const { lastGoodAt, disk } = backups
  const lastGood = lastGoodAt === null ? [] : [{ value: lastGoodAt / SECOND_MS }]
  return [
    gauge('backup_last_good_timestamp_seconds', 'Time of the last backup that passed its check', lastGood),
    gauge('disk_free_bytes', 'Free space on the disk of the database', [{ value: disk.freeBytes }]),
    gauge('database_bytes', 'Size of the database', [{ value: disk.databaseBytes }]),
  ]
}

function byLabel(label: string, values: Record<string, number>) {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}

function gauge(name: string, help: string, samples: Samples): MetricFamily {
  return { name, help, type: 'gauge', samples }
}

function counter(name: string, help: string, samples: Samples): MetricFamily {
  return { name, help, type: 'counter', samples }
}

function histogram(name: string, help: string, samples: Samples): MetricFamily {
  return { name, help, type: 'histogram', samples }
}
