import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, authenticators, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { createMailApp, linkTo } from '#tests/helpers/mail-app.ts'

const ORIGIN = 'https://shop.test'

type MailApp = Awaited<ReturnType<typeof createMailApp>>

const press = ({ app }: MailApp, path: string, fields = {}, cookie = '') =>
  app.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })

const sessionIn = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-shop-session='))

async function requestedLink(shop: MailApp, email: string) {
  const before = shop.sink.mails.length
  await shop.caller.accounts.requestSignInLink({ email })
  const mail = (await shop.sink.received(before + 1)).at(-1)
  return linkTo('/sign-in-link', mail)
}

describe('a sign-in link', () => {
  test('signs in once through the button on its page; opening it consumes nothing', async () => {
    const shop = await createMailApp()
    const { user } = await shop.signInAs('user')
    const link = await requestedLink(shop, user.email.toUpperCase())
    for (let scan = 0; scan < 3; scan += 1) {
      const page = await shop.app.request(link)
      expect([page.status, sessionIn(page)]).toEqual([200, undefined])
    }
    const begun = await press(shop, link)
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/favorites#signed-in'])
    const cookie = sessionIn(begun)?.split(';')[0] ?? ''
    expect(await (await shop.app.request('/api/me', { headers: { cookie } })).json()).toMatchObject({
      id: user.id,
    })
    const again = await press(shop, link)
    expect([again.status, sessionIn(again)]).toEqual([400, undefined])
    expect(await again.text()).toContain('This link is no longer valid')
    expect(shop.db.select({ method: sessions.method }).from(sessions).all()).toContainEqual({
      method: 'email-link',
    })
  })

  test('gets the same answer without an email for unknown, unconfirmed, and blocked accounts', async () => {
    const shop = await createMailApp()
    const existing = await shop.signInAs('user')
    await shop.signInAs('user', { email: 'unconfirmed@example.com' })
    await shop.signInAs('user', { email: 'blocked@example.com' })
    shop.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.email, 'unconfirmed@example.com'))
      .run()
    shop.db.update(users).set({ banned: true }).where(eq(users.email, 'blocked@example.com')).run()
    const ask = (email: string) => shop.caller.accounts.requestSignInLink({ email })
    const answers = [
      await ask('nobody@example.com'),
      await ask('unconfirmed@example.com'),
      await ask('blocked@example.com'),
      await ask(existing.user.email),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await shop.sink.received(1)).map(({ to }) => to)).toEqual([existing.user.email])
  })

  test('requires the second step of an account that has one', async () => {
    const shop = await createMailApp({ env: { REQUIRE_SECOND_FACTOR: 'all' } })
    const { user, caller } = await shop.signInAs('user')
    await caller.factors.beginAuthenticator()
    shop.db.update(authenticators).set({ confirmedAt: new Date() }).run()
    const answer = await press(shop, await requestedLink(shop, user.email))
    expect([answer.headers.get('location'), sessionIn(answer)]).toEqual(['/second-step', undefined])
  })

  test('expires after ten minutes, a new password, or use as another kind of link', async () => {
    const shop = await createMailApp()
    const { user } = await shop.signInAs('user')
    const token = async () =>
      new URL(await requestedLink(shop, user.email), ORIGIN).searchParams.get('token') ?? ''
    const [expiring, reset] = [await token(), await token()]
    const { expiresAt } = shop.db.select().from(verifications).get() ?? {}
    expect((expiresAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(600_000)
    const refusal = { code: 'BAD_REQUEST' }
    await expect(
      shop.caller.accounts.resetPassword({ token: expiring, password: 'nine engines turning' }),
    ).rejects.toMatchObject(refusal)
    await expect(shop.caller.accounts.confirmEmailChange({ token: expiring })).rejects.toMatchObject(refusal)
    shop.db
      .update(verifications)
      .set({ expiresAt: new Date(0) })
      .run()
    await expect(shop.caller.accounts.signInByLink({ token: expiring })).rejects.toMatchObject(refusal)
    await expect(shop.caller.accounts.signInByLink({ token: reset })).rejects.toMatchObject(refusal)
  })

  test('is sent three times in half an hour per account, and requires mail', async () => {
    const shop = await createMailApp()
    const { user } = await shop.signInAs('user')
    for (let index = 0; index < 5; index += 1)
      await shop.caller.accounts.requestSignInLink({ email: user.email })
    await expect(shop.caller.accounts.requestSignInLink({ email: user.email })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await shop.sink.received(3)).toHaveLength(3)
    const silent = createTestApp().caller.accounts.requestSignInLink({ email: user.email })
    await expect(silent).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test('is unavailable where only providers sign in', async () => {
    const provider = {
      id: 'home',
      name: 'Home',
      issuer: 'https://id.example',
      clientId: 'a',
      clientSecret: 'b',
    }
    const env = { OIDC_ONLY: 'true', OIDC_PROVIDERS: JSON.stringify([provider]) }
    const { caller } = await createMailApp({ env })
    const ask = caller.accounts.requestSignInLink({ email: 'ada@example.com' })
    await expect(ask).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a new address of an account', () => {
  test('is confirmed by mail and reported to the old one, whose other links stop working', async () => {
    const shop = await createMailApp()
    const { user, caller } = await shop.signInAs('user', { email: 'old@example.com' })
    await shop.caller.accounts.requestPasswordReset({ email: user.email })
    const reset = linkTo('/reset-password', (await shop.sink.received(1))[0])
    expect(await caller.accounts.changeEmail({ email: 'New@Example.com' })).toEqual({ isChanged: false })
    const confirmationMail = (await shop.sink.received(2))[1]
    expect(confirmationMail?.to).toBe('new@example.com')
    const link = linkTo('/change-email', confirmationMail)
    expect((await shop.app.request(link)).status).toBe(200)
    const stored = () => shop.db.select().from(users).where(eq(users.id, user.id)).get()
    expect(stored()?.email).toBe('old@example.com')

    const answer = await press(shop, link)
    expect(answer.headers.get('location')).toBe('/change-email?state=done')
    expect(stored()).toMatchObject({ email: 'new@example.com', emailVerified: true })
    const noticeMail = (await shop.sink.received(3))[2]
    expect(noticeMail?.to).toBe('old@example.com')
    expect(noticeMail?.mail.text).toContain('new@example.com')
    expect(noticeMail?.mail.text).toContain(shop.deps.env.CONTACT_EMAIL)
    const token = new URL(reset, ORIGIN).searchParams.get('token') ?? ''
    await expect(
      shop.caller.accounts.resetPassword({ token, password: 'nine engines turning' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await press(shop, link)).headers.get('location')).toBe('/change-email')
    const events = shop.db.select({ kind: securityEvents.kind }).from(securityEvents).all()
    expect(events).toContainEqual({ kind: 'account.email-changed' })
  })

  test('gets the same answer without an email if it is taken, also later', async () => {
    const shop = await createMailApp()
    const { caller, user } = await shop.signInAs('user')
    const other = await shop.signInAs('user')
    expect(await caller.accounts.changeEmail({ email: other.user.email })).toEqual({ isChanged: false })
    await caller.accounts.changeEmail({ email: 'free@example.com' })
    const [mail] = await shop.sink.received(1)
    expect(mail?.to).toBe('free@example.com')
    await shop.signInAs('user', { email: 'free@example.com' })
    expect((await press(shop, linkTo('/change-email', mail))).headers.get('location')).toBe('/change-email')
    expect(shop.db.select().from(users).where(eq(users.id, user.id)).get()?.email).toBe(user.email)
  })

  test('requires a recently confirmed session and refuses keys', async () => {
    const shop = await createMailApp()
    const { caller } = await shop.signInAs('user')
    const long = new Date(Date.now() - 11 * 60_000)
    shop.db.update(sessions).set({ createdAt: long }).run()
    await expect(caller.accounts.changeEmail({ email: 'new@example.com' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { reason: 'fresh-session' },
    })
    const admin = await shop.signInAs('admin')
    const { key } = await admin.caller.admin.apiKeys.create({ name: 'all', scopes: ['admin'], days: null })
    const answer = await shop.app.request('/trpc/accounts.changeEmail', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ json: { email: 'new@example.com' } }),
    })
    expect(answer.status).toBe(403)
  })

  test('applies at once, unconfirmed, without mail', async () => {
    const { db, signInAs } = createTestApp()
    const { caller, user } = await signInAs('user')
    const taken = await signInAs('user')
    expect(await caller.accounts.changeEmail({ email: 'new@example.com' })).toEqual({ isChanged: true })
    const stored = db.select().from(users).where(eq(users.id, user.id)).get()
    expect(stored).toMatchObject({ email: 'new@example.com', emailVerified: false })
    await expect(taken.caller.accounts.changeEmail({ email: 'new@example.com' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})

describe('an account without a password', () => {
  test('gets its first password, but not a second one in this way', async () => {
    const { db, signInAs, caller } = createTestApp()
    const { caller: own, user } = await signInAs('user')
    expect(db.select().from(accounts).all()).toEqual([])
    await expect(own.profile.setPassword({ newPassword: 'password1' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await own.profile.setPassword({ newPassword: 'nine engines turning' })
    const signedIn = await caller.accounts.signIn({ email: user.email, password: 'nine engines turning' })
    expect(signedIn.user?.id).toBe(user.id)
    await expect(own.profile.setPassword({ newPassword: 'ten engines turning' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
