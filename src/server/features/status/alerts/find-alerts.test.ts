import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { donations } from '#server/db/schema/donations.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { findAlerts } from '#server/features/status/alerts/find-alerts.ts'
import type { Payments } from '#server/integrations/payments.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

type Status = (typeof feedRuns.$inferSelect)['status']

const causesOf = async (deps: Parameters<typeof findAlerts>[0], now = Date.now()) =>
  (await findAlerts(deps, now)).map(({ cause }) => cause)

function addFeed(db: Database, name: string, runs: Status[]) {
  const { id } = db.insert(feeds).values({ name, location: 'x.csv' }).returning().get()
  for (const status of runs) db.insert(feedRuns).values({ feedId: id, status }).run()
}

test('reports a feed only after its last two imports failed', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  addFeed(db, 'once', ['done', 'failed'])
  addFeed(db, 'mended', ['failed', 'failed', 'done'])
  addFeed(db, 'withheld', ['failed', 'partial'])
  expect(await causesOf(deps)).toEqual([])
  addFeed(db, 'broken', ['done', 'failed', 'interrupted'])
  const [alert] = await findAlerts(deps, Date.now())
  expect(alert).toMatchObject({ cause: 'feeds', heading: 'A feed failed twice' })
  expect(alert?.texts).toContain('broken')
})

test('reports a failed backup with its reason', async () => {
  const { deps, folder } = await adminShop({ onDisk: true })
  mkdirSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups', 'last-failure.json'), '{"at":1,"message":"The disk is full"}')
  const [alert] = await findAlerts(deps, Date.now())
  expect(alert).toMatchObject({
    cause: 'backups',
    texts: ['The last backup failed: The disk is full.'],
  })
})

test('reports mail after ten failures within a day', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const failed = (key: string, ageMs: number) =>
    db
      .insert(outbox)
      .values({ key, lane: 'mail', state: 'failed', finishedAt: new Date(Date.now() - ageMs) })
      .run()
  for (let mail = 0; mail < 20; mail++) failed(`old ${mail}`, 2 * DAY_MS)
  for (let mail = 0; mail < 9; mail++) failed(`new ${mail}`, HOUR_MS)
  expect(await causesOf(deps)).toEqual([])
  failed('one more', HOUR_MS)
  expect(await causesOf(deps)).toEqual(['mails'])
})

test('reports a payment whose checkout is open for longer than possible', async () => {
  const { deps, db } = await adminShop({ onDisk: true })
  const payments = { isLive: true, isDemo: false } as Payments
  db.insert(donations)
    .values({
      reference: 'x',
      checkoutSessionId: 'cs_1',
      amountMinor: 500,
      email: 'ada@home.example',
      livemode: true,
    })
    .run()
  const inDays = (days: number) => Date.now() + days * DAY_MS
  expect(await causesOf({ ...deps, payments }, inDays(1))).toEqual([])
  expect(await causesOf({ ...deps, payments }, inDays(2))).toEqual(['payments'])
  expect(await causesOf({ ...deps, payments: { ...payments, isDemo: true } }, inDays(2))).toEqual([])
  expect(await causesOf({ ...deps, payments: undefined }, inDays(2))).toEqual([])
})
