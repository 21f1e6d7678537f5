import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { keepTrafficHistory } from '#server/features/status/service.ts'
import { startMailDelivery } from '#server/jobs/mail-delivery.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { openMailSink } from '#tests/helpers/mail-sink.ts'

test('an administrator sees the server’s versions, queues, imports, and errors', async () => {
  const { admin, db } = await adminShop({ onDisk: true })
  const [feed] = db.insert(feeds).values({ name: 'Toys', location: 'x.csv' }).returning().all()
  db.insert(feedRuns)
    .values({ feedId: feed?.id ?? 0, status: 'failed', records: 7 })
    .run()
  metersOf(db).errors.add({ at: 1, message: 'backup failed', reason: 'The disk is full' })
  const report = await admin.status.report()
  expect(report).toMatchObject({
    reasons: ['feeds-failing'],
    versions: { node: process.versions.node, program: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    queues: { mails: { mail: 0, newsletter: 0, delayed: 0 }, webhooks: { waiting: 0, delayed: 0 } },
    runs: [{ feed: 'Toys', status: 'failed', records: 7 }],
    errors: [{ message: 'backup failed', reason: 'The disk is full' }],
    sendsMail: false,
  })
  expect(report.disk.databaseBytes).toBeGreaterThan(0)
  expect(JSON.stringify(report)).not.toContain(projectRoot())
})

test('the test email goes to its requester through the relay and is audited', async () => {
  const sink = await openMailSink()
  const shop = await adminShop({ env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://shop.test' } })
  const stop = startMailDelivery(shop.deps)
  expect(await shop.admin.status.sendTestMail()).toEqual({ to: shop.user.email })
  await eventually(() => expect(sink.mails).toHaveLength(1))
  expect(sink.mails[0]?.to).toBe(shop.user.email)
  expect(sink.mails[0]?.mail.subject).toBe('Email from Tuckling works')
  expect(sink.mails[0]?.mail.text).toContain('https://shop.test/admin/status')
  expect(shop.log().at(-1)).toMatchObject({ action: 'status.mail-tested', actorEmail: shop.user.email })
  await shop.admin.status.sendTestMail()
  expect(shop.db.select().from(outbox).all()).toHaveLength(2)
  await stop()
  await sink.close()
})

test('the test email reports a missing relay and is not queued', async () => {
  const { admin, db } = await adminShop()
  await expect(admin.status.sendTestMail()).rejects.toThrow('SMTP_URL is not set')
  expect(db.select().from(outbox).all()).toEqual([])
})

test('the Grafana board uses existing metrics', async () => {
  const { app } = await adminShop({ env: { METRICS_TOKEN: 'x'.repeat(32) } })
  const headers = { authorization: `Bearer ${'x'.repeat(32)}` }
  const text = await (await app.request('/metrics', { headers })).text()
  const board = readFileSync(join(projectRoot(), 'docs/examples/grafana-board.json'), 'utf8')
  const queriedMetrics = new Set(
    [...board.matchAll(/tuckling_\w+?(?=_bucket|_sum|_count|\W)/g)].map(([name]) => name),
  )
  const sources = readFileSync(
    join(projectRoot(), 'src/server/features/status/metrics/metric-families.ts'),
    'utf8',
  )
  expect(queriedMetrics.size).toBeGreaterThan(10)
  // Counters of what has not happened yet are left out of the text.
  const isThere = (name: string) =>
    text.includes(`# TYPE ${name} `) || sources.includes(`'${name.replace('tuckling_', '')}'`)
  expect([...queriedMetrics].filter((name) => !isThere(name))).toEqual([])
})

test('the page shows the last day in five-minute intervals, without an ended shop’s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { admin, deps, db } = await adminShop()
  const stop = keepTrafficHistory(deps)
  metersOf(db).countRequest('/products', 200, 0.02)
  vi.advanceTimersByTime(5 * MINUTE_MS)
  metersOf(db).countRequest('/products', 500, 3)
  vi.advanceTimersByTime(5 * MINUTE_MS)
  stop()
  vi.advanceTimersByTime(DAY_MS)
  const { history } = await admin.status.report()
  vi.useRealTimers()
  expect(history).toMatchObject([
    { requests: 1, serverErrors: 0, mostWithin: expect.closeTo(0.024, 3) },
    { requests: 1, serverErrors: 1, mostWithin: expect.closeTo(9.625, 2) },
  ])
  expect((history[1]?.until ?? 0) - (history[0]?.until ?? 0)).toBe(5 * MINUTE_MS)
  expect(history[0]?.memoryBytes).toBeGreaterThan(1_000_000)
})
