import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { createMailApp, header, linkTo } from '#tests/helpers/mail-app.ts'

const TEXT = { subject: 'Five calm finds', preview: 'Swaddles', markdown: '# Hello\n\nA [link](/products).' }
const CONSENT = 'They signed a list at the fair of 2026'

function people(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${index}@home.test`)
}

/** Opens the newsletter of a shop, with or without a relay, as its administrator. */
async function officeOf(app: Pick<ReturnType<typeof createTestApp>, 'signInAs'>) {
  const { campaigns, subscribers: readers } = (await app.signInAs('admin')).caller.admin.newsletter
  const load = (csv: string, areConfirmed = true) =>
    readers.import({ csv, consentText: CONSENT, areConfirmed })

  /** Sends a campaign to so many subscribers. */
  async function send(count: number) {
    await load(people(count).join('\n'))
    const { id } = await campaigns.create(TEXT)
    await campaigns.send({ id })
    return id
  }

  async function untilSent(id: number) {
    for (;;) {
      const campaign = await campaigns.byId({ id })
      if (campaign.status !== 'sending') return campaign
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return { campaigns, readers, load, send, untilSent }
}

describe('a campaign', () => {
  test('reaches each confirmed subscriber once, with personal links and headers', async () => {
    const app = await createMailApp()
    const { campaigns, load, untilSent } = await officeOf(app)
    await load(people(3).join('\n'))
    await app.caller.newsletter.subscribe({ email: 'waiting@home.test' })
    const { id } = await campaigns.create(TEXT)
    await campaigns.send({ id })
    const campaign = await untilSent(id)
    expect(campaign).toMatchObject({ status: 'sent', progress: { total: 3, sent: 3, waiting: 0, failed: 0 } })
    const mails = app.sink.mails.filter(({ mail }) => mail.subject === TEXT.subject)
    expect(mails.map(({ to }) => to).sort()).toEqual(people(3))
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(3)
    for (const mail of mails) {
      expect(header('list-unsubscribe-post', mail)).toBe('List-Unsubscribe=One-Click')
      expect(header('list-id', mail)).toBe('<newsletter.shop.test>')
      expect(mail.mail.html).toContain('href="https://shop.test/products"')
      const path = linkTo('/newsletter/unsubscribe', mail)
      expect(header('list-unsubscribe', mail)).toBe(`<https://shop.test${path}>`)
      await app.app.request(path, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      const row = app.db.select().from(subscribers).where(eq(subscribers.email, mail.to)).get()
      expect(row?.status).toBe('unsubscribed')
    }
  })

  test('skips subscribers who leave while it is sent', async () => {
    const app = await createMailApp()
    await app.stopDelivery()
    const { send, untilSent } = await officeOf(app)
    const id = await send(2)
    app.db
      .update(subscribers)
      .set({ status: 'unsubscribed' })
      .where(eq(subscribers.email, 'p0@home.test'))
      .run()
    app.startDelivery()
    const campaign = await untilSent(id)
    expect(campaign.progress).toMatchObject({ sent: 1, canceled: 1 })
    expect(app.sink.mails.map(({ to }) => to)).toEqual(['p1@home.test'])
  })

  test('continues after a busy relay and stops at the administrator’s request', async () => {
    const app = await createMailApp({
      refuseMail: (_, received) => (received > 0 ? { code: 451, message: '4.3.2 busy' } : undefined),
    })
    const { campaigns, send } = await officeOf(app)
    const id = await send(4)
    await app.sink.received(1)
    const stopped = await campaigns.stop({ id })
    expect(stopped.status).toBe('stopped')
    await expect(campaigns.stop({ id })).rejects.toThrow('isn’t being sent')
  })

  test('marks a nonexistent mailbox, which gets no further campaign', async () => {
    const app = await createMailApp({
      refuseRecipient: (address) =>
        address === 'p1@home.test' ? { code: 550, message: '5.1.1 no such user' } : undefined,
    })
    const { campaigns, readers, send, untilSent } = await officeOf(app)
    const id = await send(3)
    expect((await untilSent(id)).progress).toMatchObject({ sent: 2, failed: 1 })
    const { subscribers: bounced } = await readers.list({ status: 'bounced' })
    expect(bounced).toMatchObject([{ email: 'p1@home.test', bounceReason: expect.stringContaining('5.1.1') }])
    const second = await campaigns.create(TEXT)
    expect((await campaigns.send({ id: second.id })).progress.total).toBe(2)
  })

  test('is not sent twice through a relay that never answers', async () => {
    const app = await createMailApp({ refuseMail: () => 'hang-up' })
    const { send, untilSent } = await officeOf(app)
    const id = await send(1)
    expect((await untilSent(id)).progress).toMatchObject({ total: 1, unanswered: 1, sent: 0 })
    await app.stopDelivery()
    app.startDelivery()
    await app.stopDelivery()
    expect(app.sink.mails).toHaveLength(1)
  })

  test('is sent if a killed process had only claimed it', async () => {
    const app = await createMailApp()
    await app.stopDelivery()
    const { send, untilSent } = await officeOf(app)
    const id = await send(3)
    const [first, second] = app.db.select().from(outbox).all()
    app.db
      .update(outbox)
      .set({ state: 'claimed', claim: 'gone' })
      .where(eq(outbox.id, first?.id ?? 0))
      .run()
    app.db
      .update(outbox)
      .set({ state: 'handed', claim: 'gone' })
      .where(eq(outbox.id, second?.id ?? 0))
      .run()
    app.startDelivery()
    expect((await untilSent(id)).progress).toMatchObject({ sent: 2, unanswered: 1 })
    expect(app.sink.mails.map(({ to }) => to).sort()).toEqual(['p0@home.test', 'p2@home.test'])
  })

  test('is sent once by two simultaneous processes', async () => {
    const app = await createMailApp()
    const { campaigns, load, untilSent } = await officeOf(app)
    await load(people(40).join('\n'))
    const { id } = await campaigns.create(TEXT)
    app.startDelivery()
    await campaigns.send({ id })
    app.startDelivery()
    await untilSent(id)
    expect(app.sink.mails.map(({ to }) => to).sort()).toEqual(people(40).sort())
  })

  test('has a test mail, which goes to the given address only and is marked', async () => {
    const app = await createMailApp()
    const { campaigns, load } = await officeOf(app)
    await load(people(2).join('\n'))
    const { id } = await campaigns.create(TEXT)
    await campaigns.sendTest({ id, to: 'me@home.test' })
    const mails = await app.sink.received(1)
    expect(mails).toMatchObject([{ to: 'me@home.test', mail: { subject: 'Test: Five calm finds' } }])
    expect((await campaigns.preview({ id })).html).toContain('Hello</h2>')
  })

  test('cannot be changed once sent', async () => {
    const app = await createMailApp()
    const { campaigns, load } = await officeOf(app)
    await load(people(1).join('\n'))
    const { id } = await campaigns.create(TEXT)
    await campaigns.update({ id, ...TEXT, subject: 'Better' })
    await campaigns.send({ id })
    for (const change of [
      campaigns.update({ id, ...TEXT }),
      campaigns.delete({ id }),
      campaigns.send({ id }),
    ]) {
      await expect(change).rejects.toThrow('can no longer be changed')
    }
  })

  test('requires a relay and a recipient', async () => {
    const without = createTestApp()
    const { campaigns } = await officeOf(without)
    const { id } = await campaigns.create(TEXT)
    await expect(campaigns.send({ id })).rejects.toThrow('SMTP_URL is not set')
    await expect(campaigns.sendTest({ id, to: 'a@b.test' })).rejects.toThrow('SMTP_URL is not set')
    const withRelay = await createMailApp()
    const other = await officeOf(withRelay)
    const campaign = await other.campaigns.create(TEXT)
    await expect(other.campaigns.send({ id: campaign.id })).rejects.toThrow('Nobody has confirmed')
    expect((await other.campaigns.byId({ id: campaign.id })).status).toBe('draft')
  })

  test.each([
    { ...TEXT, subject: 'Two\r\nBcc: all@home.test' },
    { ...TEXT, subject: '' },
    { ...TEXT, markdown: ' ' },
    { ...TEXT, markdown: 'x'.repeat(100_000) },
  ])('is refused if invalid: %#', async (text) => {
    const { campaigns } = await officeOf(createTestApp())
    await expect(campaigns.create(text)).rejects.toThrow()
  })
})

describe('subscribers', () => {
  test('are imported from CSV and exported safely for spreadsheets', async () => {
    const app = createTestApp()
    const { readers, load } = await officeOf(app)
    const csv = 'email,name,status\nanna@home.test,=HYPERLINK("x"),\nbo@home.test,Bo,unsubscribed\nnobody,,\n'
    const first = await load(csv)
    expect(first).toMatchObject({
      added: 2,
      unchanged: 0,
      changed: 0,
      refusedCount: 1,
      refused: [{ row: 4 }],
    })
    const exported = await readers.export()
    expect(exported.count).toBe(2)
    expect(exported.csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(exported.csv).toContain(CONSENT)
    const again = await load(exported.csv)
    expect(again).toMatchObject({ added: 0, unchanged: 2, changed: 0, refusedCount: 0 })
  })

  test('stay unsubscribed after an import, and imported departures count', async () => {
    const app = createTestApp()
    const { readers, load } = await officeOf(app)
    await load('email,status\nanna@home.test,unsubscribed\nbo@home.test,confirmed\n')
    expect(await load('anna@home.test\n')).toMatchObject({ unchanged: 1 })
    expect(await load('email,status\nbo@home.test,unsubscribed\n')).toMatchObject({ changed: 1 })
    const { subscribers: rows } = await readers.list({ status: 'unsubscribed' })
    expect(rows.map(({ email }) => email).sort()).toEqual(['anna@home.test', 'bo@home.test'])
  })

  test('are never emailed if another tool lists them as unsubscribed in any column', async () => {
    const app = await createMailApp()
    const { campaigns, load, untilSent } = await officeOf(app)
    const csv = [
      'id,email,name,subscribed_to_emails,deleted_at',
      '1,in@home.test,In,true,',
      '2,out@home.test,Out,false,',
      '3,gone@home.test,,true,2025-09-01T10:00:00.000Z',
    ].join('\n')
    const report = await load(csv)
    expect(report).toMatchObject({ added: 3, unsubscribedCount: 2, refusedCount: 0 })
    const { id } = await campaigns.create(TEXT)
    await campaigns.send({ id })
    expect(await untilSent(id)).toMatchObject({ status: 'sent' })
    expect((await app.sink.received(1)).map(({ to }) => to)).toEqual(['in@home.test'])
  })

  test('are paged and searched, with a percent sign as plain text', async () => {
    const app = createTestApp()
    const { readers, load } = await officeOf(app)
    const csv = [
      'email,name',
      ...people(60).map((email, index) => `${email},Person ${index}`),
      'x@home.test,100% Åke',
    ].join('\n')
    await load(csv, false)
    expect(await readers.list({})).toMatchObject({ total: 61, pageSize: 20 })
    expect((await readers.list({ page: 4 })).subscribers).toHaveLength(1)
    expect((await readers.list({ page: 99 })).subscribers).toEqual([])
    expect((await readers.list({ search: '%' })).total).toBe(1)
    expect((await readers.list({ search: 'P5@HOME' })).total).toBe(1)
  })

  test('from before mail was configured are asked once after it is', async () => {
    const app = await createMailApp()
    const { readers, load } = await officeOf(app)
    await load(people(3).join('\n'), false)
    expect(await readers.askUnconfirmed()).toEqual({ emailed: 3 })
    expect(await readers.askUnconfirmed()).toEqual({ emailed: 0 })
    const mails = await app.sink.received(3)
    expect(mails.map(({ to }) => to).sort()).toEqual(people(3))
  })

  test('can be deleted with all their data and marked as bounced', async () => {
    const app = createTestApp()
    const { readers, load } = await officeOf(app)
    await load(people(2).join('\n'))
    const [second, first] = (await readers.list({})).subscribers
    await readers.markBounced({ id: first?.id ?? 0 })
    await readers.delete({ id: second?.id ?? 0 })
    expect(await readers.overview()).toMatchObject({
      counts: expect.arrayContaining([
        { status: 'bounced', count: 1 },
        { status: 'confirmed', count: 0 },
      ]),
    })
    await expect(readers.delete({ id: 999 })).rejects.toThrow('find that subscriber')
    await expect(readers.markBounced({ id: 999 })).rejects.toThrow('find that subscriber')
  })
})

describe('the preview of a campaign', () => {
  test('equals the test mail in both parts', async () => {
    const app = await createMailApp()
    const { campaigns } = await officeOf(app)
    const preview = await campaigns.previewText(TEXT)
    const { id } = await campaigns.create(TEXT)
    await campaigns.sendTest({ id, to: 'me@home.test' })
    const [mail] = await app.sink.received(1)
    expect(mail?.mail.subject).toBe(`Test: ${preview.subject}`)
    expect(mail?.mail.html).toContain('href="https://shop.test/products"')
    expect(String(mail?.mail.html).trim()).toBe(preview.html.trim())
    expect(String(mail?.mail.text).trim()).toBe(preview.text.trim())
  })

  test('exists for an empty campaign, stores nothing, and is limited to administrators', async () => {
    const app = await createMailApp()
    const { campaigns } = await officeOf(app)
    const nothing = { subject: '', preview: '', markdown: '' }
    expect((await campaigns.previewText(nothing)).html).toContain('Unsubscribe')
    expect((await campaigns.list({})).total).toBe(0)
    await expect(app.caller.admin.newsletter.campaigns.previewText(TEXT)).rejects.toThrow('Please sign in')
  })

  test('has a frame without scripts that other sites cannot embed', async () => {
    const app = await createMailApp()
    const { headers } = await app.signInAs('admin')
    const path = '/api/admin/newsletter/empty-preview'
    expect((await app.app.request(path)).status).toBe(401)
    const answer = await app.app.request(path, { headers })
    expect(await answer.text()).toContain('Unsubscribe')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
    )
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })
})
