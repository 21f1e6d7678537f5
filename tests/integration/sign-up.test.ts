import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { changeSettings } from '#server/features/settings/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { confirmSignUp, createMailApp, linkTo } from '#tests/helpers/mail-app.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'nine engines turning' }

type MailApp = Awaited<ReturnType<typeof createMailApp>>

function signUp({ app, deps }: Pick<MailApp, 'app' | 'deps'>, values = {}, address = '192.0.2.1') {
  return app.request('/api/auth/sign-up/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: deps.env.PUBLIC_URL,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ ...ada, ...values }),
  })
}

/** All of an answer but when it was given and what counts the asker's own requests. */
const seen = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => !/^(date|etag|ratelimit.*|x-request-id)$/.test(name)),
  body: await answer.text(),
})

const queued = ({ db }: MailApp, count: number) =>
  eventually(() => expect(db.select().from(outbox).all()).toHaveLength(count))

describe('sign-up where mail is sent', () => {
  test('answers alike for new and existing addresses, over REST, procedures, and forms', async () => {
    const shop = await createMailApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '10' } })
    await shop.signInAs('user', ada)
    const { caller, deps } = shop
    const stranger = { email: 'new@example.com' }
    expect(await seen(await signUp(shop))).toEqual(await seen(await signUp(shop, stranger)))
    expect(await caller.accounts.signUp(ada)).toEqual({ user: null, next: 'check-inbox' })
    expect(await caller.accounts.signUp({ ...ada, ...stranger })).toEqual({ user: null, next: 'check-inbox' })
    const form = (email: string) =>
      shop.app.request('/signup', {
        method: 'POST',
        headers: { origin: deps.env.PUBLIC_URL },
        body: new URLSearchParams({ ...ada, email }),
      })
    const [existing, unknown] = [await seen(await form(ada.email)), await seen(await form(stranger.email))]
    expect(existing).toEqual(unknown)
    expect([existing.status, JSON.stringify(existing.headers)]).toEqual([
      303,
      expect.stringContaining('/signup?state=sent'),
    ])
  })

  test('emails the owner of an existing account and changes nothing', async () => {
    const shop = await createMailApp()
    await shop.signInAs('user', ada)
    const before = [shop.db.select().from(accounts).all(), shop.db.select().from(users).all()]
    await signUp(shop, { email: 'ADA@example.com', password: 'another engine entirely' })
    const [mail] = await shop.sink.received(1)
    expect(mail).toMatchObject({
      to: ada.email,
      mail: { subject: 'You already have an account at Tuckling' },
    })
    for (const path of ['/login', '/forgot-password'])
      expect(mail?.mail.text).toContain(`https://shop.test${path}`)
    expect([shop.db.select().from(accounts).all(), shop.db.select().from(users).all()]).toEqual(before)
  })

  test('creates one account, signed in, only after the button behind the link', async () => {
    const shop = await createMailApp()
    const answer = await signUp(shop, { name: 'Win at http://spam.example' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    const [mail] = await shop.sink.received(1)
    expect(`${mail?.mail.html}${mail?.mail.text}`).not.toContain('spam.example')
    const signIn = () => shop.caller.accounts.signIn({ email: ada.email, password: ada.password })
    await expect(signIn()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const page = await shop.app.request(linkTo('/signup', mail))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Create my account')])
    expect(shop.db.select().from(users).all()).toEqual([])

    const begun = await confirmSignUp(shop, ada.email)
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/favorites#signed-in'])
    expect(begun.headers.getSetCookie().join()).toContain('__Host-shop-session=')
    expect(shop.db.select().from(users).all()).toMatchObject([
      { email: ada.email, emailVerified: true, role: 'user' },
    ])
    expect(shop.db.select().from(sessions).all()).toHaveLength(1)
    expect((await signIn()).user?.email).toBe(ada.email)
    expect((await confirmSignUp(shop, ada.email)).status).toBe(400)
  })

  test('creates one account for two requests, and the second link says so', async () => {
    const shop = await createMailApp()
    await signUp(shop)
    const first = linkTo('/signup', (await shop.sink.received(1))[0])
    await signUp(shop, { password: 'ten engines turning' })
    await shop.sink.received(2)
    expect((await confirmSignUp(shop, ada.email)).status).toBe(303)
    const press = { method: 'POST', headers: { origin: shop.deps.env.PUBLIC_URL } }
    expect((await shop.app.request(first, press)).status).toBe(409)
    expect(shop.db.select().from(users).all()).toHaveLength(1)
    await expect(shop.caller.accounts.signIn({ email: ada.email, password: ada.password })).rejects.toThrow()
  })

  test('stores no password and deletes unconfirmed requests', async () => {
    const shop = await createMailApp()
    await signUp(shop)
    await queued(shop, 1)
    const rows = shop.db.select().from(verifications).all()
    expect(JSON.stringify(rows)).toContain('$scrypt$')
    expect(JSON.stringify(rows)).not.toContain(ada.password)
    expect(rows[0]?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000)
    shop.db
      .update(verifications)
      .set({ expiresAt: new Date() })
      .where(eq(verifications.id, rows[0]?.id ?? ''))
      .run()
    await signUp(shop, { email: 'bo@example.com' })
    await queued(shop, 2)
    expect(JSON.stringify(shop.db.select().from(verifications).all())).not.toContain(ada.email)
  })

  test('sends an address three mails an hour from any sender', async () => {
    const shop = await createMailApp({ env: { TRUST_PROXY: '1' } })
    for (let network = 0; network < 8; network += 1) {
      const answer = await signUp(shop, { password: `${network} engines turning` }, `198.51.${network}.1`)
      expect(answer.status).toBe(200)
    }
    await signUp(shop, { email: 'last@example.com' }, '203.0.113.1')
    await eventually(() => expect(shop.sink.mails.some(({ to }) => to === 'last@example.com')).toBe(true))
    expect(shop.sink.mails.filter(({ to }) => to === ada.email)).toHaveLength(3)
  })

  test('creates no account if it was closed meanwhile', async () => {
    const shop = await createMailApp()
    await signUp(shop)
    await shop.sink.received(1)
    const { user } = await shop.signInAs('admin')
    changeSettings(shop.db, shop.deps.env, user, { ALLOW_SIGNUP: 'false' })
    expect((await confirmSignUp(shop, ada.email)).status).toBe(403)
    expect(shop.db.select({ id: users.id }).from(users).all()).toEqual([{ id: user.id }])
  })
})

test('a network may learn ten times a day without mail that an account exists', async () => {
  const shop = createTestApp({ env: { TRUST_PROXY: '1' } })
  for (let index = 0; index < 12; index += 1) await shop.signInAs('user', { email: `p${index}@example.com` })
  const statuses = []
  for (let index = 0; index < 12; index += 1) {
    const answer = await signUp(shop, { email: `p${index}@example.com` }, `192.0.2.${Math.floor(index / 4)}`)
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(10).fill(409), 429, 429])
  const unknown = await signUp(shop, { email: 'nobody@example.com' }, '192.0.2.77')
  expect([unknown.status, await unknown.json()]).toEqual([429, expect.objectContaining({ code: 429 })])
  expect((await signUp(shop, { email: 'nobody@example.com' }, '198.51.100.1')).status).toBe(200)
})
