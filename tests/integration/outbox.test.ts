import { describe, expect, test } from 'vitest'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import { forgetRecipients, recoverInterrupted } from '#server/mail/outbox/cleaning.ts'
import { deliverNext } from '#server/mail/outbox/delivering.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp } from '#tests/helpers/mail-app.ts'

const CONTENT = { language: 'en' as const, subject: 'Your receipt', html: '<p>Thanks</p>', text: 'Thanks' }

test('an email is sent once per purpose, however often it is queued, and then deleted', async () => {
  const { deps, db, sink } = await createMailApp()
  for (let n = 0; n < 3; n += 1)
    queueMail(deps, { key: 'receipt:42', to: 'maja@home.test', content: CONTENT })
  const [mail] = await sink.received(1)
  expect(mail).toMatchObject({ to: 'maja@home.test', mail: { subject: 'Your receipt', text: 'Thanks\n' } })
  queueMail(deps, { key: 'receipt:42', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'sent', recipient: null, content: null }]))
  expect(sink.mails).toHaveLength(1)
})

test('nothing is stored without a relay, and the caller is informed', () => {
  const { deps, db } = createTestApp()
  expect(queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })).toBe(false)
  expect(rows(db)).toEqual([])
})

test('a temporary failure is retried later, unless the email is useless by then', async () => {
  const { deps, db } = await createMailApp({ refuseMail: () => ({ code: 451, message: '4.3.2 busy' }) })
  queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'waiting', attempts: 1 }]))
  expect(rows(db)[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
  const giveUpAt = new Date(Date.now() + 30_000)
  queueMail(deps, { key: 'b', to: 'maja@home.test', content: CONTENT, giveUpAt })
  await eventually(() => expect(rows(db)[1]).toMatchObject({ state: 'failed', content: null }))
  expect(rows(db)[1]?.reason).toContain('busy')
})

test('the address of an undelivered mail is deleted after a while', async () => {
  const { deps, db } = await createMailApp({
    refuseRecipient: () => ({ code: 550, message: '5.1.1 unknown' }),
  })
  queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'failed', recipient: 'maja@home.test' }]))
  forgetRecipients(db, new Date(Date.now() + 1))
  expect(rows(db)).toMatchObject([{ recipient: null }])
})

describe('an email interrupted while it was sent', () => {
  const queued = (key: string) => ({ key, lane: 'mail' as const, recipient: 'maja@home.test' })
  const content = JSON.stringify(CONTENT)

  test('by an ended process is sent once, unless the relay may have it', async () => {
    const { db, sink } = await createMailApp()
    db.insert(outbox)
      .values([
        { ...queued('a'), content, state: 'claimed', claim: 'of-another' },
        { ...queued('b'), content, state: 'handed', claim: 'of-another' },
      ])
      .run()
    await eventually(() =>
      expect(rows(db)).toMatchObject([
        { state: 'sent', attempts: 1 },
        { state: 'handed', finishedAt: expect.any(Date), attempts: 0 },
      ]),
    )
    expect(sink.mails).toHaveLength(1)
  })

  test('stays with its sender while the relay takes its time', async () => {
    const { db, deps } = createTestApp({ seeded: false })
    db.insert(outbox)
      .values({ ...queued('a'), content })
      .run()
    const relay = Promise.withResolvers<void>()
    const mailer: Mailer = { send: (_, options) => relay.promise.then(options?.beforeEnd) }
    const delivery = { write: async () => undefined, onMailboxRefused: () => undefined }
    const sending = deliverNext({ ...deps, mailer }, 'mail', delivery)
    recoverInterrupted(db)
    expect(rows(db)).toMatchObject([{ state: 'claimed' }])
    expect(await deliverNext({ ...deps, mailer }, 'mail', delivery)).toBe('idle')
    relay.resolve()
    expect(await sending).toBe('sent')
    expect(rows(db)).toMatchObject([{ state: 'sent', attempts: 1 }])
  })
})

function rows(db: ReturnType<typeof createTestApp>['db']) {
  return db.select().from(outbox).all()
}
