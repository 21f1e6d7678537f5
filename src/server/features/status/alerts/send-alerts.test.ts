import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { sendAlerts } from '#server/features/status/alerts/send-alerts.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const NOON = Date.parse('2027-01-01T12:00:00Z')
const env = { SMTP_URL: 'smtp://127.0.0.1:9', ALERT_MAILS: 'on', PUBLIC_URL: 'https://shop.test' }

async function shopWithBrokenFeed() {
  const shop = await adminShop({ onDisk: true, env })
  const { id } = shop.db.insert(feeds).values({ name: 'Toys', location: 'x.csv' }).returning().get()
  for (let run = 0; run < 2; run++) shop.db.insert(feedRuns).values({ feedId: id, status: 'failed' }).run()
  return { ...shop, mails: () => shop.db.select().from(outbox).all() }
}

test('notifies each unblocked administrator once a day per cause', async () => {
  const { deps, db, user, signInAs, mails } = await shopWithBrokenFeed()
  const { user: blocked } = await signInAs('admin')
  await signInAs('user')
  db.update(users).set({ banned: true }).where(eq(users.id, blocked.id)).run()
  db.delete(outbox).run()
  expect(await sendAlerts(deps, NOON)).toBe(1)
  expect(await sendAlerts(deps, NOON + DAY_MS / 4)).toBe(0)
  expect(mails().map(({ recipient }) => recipient)).toEqual([user.email])
  expect(await sendAlerts(deps, NOON + DAY_MS)).toBe(1)
  expect(mails()).toHaveLength(2)
})

test('explains the problem in the email and links to its remedy', async () => {
  const { deps, db, mails } = await shopWithBrokenFeed()
  db.delete(outbox).run()
  await sendAlerts(deps, NOON)
  const { subject, text } = JSON.parse(mails()[0]?.content ?? '{}')
  expect(subject).toBe('Tuckling: A feed failed twice')
  expect(text).toContain('Toys')
  expect(text).toContain('https://shop.test/admin/feeds?state=failing')
})

test('sends nothing while all is well', async () => {
  const { deps, db } = await adminShop({ onDisk: true, env })
  db.delete(outbox).run()
  expect(await sendAlerts(deps, NOON)).toBe(0)
})
