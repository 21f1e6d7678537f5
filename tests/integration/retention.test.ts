import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, verifications } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { pageViews } from '#server/db/schema/catalog.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { searches } from '#server/db/schema/search.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { forgetOld } from '#server/jobs/retention.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'
import { MIN_VISITORS_PER_SEARCH } from '#shared/search-params/reports.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const NOW = Date.now()
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS)

test('expired sessions and links are removed a day later, and valid ones stay', async () => {
  const shop = await adminShop()
  const { session } = await shop.signInAs('user')
  shop.db
    .update(sessions)
    .set({ expiresAt: daysAgo(1.1) })
    .where(eq(sessions.id, session.id))
    .run()
  shop.db
    .insert(verifications)
    .values([
      { id: 'old', identifier: 'reset', value: 'x', expiresAt: daysAgo(1.1) },
      { id: 'new', identifier: 'reset', value: 'x', expiresAt: daysAgo(0.9) },
    ])
    .run()
  await forgetOld(shop.deps, NOW)
  expect(shop.db.select({ id: sessions.id }).from(sessions).all()).toEqual([{ id: shop.session.id }])
  expect(shop.db.select({ id: verifications.id }).from(verifications).all()).toEqual([{ id: 'new' }])
})

test('searches are deleted after their retention time', async () => {
  const shop = await adminShop()
  const days = [RETENTION_DAYS.searches + 1, RETENTION_DAYS.searches - 1].map((age) =>
    daysAgo(age).toISOString().slice(0, 10),
  )
  shop.db
    .insert(searches)
    .values(days.map((day) => ({ day, words: 'karra', spelling: 'kärra', searched: 3 })))
    .run()
  await forgetOld(shop.deps, NOW)
  expect(shop.db.select().from(searches).all()).toMatchObject([{ day: days[1] }])
})

test('daily views of pages are kept for two years', async () => {
  const shop = await adminShop()
  const days = [RETENTION_DAYS.pageViews + 1, RETENTION_DAYS.pageViews - 1].map((age) => utcDay(daysAgo(age)))
  shop.db
    .insert(pageViews)
    .values(days.map((day) => ({ day, page: pageKey('home'), count: 3 })))
    .run()
  await forgetOld(shop.deps, NOW)
  expect(shop.db.select().from(pageViews).all()).toMatchObject([{ day: days[1] }])
})

test('administrators’ changes are kept for two years', async () => {
  const shop = await adminShop()
  const line = { actorId: 'a', actorEmail: 'a@b.test', action: 'feed.added' as const, targetName: 'x' }
  const days = [RETENTION_DAYS.auditLog + 0.1, RETENTION_DAYS.auditLog - 0.1]
  shop.db
    .insert(auditLog)
    .values(days.map((day) => ({ ...line, at: daysAgo(day) })))
    .run()
  await forgetOld(shop.deps, NOW)
  expect(shop.log().map(({ at }) => at)).toEqual([daysAgo(RETENTION_DAYS.auditLog - 0.1)])
})

test('mails lose their recipients and webhooks their messages after 30 days', async () => {
  const shop = await adminShop()
  const [subscriber] = shop.db
    .insert(subscribers)
    .values({ email: 'maja@home.test', consentText: 'Yes', consentAt: daysAgo(40) })
    .returning()
    .all()
  const mail = {
    lane: 'mail' as const,
    subscriberId: subscriber?.id ?? 0,
    recipient: 'maja@home.test',
    state: 'handed' as const,
  }
  const endpoint = shop.db
    .insert(webhookEndpoints)
    .values({ url: 'https://partner.example/hook', secret: 'sealed', events: ['subscriber.confirmed'] })
    .returning()
    .get()
  const message = { endpointId: endpoint.id, event: 'subscriber.confirmed' as const, payload: '{}' }
  for (const days of [31, 29]) {
    const createdAt = daysAgo(days)
    shop.db
      .insert(outbox)
      .values({ ...mail, key: `confirm ${days}`, createdAt })
      .run()
    shop.db
      .insert(webhookDeliveries)
      .values({ ...message, messageId: `m${days}`, createdAt })
      .run()
  }
  await forgetOld(shop.deps, NOW)
  const remaining = shop.db.select().from(outbox).all()
  expect(remaining.map(({ recipient }) => recipient)).toEqual([null, 'maja@home.test'])
  expect(shop.db.select().from(webhookDeliveries).all()).toMatchObject([{ createdAt: daysAgo(29) }])
})

test('old backups are removed with SQLite’s side files, and the newest stay', async () => {
  const shop = await adminShop()
  const folder = join(shop.folder, 'backups')
  mkdirSync(folder, { recursive: true })
  const names = [200, 199, 198, 197, 1].map((days) => {
    const name = `tuckling-${daysAgo(days).toISOString().replaceAll(/[:.]/g, '-')}-manual.db`
    for (const end of ['', '-wal']) writeFileSync(join(folder, `${name}${end}`), 'x')
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days))
    return name
  })
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  await forgetOld(shop.deps, NOW)
  const left = readdirSync(folder).filter((name) => name.endsWith('.db'))
  expect(left.sort()).toEqual(names.slice(-BACKUP_RETENTION.always).sort())
  expect(existsSync(join(folder, `${names[0]}-wal`))).toBe(false)
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
  expect(shop.logLines).toContainEqual(expect.objectContaining({ removed: names.slice(0, 2).reverse() }))
})

test('the privacy policy states the retention times of the job', async () => {
  const { app } = createTestApp()
  const html = await (await app.request('/privacy-policy')).text()
  const text = html.replaceAll(/<!-- -->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  const { backups, mailRecipients, searches, securityLog, unpaidDonations, auditLog: audit } = RETENTION_DAYS
  for (const sentence of [
    `which are deleted after ${backups} days`,
    `the newest ${BACKUP_RETENTION.always} are kept`,
    `The recipient is deleted after ${mailRecipients} days`,
    `Deleted after ${securityLog} days`,
    `An unpaid attempt is deleted after ${unpaidDonations} days`,
    `with their account for ${audit / 365} years`,
    `fewer than ${MIN_VISITORS_PER_SEARCH} visitors have searched for are not stored`,
    `The counts are deleted after ${searches} days`,
  ])
    expect(text).toContain(sentence)
})
