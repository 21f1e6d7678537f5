import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { visitorContext } from '#server/context.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { recordChange } from '#server/features/audit/service.ts'
import { adminProcedure, createCallerFactory, router } from '#server/trpc/init.ts'
import { DomainError } from '#shared/errors.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { openMailSink } from '#tests/helpers/mail-sink.ts'

const feed = {
  name: 'Nordic',
  place: {
    kind: 'path' as const,
    location: join(import.meta.dirname, '../fixtures/feeds/google-xml.xml'),
  },
  credentials: { user: 'shop', password: 'very-secret' },
}

/** A new feature, made by somebody who has never heard of the log. */
const futureRouter = router({
  admin: router({
    futures: router({
      change: adminProcedure
        .input(z.object({ id: z.number(), note: z.string() }))
        .mutation(({ input }) => input.id),
      look: adminProcedure.query(() => 1),
      fail: adminProcedure.mutation(() => {
        throw new DomainError('CONFLICT', 'Not now')
      }),
      recorded: adminProcedure.mutation(({ ctx }) =>
        recordChange(ctx.db, ctx.user, { action: 'catalog.seeded', targetName: 'By itself' }),
      ),
    }),
  }),
})

async function futureShop() {
  const shop = await adminShop()
  const caller = createCallerFactory(futureRouter)({ ...visitorContext(shop.deps), user: shop.user })
  return { ...shop, futures: caller.admin.futures }
}

describe('a procedure that changes something', () => {
  test('is recorded without any code of its own', async () => {
    const { futures, log, user } = await futureShop()
    await futures.change({ id: 7, note: 'Call Ada, +46 70 000' })
    expect(log()).toMatchObject([
      {
        actorId: user.id,
        actorEmail: user.email,
        action: 'other.changed',
        targetId: '7',
        targetName: 'admin.futures.change',
        after: { id: 7 },
      },
    ])
    expect(JSON.stringify(log())).not.toContain('Ada')
  })

  test('is recorded once, and not if it fails or only reads', async () => {
    const { futures, log } = await futureShop()
    await futures.recorded()
    await futures.look()
    await expect(futures.fail()).rejects.toThrow('Not now')
    await expect(futures.change({ id: Number.NaN, note: '' })).rejects.toThrow()
    expect(log()).toMatchObject([{ action: 'catalog.seeded', targetName: 'By itself' }])
  })
})

test('records feeds by name and without their secrets', async () => {
  const { admin, log } = await adminShop({
    seeded: false,
    env: { BETTER_AUTH_SECRET: 'x'.repeat(32), FEEDS_FOLDER: dirname(feed.place.location) },
  })
  const { id } = await admin.feeds.create(feed)
  await admin.feeds.update({ ...feed, id, schedule: '0 4 * * *' })
  await admin.feeds.delete({ id })
  expect(log()).toMatchObject([
    { action: 'feed.added', targetName: 'Nordic', after: { name: 'Nordic', sent: 'place, credentials' } },
    { action: 'feed.edited', targetName: 'Nordic', after: { schedule: '0 4 * * *' } },
    { action: 'feed.deleted', targetId: String(id), targetName: 'Nordic' },
  ])
  expect(JSON.stringify(log())).not.toMatch(/very-secret|google-xml/)
})

test('records the newsletter without naming subscribers', async () => {
  const sink = await openMailSink()
  const { admin, db, log } = await adminShop({ env: { SMTP_URL: sink.url } })
  await sink.close()
  const {
    newsletter: { campaigns, subscribers: people },
  } = admin
  const csv = 'ada@example.com\nbo@example.com\ncia@example.com'
  await people.import({ csv, consentText: 'A list from the fair', areConfirmed: true })
  const [ada, bo] = db.select().from(subscribers).all()
  await people.markBounced({ id: ada?.id ?? 0 })
  await people.delete({ id: bo?.id ?? 0 })
  await people.askUnconfirmed()
  await people.export()
  const text = { subject: 'Spring', preview: '', markdown: 'Hello.' }
  const { id } = await campaigns.create(text)
  await campaigns.update({ id, ...text, subject: 'Summer' })
  await campaigns.sendTest({ id, to: 'me@example.com' })
  await campaigns.send({ id })
  await campaigns.stop({ id })
  const draft = await campaigns.create(text)
  await campaigns.delete({ id: draft.id })
  expect(log()).toMatchObject([
    { action: 'subscriber.imported', after: { added: 3, changed: 0, unchanged: 0 } },
    { action: 'subscriber.bounced', targetName: `Subscriber ${ada?.id}` },
    { action: 'subscriber.deleted', targetName: `Subscriber ${bo?.id}` },
    { action: 'subscriber.asked', after: { emailed: 0 } },
    { action: 'subscriber.exported', after: { subscribers: 2 } },
    { action: 'campaign.added', targetName: 'Spring' },
    { action: 'campaign.edited', before: { subject: 'Spring' }, after: { subject: 'Summer' } },
    { action: 'campaign.test-sent', targetName: 'Summer' },
    { action: 'campaign.sent', targetId: String(id), after: { recipients: 1 } },
    { action: 'campaign.stopped', after: { spared: 1 } },
    { action: 'campaign.added' },
    { action: 'campaign.deleted', targetName: 'Spring' },
  ])
  expect(JSON.stringify(log())).not.toMatch(/(ada|bo|cia|me)@example/)
})

test('records who exported the ledger', async () => {
  const { admin, log } = await adminShop()
  await admin.donations.csv()
  expect(log()).toMatchObject([{ action: 'donation.exported', after: { donations: 0 } }])
})
