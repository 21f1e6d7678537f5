import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { MailError } from '#server/mail/delivery/mail-error.ts'
import { createMailer, mailerOf } from '#server/mail/delivery/mailer.ts'
import { openMailSink } from '#tests/helpers/mail-sink.ts'

const FROM = 'Tuckling <shop@tuckling.test>'
const MAIL = { to: 'maja@home.test', subject: 'Hej på dig', html: '<p>Hej</p>', text: 'Hej' }

async function sink(options?: Parameters<typeof openMailSink>[0]) {
  const opened = await openMailSink(options)
  onTestFinished(opened.close)
  return { ...opened, mailer: createMailer({ smtpUrl: opened.url, from: () => FROM }) }
}

test('an email arrives with both parts, its headers, and its message id', async () => {
  const { mailer, mails } = await sink()
  await mailer.send({ ...MAIL, headers: { 'X-Shop': 'yes' }, messageId: 'abc@tuckling.test' })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toBe('maja@home.test')
  expect(mails[0]?.mail).toMatchObject({
    from: { name: 'Tuckling', address: 'shop@tuckling.test' },
    to: [{ address: 'maja@home.test' }],
    subject: 'Hej på dig',
    messageId: '<abc@tuckling.test>',
    html: '<p>Hej</p>\n',
    text: 'Hej\n',
  })
  expect(mails[0]?.mail.headers.find(({ key }) => key === 'x-shop')?.value).toBe('yes')
})

test('line breaks in subject, headers, and addresses add neither headers nor recipients', async () => {
  const { mailer, mails } = await sink()
  await mailer.send({
    ...MAIL,
    subject: 'Hello\r\nBcc: all@home.test\r\n\r\nbody',
    headers: { 'X-Shop': 'a\nBcc: all@home.test' },
  })
  const names = mails[0]?.mail.headers.map(({ key }) => key)
  expect(names).not.toContain('bcc')
  expect(mails[0]?.mail.subject).toBe('Hello Bcc: all@home.test body')
  await expect(mailer.send({ ...MAIL, to: 'a@home.test, b@home.test' })).rejects.toThrow(MailError)
  await expect(mailer.send({ ...MAIL, to: 'a@home.test>\r\nRCPT TO:<b@home.test' })).rejects.toThrow(
    MailError,
  )
  expect(mails.map(({ to }) => to)).toEqual(['maja@home.test'])
})

test.each([
  [{ code: 550, message: '5.1.1 no such user' }, 'mailbox'],
  [{ code: 550, message: '5.7.1 your address is on a list' }, 'refused'],
  [{ code: 451, message: '4.7.1 greylisted, come again' }, 'unavailable'],
])('the relay’s answer for a recipient determines the failure: %o', async (refusal, failure) => {
  const { mailer, mails } = await sink({ refuseRecipient: () => refusal })
  const beforeEnd = vi.fn()
  const sending = mailer.send(MAIL, { beforeEnd })
  await expect(sending).rejects.toMatchObject({ name: 'MailError', failure, isAnswer: true })
  expect(mails).toEqual([])
  expect(beforeEnd, 'the message was not even asked for').not.toHaveBeenCalled()
})

test('a relay that rejects the whole mail permanently is not retried', async () => {
  const { mailer } = await sink({ refuseMail: () => ({ code: 554, message: 'looks like spam' }) })
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ failure: 'refused', isAnswer: true })
})

test('the relay accepts an email only after the final step, and not if that fails', async () => {
  const { mailer, mails } = await sink()
  let seenBefore: number | undefined
  await mailer.send(MAIL, {
    beforeEnd: () => {
      seenBefore = mails.length
    },
  })
  expect(seenBefore).toBe(0)
  expect(mails).toHaveLength(1)
  const stop = () => {
    throw new Error('another process took over')
  }
  await expect(mailer.send(MAIL, { beforeEnd: stop })).rejects.toThrow('another process took over')
  expect(mails).toHaveLength(1)
})

test('a relay that stays silent after it connects times out', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${portOf(server)}`,
    from: () => FROM,
    timeLimitMs: 200,
  })
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ failure: 'unavailable', isAnswer: false })
})

test('a password is not sent to an unencrypted relay unless its address allows it', async () => {
  const { url, mails } = await sink()
  const address = url.replace('//', '//shop:secret@')
  const send = (smtpUrl: string) => createMailer({ smtpUrl, from: () => FROM }).send(MAIL)
  await expect(send(address)).rejects.toMatchObject({ failure: 'unavailable' })
  expect(mails).toHaveLength(0)
  await send(`${address}?requireTLS=false`)
  await send(`${address}?ignoreTLS=true`)
  await send(url)
  expect(mails).toHaveLength(3)
})

test('an unreachable relay is unavailable', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: () => FROM })
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ failure: 'unavailable', isAnswer: false })
})

test('mail is off without SMTP_URL, and uses the contact address without MAIL_FROM', async () => {
  expect(mailerOf(readEnvironment({}))).toBeUndefined()
  const { url, mails } = await sink()
  const environment = readEnvironment({ SMTP_URL: url, SITE_NAME: 'Cub', CONTACT_EMAIL: 'us@cub.test' })
  await mailerOf(environment)?.send(MAIL)
  expect(mails[0]?.mail.from).toMatchObject({ name: 'Cub', address: 'us@cub.test' })
})

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return address.port
}
