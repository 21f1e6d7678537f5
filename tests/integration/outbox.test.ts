import { expect, test } from 'vitest'
import { outbox } from '#server/db/schema/outbox.ts'
import { forgetRecipients, queueMail } from '#server/mail/outbox/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp } from '#tests/helpers/mail-app.ts'

const CONTENT = { subject: 'Your receipt', html: '<p>Thanks</p>', text: 'Thanks' }

test('a mail is sent once for what it is for, however often it is queued, and then forgotten', async () => {
  const { deps, db, sink } = await createMailApp()
  for (let n = 0; n < 3; n += 1)
    queueMail(deps, { key: 'receipt:42', to: 'maja@home.test', content: CONTENT })
  const [mail] = await sink.received(1)
  expect(mail).toMatchObject({ to: 'maja@home.test', mail: { subject: 'Your receipt', text: 'Thanks\n' } })
  queueMail(deps, { key: 'receipt:42', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'sent', recipient: null, content: null }]))
  expect(sink.mails).toHaveLength(1)
})

test('without a relay nothing is stored, and the caller learns it', () => {
  const { deps, db } = createTestApp()
  expect(queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })).toBe(false)
  expect(rows(db)).toEqual([])
})

test('a relay that says later is asked later; a mail that is of no use then is given up', async () => {
  const { deps, db } = await createMailApp({ refuseMail: () => ({ code: 451, message: '4.3.2 busy' }) })
  queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'waiting', attempts: 1 }]))
  expect(rows(db)[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
  const giveUpAt = new Date(Date.now() + 30_000)
  queueMail(deps, { key: 'b', to: 'maja@home.test', content: CONTENT, giveUpAt })
  await eventually(() => expect(rows(db)[1]).toMatchObject({ state: 'failed', content: null }))
  expect(rows(db)[1]?.reason).toContain('busy')
})

test('the address of a mail that never arrived is forgotten after a while', async () => {
  const { deps, db } = await createMailApp({
    refuseRecipient: () => ({ code: 550, message: '5.1.1 unknown' }),
  })
  queueMail(deps, { key: 'a', to: 'maja@home.test', content: CONTENT })
  await eventually(() => expect(rows(db)).toMatchObject([{ state: 'failed', recipient: 'maja@home.test' }]))
  forgetRecipients(db, new Date(Date.now() + 1))
  expect(rows(db)).toMatchObject([{ recipient: null }])
})

function rows(db: ReturnType<typeof createTestApp>['db']) {
  return db.select().from(outbox).all()
}
