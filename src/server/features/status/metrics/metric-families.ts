import { versionsOf } from '#server/config/versions.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { countDonations } from '#server/features/donations/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { findReasons, type ReadinessDeps } from '#server/features/status/readiness/find-reasons.ts'
import { webhookLengths } from '#server/features/webhooks/service.ts'
import { outboxLengths } from '#server/mail/outbox/service.ts'
import {
  type FigureSnapshot,
  joinFamilies,
  type MetricFamily,
  snapshotOf,
} from '#server/metrics/exposition.ts'
import { type Meters, metersOf } from '#server/metrics/meters.ts'
import type { OtherProcesses } from '#server/operations/other-processes.ts'
import { READINESS_REASONS, type ReadinessReason } from '#shared/site/readiness.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const MICROSECONDS = 1_000_000

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
): { process: string; figures: FigureSnapshot[] }[] {
  return [{ process: 'writer', figures: processFamilies(db).map(snapshotOf) }, ...(others?.figures() ?? [])]
}

/** The figures of this process alone. */
export function processFamilies(db: Database): MetricFamily[] {
  const meters = metersOf(db)
  return [...ofProcess(), ...ofRequests(meters), ...ofWork(meters)]
}

function ofReasons(reasons: ReadinessReason[]): MetricFamily[] {
  const samples = READINESS_REASONS.map((reason) => ({
    labels: { reason },
    value: reasons.includes(reason) ? 1 : 0,
  }))
  return [{ name: 'problem', help: '1 for each reason that /api/ready reports', type: 'gauge', samples }]
}

function ofProcess(): MetricFamily[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const kinds = { resident: rss, heap: heapUsed, external }
  const memory = Object.entries(kinds).map(([kind, value]) => ({ labels: { kind }, value }))
  return [
    {
      name: 'info',
      help: 'Versions of the program',
      type: 'gauge',
      samples: [{ labels: versionsOf(), value: 1 }],
    },
    {
      name: 'uptime_seconds',
      help: 'Time since startup',
      type: 'gauge',
      samples: [{ value: process.uptime() }],
    },
    { name: 'memory_bytes', help: 'Memory of the process', type: 'gauge', samples: memory },
    {
      name: 'cpu_seconds_total',
      help: 'CPU of the process, its threads included',
      type: 'counter',
      samples: [{ value: (user + system) / MICROSECONDS }],
    },
  ]
}

function ofRequests({ routes, caches, renders, eventLoopLag }: Meters): MetricFamily[] {
  const statuses = [...routes].flatMap(([route, { byStatus }]) =>
    [...byStatus].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
  )
  const latencies = [...routes].map(([route, { latency }]) => ({ labels: { route }, value: latency }))
  const lookups = Object.entries(caches).flatMap(([cache, { hits, misses }]) => [
    { labels: { cache, result: 'hit' }, value: hits },
    { labels: { cache, result: 'miss' }, value: misses },
  ])
  return [
    { name: 'http_requests_total', help: 'Requests by route and status', type: 'counter', samples: statuses },
    {
      name: 'http_request_duration_seconds',
      help: 'Time to the response headers',
      type: 'histogram',
      samples: latencies,
    },
    { name: 'cache_requests_total', help: 'Cache lookups by result', type: 'counter', samples: lookups },
    {
      name: 'page_render_duration_seconds',
      help: 'Time to render a page',
      type: 'histogram',
      samples: [{ value: renders }],
    },
    {
      name: 'event_loop_lag_seconds',
      help: 'Delay of a timer',
      type: 'histogram',
      samples: [{ value: eventLoopLag }],
    },
  ]
}

function ofWork({ queries, writeWaits, mails, webhooks, feedRuns, feedRows }: Meters): MetricFamily[] {
  return [
    {
      name: 'sqlite_query_duration_seconds',
      help: 'Time of database statements, without those of threads',
      type: 'histogram',
      samples: [{ value: queries }],
    },
    {
      name: 'sqlite_write_wait_seconds',
      help: 'Time waited for the write lock',
      type: 'histogram',
      samples: [{ value: writeWaits }],
    },
    { name: 'mails_total', help: 'Attempts to send an email', type: 'counter', samples: mails.read() },
    {
      name: 'webhook_messages_total',
      help: 'Attempts to deliver a webhook message',
      type: 'counter',
      samples: webhooks.read(),
    },
    { name: 'feed_runs_total', help: 'Finished imports', type: 'counter', samples: feedRuns.read() },
    {
      name: 'feed_rows_total',
      help: 'Rows of imports by outcome',
      type: 'counter',
      samples: feedRows.read(),
    },
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
    { name: 'queue_length', help: 'Waiting work', type: 'gauge', samples: byLabel('queue', queues) },
    { name: 'feeds', help: 'Feeds that need attention', type: 'gauge', samples: byLabel('state', feeds) },
    { name: 'donations', help: 'Donations by status', type: 'gauge', samples: donations },
  ]
}

async function ofFiles({ env }: Pick<Deps, 'env'>): Promise<MetricFamily[]> {
  const backups = await stateOfBackups({ env }).catch(() => undefined)
  if (!backups) return []
  const { lastGoodAt, disk } = backups
  const backup = lastGoodAt === null ? [] : [{ value: lastGoodAt / SECOND_MS }]
  return [
    {
      name: 'backup_last_good_timestamp_seconds',
      help: 'Time of the last backup that passed its check',
      type: 'gauge',
      samples: backup,
    },
    {
      name: 'disk_free_bytes',
      help: 'Free space on the disk of the database',
      type: 'gauge',
      samples: [{ value: disk.freeBytes }],
    },
    {
      name: 'database_bytes',
      help: 'Size of the database',
      type: 'gauge',
      samples: [{ value: disk.databaseBytes }],
    },
  ]
}

function byLabel(label: string, values: Record<string, number>) {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}
