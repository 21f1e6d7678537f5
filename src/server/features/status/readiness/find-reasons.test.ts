import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { checkBackups, makeBackup } from '#server/features/backups/service.ts'
import { findReasons } from '#server/features/status/readiness/find-reasons.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { damage } from '#tests/helpers/damage.ts'

const WITH_RELAY = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@home.example' }
const longAgo = new Date(Date.now() - 2 * HOUR_MS)

test('gives no reason for a healthy shop', async () => {
  const { deps } = await adminShop({ onDisk: true })
  expect(await findReasons(deps)).toEqual([])
})

test('reports an unreachable or outdated database without throwing', async () => {
  const { deps, db, logLines } = await adminShop({ onDisk: true })
  db.$client.exec(
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
  )
  expect(await findReasons(deps)).toEqual(['migrations-missing'])
  db.$client.close()
  expect(await findReasons(deps)).toEqual(['database-unavailable'])
  expect(logLines.at(-1)).toMatchObject({ level: 50, msg: 'the database could not be read' })
})

test('reports old or failed backups by the same rule as the backups', async () => {
  const { deps, folder } = await adminShop({ onDisk: true })
  vi.spyOn(process, 'uptime').mockReturnValue((3 * DAY_MS) / SECOND_MS)
  onTestFinished(() => void vi.restoreAllMocks())
  mkdirSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups', 'last-failure.json'), '{"at":1,"message":"The disk is full"}')
  expect(await findReasons(deps)).toEqual(['backup-failed', 'backup-old'])
})

test('reports a damaged database through its failed backup', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  db.$client.exec('create table shelves (a); insert into shelves values (1)')
  damage(db.$client.name, 'shelves')
  const actor = { id: 'boss', email: 'boss@shop.example' }
  await expect(makeBackup(deps, actor, 'manual')).rejects.toThrow('damaged')
  expect(await findReasons(deps)).toEqual(['database-damaged'])
})

test('reports a copy found damaged after the backup', async () => {
  const { deps, folder } = await adminShop({ onDisk: true })
  mkdirSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(
    join(folder, 'backups', 'tuckling-2026-11-21T03-00-12-345Z-before-migration.db'),
    'no database',
  )
  await checkBackups(deps, new AbortController().signal)
  expect(await findReasons(deps)).toEqual(['database-damaged'])
})

test('reports failing and silent feeds', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const silent = { name: 'silent', location: 'x.csv', schedule: '0 * * * *', observedUntil: longAgo }
  const [feed] = db.insert(feeds).values(silent).returning().all()
  db.insert(feedRuns)
    .values({ feedId: feed?.id ?? 0, status: 'failed' })
    .run()
  expect(await findReasons(deps)).toEqual(['feeds-failing', 'feeds-overdue'])
})

test('reports mails overdue by an hour, except paced newsletters', async () => {
  const { deps, db } = await adminShop({ onDisk: true, env: WITH_RELAY })
  const old = { lane: 'mail' as const, recipient: 'ada@home.example', content: '{}', createdAt: longAgo }
  const later = new Date(Date.now() + HOUR_MS)
  db.insert(outbox)
    .values([
      { ...old, key: 'to come', dueAt: later },
      { ...old, key: 'sent', state: 'sent' },
      { ...old, key: 'campaign', lane: 'newsletter', dueAt: longAgo },
      { ...old, key: 'new', createdAt: new Date() },
    ])
    .run()
  expect(await findReasons(deps)).toEqual([])
  db.insert(outbox)
    .values({ ...old, key: 'tried', dueAt: later, attempts: 3 })
    .run()
  expect(await findReasons(deps)).toEqual(['mails-late'])
  expect(await findReasons({ ...deps, mailer: undefined })).toEqual([])
})

test('reports messages for active webhooks overdue by an hour', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const [endpoint] = db
    .insert(webhookEndpoints)
    .values({ url: 'https://partner.example', events: [], secret: 'x', enabled: false })
    .returning()
    .all()
  const message = { event: 'webhook.test', payload: '{}', createdAt: longAgo } as const
  db.insert(webhookDeliveries)
    .values({ ...message, endpointId: endpoint?.id ?? 0, messageId: 'msg_1' })
    .run()
  expect(await findReasons(deps)).toEqual([])
  db.update(webhookEndpoints).set({ enabled: true }).run()
  expect(await findReasons(deps)).toEqual(['webhooks-late'])
})
