import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { createCampaign, getCampaign, sendCampaign } from '#server/features/newsletter/campaigns/service.ts'
import { importSubscribers } from '#server/features/newsletter/subscribers/service.ts'
import { createMailer } from '#server/mail/delivery/mailer.ts'
import { openMailSink } from '#tests/helpers/mail-sink.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'

const READY = /is ready at/
const RECIPIENTS = 400
const KILLED_AT = [100, 240]
const PEOPLE = Array.from({ length: RECIPIENTS }, (_, index) => `p${index}@home.test`)
const TIME_LIMIT_MS = 240_000
const POLL_MS = 250

/** As when an administrator had just pressed Send. */
function beginCampaign(databasePath: string, smtpUrl: string): number {
  const db = openDatabase(databasePath)
  const actor = { id: 'admin', email: 'admin@tuckling.test' }
  const consentText = 'They signed a list at the fair'
  importSubscribers(db, actor, { csv: PEOPLE.join('\n'), consentText, areConfirmed: true })
  const { id } = createCampaign(db, actor, { subject: 'To all', preview: '', markdown: 'Hello.' })
  sendCampaign({ db, mailer: createMailer({ smtpUrl, from: () => 'shop@tuckling.test' }) }, actor, id)
  db.$client.close()
  return id
}

async function untilSent(databasePath: string, id: number) {
  const db = openDatabase(databasePath)
  while (getCampaign(db, id).status === 'sending') await new Promise((next) => setTimeout(next, POLL_MS))
  const campaign = getCampaign(db, id)
  db.$client.close()
  return campaign
}

/** An email that was on its way when the server died may have arrived or not: it is said, and never sent again. */
test('a campaign is never sent twice after a kill and reports possible omissions', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const sink = await openMailSink()
  onTestFinished(sink.close)
  const { env } = await ownPlace()
  const id = beginCampaign(env.DATABASE_PATH, sink.url)
  const variables = { ...env, SMTP_URL: sink.url, NEWSLETTER_PER_MINUTE: '60000' }
  for (const count of KILLED_AT) {
    const server = startServer(variables)
    await sink.received(count)
    server.signalGroup('SIGKILL')
    await server.ended
  }
  const server = startServer(variables)
  await server.prints(READY)
  const { progress } = await untilSent(env.DATABASE_PATH, id)
  const reached = sink.mails.map(({ to }) => to)
  expect(new Set(reached).size).toBe(reached.length)
  expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(reached.length)
  expect(PEOPLE).toEqual(expect.arrayContaining(reached))
  expect(reached.length).toBeGreaterThanOrEqual(progress.sent)
  expect(progress).toMatchObject({ total: RECIPIENTS, waiting: 0, failed: 0, canceled: 0 })
  expect(progress.sent + progress.unanswered).toBe(RECIPIENTS)
})
