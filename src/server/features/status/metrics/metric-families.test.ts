import { expect, test } from 'vitest'
import { donations } from '#server/db/schema/donations.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { metricFamilies } from '#server/features/status/metrics/metric-families.ts'
import { writeMetrics } from '#server/metrics/exposition.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const linesOf = async (deps: Parameters<typeof metricFamilies>[0]) =>
  writeMetrics(await metricFamilies(deps)).split('\n')

test('reports waiting and received items from the database', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const mail = { lane: 'mail' as const, recipient: 'ada@home.example', content: '{}' }
  db.insert(outbox)
    .values([
      { ...mail, key: 'one' },
      { ...mail, key: 'two', state: 'sent' },
    ])
    .run()
  db.insert(donations)
    .values({
      reference: 'x',
      amountMinor: 500,
      email: 'ada@home.example',
      status: 'paid',
      livemode: true,
    })
    .run()
  const lines = await linesOf(deps)
  expect(lines).toContain('tuckling_queue_length{queue="mail"} 1')
  expect(lines).toContain('tuckling_queue_length{queue="newsletter"} 0')
  expect(lines).toContain('tuckling_donations{status="paid",mode="live"} 1')
  expect(lines).toContain('tuckling_problem{reason="backup-old"} 0')
  expect(lines.join('\n')).not.toContain('ada@')
})

test('reports this server’s activity from its meters', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const meters = metersOf(db)
  meters.countRequest('/products/:product', 200, 0.004)
  meters.mails.add({ lane: 'mail', result: 'sent' })
  meters.feedRuns.add({ status: 'done' })
  meters.feedRows.add({ result: 'changed' }, 12)
  meters.writeWaits.observe(0.2)
  const lines = await linesOf(deps)
  for (const line of [
    'tuckling_http_requests_total{route="/products/:product",status="200"} 1',
    'tuckling_http_request_duration_seconds_bucket{route="/products/:product",le="0.005"} 1',
    'tuckling_mails_total{lane="mail",result="sent"} 1',
    'tuckling_feed_runs_total{status="done"} 1',
    'tuckling_feed_rows_total{result="changed"} 12',
    'tuckling_sqlite_write_wait_seconds_count 1',
  ])
    expect(lines).toContain(line)
})

test('reports the other figures without a database', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  db.$client.close()
  const lines = await linesOf(deps)
  expect(lines).toContain('tuckling_problem{reason="database-unavailable"} 1')
  expect(lines.some((line) => line.startsWith('tuckling_uptime_seconds '))).toBe(true)
  expect(lines.some((line) => line.startsWith('tuckling_queue_length'))).toBe(false)
})
