import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { newsletterConsent } from '#shared/messages/en/newsletter.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp, header, linkTo } from '#tests/helpers/mail-app.ts'

const ANSWER = { success: true, message: 'Successfully subscribed to our newsletter!' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.test' }

const FIRST_PAGE_LIMIT_MS = 60_000
/** The first page of a run loads the whole client. */
beforeAll(async () => void (await createTestApp().app.request('/newsletter/confirm')), FIRST_PAGE_LIMIT_MS)

type App = ReturnType<typeof createTestApp>['app']

async function post(app: App, body: unknown) {
  const response = await app.request('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function stored(db: Database, email: string) {
  return db.select().from(subscribers).where(eq(subscribers.email, email)).get()
}

function inAnHour() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
  onTestFinished(() => void vi.useRealTimers())
}

/** When each email's turn comes, in the order of their queuing. */
function minutesToMails(db: Database): number[] {
  const rows = db.select({ dueAt: outbox.dueAt }).from(outbox).orderBy(outbox.id).all()
  return rows.map(({ dueAt }) => Math.round((dueAt.getTime() - Date.now()) / 60_000) || 0)
}

function mailsQueued(db: Database): number {
  return db.select().from(outbox).all().length
}

describe('POST /api/subscribe', () => {
  test('accepts an email address with or without a name and answers success and message', async () => {
    const { app, db } = createTestApp()
    expect(await post(app, { email: ' Maja@Home.test ', name: 'Maja' })).toMatchObject({
      status: 200,
      body: ANSWER,
    })
    expect(await post(app, { email: 'no-name@home.test' })).toMatchObject({ status: 200, body: ANSWER })
    expect(stored(db, 'maja@home.test')).toMatchObject({ name: 'Maja', status: 'unconfirmed' })
    expect(stored(db, 'no-name@home.test')).toMatchObject({ name: null })
  })

  test('stores the consent text, its time, and only a hash of the sender’s address', async () => {
    const { app, db } = createTestApp()
    await post(app, { email: 'maja@home.test' })
    const row = stored(db, 'maja@home.test')
    expect(row?.consentText).toBe(newsletterConsent)
    expect(Date.now() - (row?.consentAt.getTime() ?? 0)).toBeLessThan(10_000)
    expect(row?.consentAddressHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain('127.0.0.1')
  })

  test('hides addresses from people who have only the database', async () => {
    const hashOf = async (secret: string) => {
      const { app, db } = createTestApp({ env: { BETTER_AUTH_SECRET: secret.repeat(32) } })
      await post(app, { email: 'maja@home.test' })
      return stored(db, 'maja@home.test')
    }
    const row = await hashOf('x')
    const inRow = Object.values(row ?? {}).map(String)
    const tried = inRow.map((key) => createHmac('sha256', key).update('127.0.0.1').digest('hex'))
    expect(tried).not.toContain(row?.consentAddressHash)
    expect(row?.consentAddressHash).not.toBe((await hashOf('x'))?.consentAddressHash)
  })

  test('succeeds a second time, changes nothing, and reveals nothing', async () => {
    const { app, db } = createTestApp()
    const first = await post(app, { email: 'maja@home.test', name: 'Maja' })
    const before = stored(db, 'maja@home.test')
    const second = await post(app, { email: 'MAJA@home.test', name: 'Somebody else' })
    expect(second.body).toEqual(first.body)
    expect(stored(db, 'maja@home.test')).toEqual(before)
  })

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 'a@b@c.test' }, 'email'],
    [{ email: 'a@b.test, c@d.test' }, 'email'],
    [{ email: 'a@b.test\r\nBcc: all@home.test' }, 'email'],
    [{ email: `${'a'.repeat(250)}@b.test` }, 'email'],
    [{ email: 7 }, 'email'],
    [{}, 'email'],
    [{ email: 'a@b.test', name: 'Maja\r\nBcc: all@home.test' }, 'name'],
    [{ email: 'a@b.test', name: 'x'.repeat(101) }, 'name'],
    [{ email: 'a@b.test', name: { $ne: 1 } }, 'name'],
    [{ email: 'a@b.test', name: 'x'.repeat(100_000) }, 'name'],
  ])('answers %o with a 400 that names the field, and stores nothing', async (body, field) => {
    const { app, db } = createTestApp()
    const answer = await post(app, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 400, issues: [{ path: field }] } })
    expect(db.select().from(subscribers).all()).toEqual([])
  })

  test('answers the sixth sign-up from one address in ten minutes with 429', async () => {
    const { app } = createTestApp()
    for (let n = 0; n < 5; n += 1) expect((await post(app, { email: `p${n}@home.test` })).status).toBe(200)
    const refused = await post(app, { email: 'p6@home.test' })
    expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('keeps sign-ups unconfirmed without a relay and tells the administrator', async () => {
  const { caller, db, signInAs } = createTestApp()
  expect(await caller.newsletter.subscribe({ email: 'maja@home.test' })).toEqual({ isConfirmedByMail: false })
  expect(mailsQueued(db)).toBe(0)
  const admin = await signInAs('admin')
  expect(await admin.caller.admin.newsletter.subscribers.overview()).toMatchObject({
    canSendMail: false,
    unrequestedCount: 1,
  })
  await expect(admin.caller.admin.newsletter.subscribers.askUnconfirmed()).rejects.toThrow(
    'SMTP_URL is not set',
  )
})

describe('double opt-in', () => {
  test('confirms through the button on the mailed page; opening it changes nothing', async () => {
    const { app, db, caller, sink } = await createMailApp()
    expect(await caller.newsletter.subscribe({ email: 'maja@home.test', name: 'Maja' })).toEqual({
      isConfirmedByMail: true,
    })
    const [mail] = await sink.received(1)
    expect(mail?.to).toBe('maja@home.test')
    expect(mail?.mail.subject).toBe('Confirm your subscription to the Tuckling newsletter')
    expect(mail?.raw).not.toContain('Maja')
    const path = linkTo('/newsletter/confirm', mail)

    expect((await app.request(path)).status).toBe(200)
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
    expect(stored(db, 'maja@home.test')?.status).toBe('unconfirmed')

    const answer = await app.request(path, { method: 'POST', headers: FORM })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(path)
    expect(stored(db, 'maja@home.test')).toMatchObject({ status: 'confirmed', name: 'Maja' })
    expect((await app.request(path, { method: 'POST', headers: FORM })).status).toBe(303)
  })

  test('sends a mailbox one email an hour in any number of spellings', async () => {
    const { deps, db, caller, sink } = await createMailApp({ env: { RATE_LIMIT_FACTOR: '100' } })
    for (const email of ['maja@home.test', 'MAJA@home.test', 'maja+1@home.test', 'maja+2@home.test']) {
      await caller.newsletter.subscribe({ email })
    }
    await sink.received(1)
    expect(minutesToMails(db)).toEqual([0, 60])
    const anHourAgo = new Date(Date.now() - 3_600_001)
    deps.db.update(subscribers).set({ confirmationMailedAt: anHourAgo }).run()
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    expect(minutesToMails(db)).toEqual([0, 60, 0])
    await sink.received(2)
  })

  test('mails a repeated sign-up once after the hour', async () => {
    const { app, db, caller, sink } = await createMailApp({ env: { RATE_LIMIT_FACTOR: '100' } })
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    await sink.received(1)
    const answers = [1, 2, 3].map(() => caller.newsletter.subscribe({ email: 'maja@home.test' }))
    expect(await Promise.all(answers)).toEqual(Array(3).fill({ isConfirmedByMail: true }))
    expect(minutesToMails(db)).toEqual([0, 60])
    inAnHour()
    const [, later] = await sink.received(2)
    const path = linkTo('/newsletter/confirm', later)
    await app.request(path, { method: 'POST', headers: FORM })
    expect(stored(db, 'maja@home.test')?.status).toBe('confirmed')
  })

  test('mails a subscriber who left and returned within the hour after it', async () => {
    const { app, db, caller, sink } = await createMailApp()
    await confirmed({ app, caller, sink }, 'maja@home.test')
    const unsubscribe = new URL(header('list-unsubscribe', sink.mails[0])?.slice(1, -1) ?? '')
    await app.request(unsubscribe.pathname + unsubscribe.search, { method: 'POST', headers: FORM })
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    expect(minutesToMails(db)).toEqual([0, 60])
  })

  test('sends no second mail to a subscriber who confirms within the hour', async () => {
    const { app, db, caller, sink } = await createMailApp()
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    const [mail] = await sink.received(1)
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    await app.request(linkTo('/newsletter/confirm', mail), { method: 'POST', headers: FORM })
    inAnHour()
    await eventually(() =>
      expect(db.select({ state: outbox.state }).from(outbox).orderBy(outbox.id).all()).toEqual([
        { state: 'sent' },
        { state: 'canceled' },
      ]),
    )
    expect(sink.mails).toHaveLength(1)
  })

  test('sends one email for twenty simultaneous sign-ups of one address', async () => {
    const { db, caller } = await createMailApp({ env: { RATE_LIMIT_FACTOR: '100' } })
    await Promise.all(
      Array.from({ length: 20 }, () => caller.newsletter.subscribe({ email: 'maja@home.test' })),
    )
    expect(db.select().from(subscribers).all()).toHaveLength(1)
    expect(mailsQueued(db)).toBe(1)
  })

  test('sends no email to a confirmed subscriber who signs up again', async () => {
    const { app, db, caller, sink } = await createMailApp()
    await confirmed({ app, caller, sink }, 'maja@home.test')
    db.update(subscribers).set({ confirmationMailedAt: null }).run()
    expect(await caller.newsletter.subscribe({ email: 'maja@home.test' })).toEqual({
      isConfirmedByMail: true,
    })
    expect(mailsQueued(db)).toBe(1)
  })

  test('ignores links older than a week or from before a departure', async () => {
    const { app, db, caller, sink } = await createMailApp()
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    const confirm = linkTo('/newsletter/confirm', (await sink.received(1))[0])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
    await app.request(confirm, { method: 'POST', headers: FORM })
    expect(await (await app.request(confirm)).text()).toContain('has expired')
    vi.useRealTimers()
    const unsubscribe = new URL(header('list-unsubscribe', sink.mails[0])?.slice(1, -1) ?? '')
    await app.request(unsubscribe.pathname + unsubscribe.search, { method: 'POST', headers: FORM })
    await caller.newsletter.subscribe({ email: 'maja@home.test' })
    await app.request(confirm, { method: 'POST', headers: FORM })
    expect(stored(db, 'maja@home.test')?.status).toBe('unconfirmed')
  })
})

interface Signed {
  app: App
  caller: ReturnType<typeof createTestApp>['caller']
  sink: Awaited<ReturnType<typeof createMailApp>>['sink']
}

async function confirmed({ app, caller, sink }: Signed, email: string) {
  await caller.newsletter.subscribe({ email, name: 'Maja' })
  const mails = await sink.received(sink.mails.length + 1)
  await app.request(linkTo('/newsletter/confirm', mails.at(-1)), { method: 'POST', headers: FORM })
  return mails.at(-1)
}

describe('unsubscribing', () => {
  test('works with one click of the mail program: a POST without cookies, origin, or page', async () => {
    const { app, db, ...rest } = await createMailApp()
    const mail = await confirmed({ app, ...rest }, 'maja@home.test')
    expect(header('list-unsubscribe-post', mail)).toBe('List-Unsubscribe=One-Click')
    const url = new URL(header('list-unsubscribe', mail)?.slice(1, -1) ?? '')
    const path = url.pathname + url.search
    expect(url.origin).toBe('https://shop.test')

    await app.request(path)
    expect(stored(db, 'maja@home.test')?.status).toBe('confirmed')

    for (const again of [1, 2]) {
      const body =
        again === 1 ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : oneClickMultipart()
      const answer = await app.request(path, { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([200, 'You’re unsubscribed.'])
      expect(stored(db, 'maja@home.test')).toMatchObject({ status: 'unsubscribed', name: null })
    }
  })

  test.each([
    ['no type at all', undefined],
    ['a plain text', 'text/plain'],
    ['JSON', 'application/json'],
    ['a type that nobody knows', 'what/ever'],
    ['a form in parts without their boundary', 'multipart/form-data'],
  ])('accepts a one-click request with %s', async (_, type) => {
    const { app, db, ...rest } = await createMailApp()
    const mail = await confirmed({ app, ...rest }, 'maja@home.test')
    const body = new TextEncoder().encode('List-Unsubscribe=One-Click')
    const click = (path: string) =>
      app.request(path, { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
    const { search } = new URL(header('list-unsubscribe', mail)?.slice(1, -1) ?? '')
    const answer = await click(`/newsletter/unsubscribe${search}`)
    expect([answer.status, await answer.text()]).toEqual([200, 'You’re unsubscribed.'])
    expect(stored(db, 'maja@home.test')?.status).toBe('unsubscribed')
    expect((await click('/newsletter/unsubscribe?token=x')).status).toBe(404)
  })

  test('ignores a forged, foreign, or missing token without an internal error', async () => {
    const { app, db, ...rest } = await createMailApp({ env: { RATE_LIMIT_FACTOR: '100' } })
    const mail = await confirmed({ app, ...rest }, 'maja@home.test')
    const token =
      new URL(header('list-unsubscribe', mail)?.slice(1, -1) ?? '').searchParams.get('token') ?? ''
    const confirmToken = linkTo('/newsletter/confirm', mail).split('token=')[1] ?? ''
    for (const wrong of [
      '',
      'x',
      `${token}x`,
      token.replace(/^1\./, '2.'),
      confirmToken,
      'é'.repeat(50),
      'a'.repeat(5_000),
    ]) {
      for (const page of ['unsubscribe', 'confirm', 'preferences', 'forget']) {
        const path = `/newsletter/${page}?token=${encodeURIComponent(wrong)}`
        if (page === 'confirm' && wrong === confirmToken) continue
        const clicked = await app.request(path, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
        expect(clicked.status).toBe(303)
        if (page !== 'forget') expect(await open(app, path)).toContain('isn’t valid')
      }
    }
    const oneClick = await app.request('/newsletter/unsubscribe?token=x', {
      method: 'POST',
      body: oneClickMultipart(),
    })
    expect(oneClick.status).toBe(404)
    expect(stored(db, 'maja@home.test')).toMatchObject({ status: 'confirmed', name: 'Maja' })
  })

  test('has a preference page that changes the name and deletes everything', async () => {
    const { app, db, ...rest } = await createMailApp()
    const mail = await confirmed({ app, ...rest }, 'maja@home.test')
    const { search } = new URL(header('list-unsubscribe', mail)?.slice(1, -1) ?? '')
    const page = await (await app.request(`/newsletter/preferences${search}`)).text()
    expect(page).toContain('maja@home.test')
    expect(page).toContain('noindex')
    await app.request(`/newsletter/preferences${search}`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Maja L' }),
    })
    expect(stored(db, 'maja@home.test')?.name).toBe('Maja L')
    await app.request(`/newsletter/forget${search}`, { method: 'POST', body: new URLSearchParams() })
    expect(stored(db, 'maja@home.test')).toBeUndefined()
  })
})

/** The page that a browser ends up on. */
async function open(app: App, path: string): Promise<string> {
  const answer = await app.request(path)
  const location = answer.headers.get('location')
  return location ? open(app, location) : answer.text()
}

function oneClickMultipart(): FormData {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}
