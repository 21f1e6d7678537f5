import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { confirmSignUp, createMailApp, linkTo } from '#tests/helpers/mail-app.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const parent = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }

type TestApp = ReturnType<typeof createTestApp>

function post({ app }: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  })
}

const signUp = (shop: TestApp, values = {}) => post(shop, '/api/auth/sign-up/email', { ...parent, ...values })
const signIn = (shop: TestApp, values = {}, headers = {}) =>
  post(
    shop,
    '/api/auth/sign-in/email',
    { email: parent.email, password: parent.password, ...values },
    headers,
  )

/** One or two passwords are checked at once, and sixty wait. */
const IN_LINE = 60 + Math.min(2, Math.max(1, availableParallelism() - 1))

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The same without the session: a browser that is known and signed out. */
const deviceOf = (response: Response) => cookieOf(response).replace(/[^; ]*shop-session[^;]*(; )?/, '')

describe('a session', () => {
  test('begins with the account, is identified by its cookie alone, and ends with sign-out', async () => {
    const shop = createTestApp()
    const begun = await signUp(shop)
    expect(begun.status).toBe(200)
    expect(await begun.json()).toMatchObject({ user: { email: parent.email, role: 'user' } })
    expect(begun.headers.get('set-cookie')).toMatch(/HttpOnly/)
    const headers = { cookie: cookieOf(begun), origin: shop.deps.env.PUBLIC_URL }

    const me = await shop.app.request('/api/me', { headers })
    expect(await me.json()).toMatchObject({ email: parent.email, name: 'Ada', role: 'user' })
    expect((await post(shop, '/api/auth/sign-out', {}, headers)).status).toBe(200)
    expect((await shop.app.request('/api/me', { headers })).status).toBe(401)
  })

  test('begins through tRPC with the same cookie', async () => {
    const shop = createTestApp()
    await signUp(shop)
    const { email, password } = parent
    const answer = await post(shop, '/trpc/accounts.signIn', { json: { email, password } })
    expect(answer.status).toBe(200)
    const session = await shop.app.request('/trpc/accounts.session', {
      headers: { cookie: cookieOf(answer) },
    })
    expect(await session.json()).toMatchObject({ result: { data: { json: { email } } } })
  })

  test('replaces only the browser’s previous session, of any account', async () => {
    const shop = createTestApp()
    const signInAgain = async (cookie = '') => {
      const answer = await signIn(shop, {}, { cookie, origin: shop.deps.env.PUBLIC_URL })
      expect(answer.status).toBe(200)
      return cookieOf(answer)
    }
    const statusOf = async (cookie: string) =>
      (await shop.app.request('/api/me', { headers: { cookie } })).status
    await signUp(shop)
    const elsewhere = await signInAgain()
    const first = await signInAgain()
    const second = await signInAgain(first)
    expect(await Promise.all([elsewhere, first, second].map(statusOf))).toEqual([200, 401, 200])
    await signInAgain(second.replace(/(shop-session=[^.;]*)\.[^;]*/, '$1.AAAA'))
    expect(await statusOf(second)).toBe(200)
    const ofAnother = (await shop.signInAs('user')).headers.cookie
    await signInAgain(ofAnother)
    expect(await statusOf(ofAnother)).toBe(401)
  })

  test('is invalid after it expires, for calls, changes, and pages', async () => {
    const shop = createTestApp()
    const { headers } = await shop.signInAs('admin')
    expect((await shop.app.request('/api/me', { headers })).status).toBe(200)
    shop.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .run()
    expect((await shop.app.request('/api/me', { headers })).status).toBe(401)
    expect(await (await shop.app.request('/api/auth/get-session', { headers })).json()).toBeNull()
    const saved = await post(shop, '/trpc/favorites.add', { json: { productId: 3 } }, headers)
    expect(saved.status).toBe(401)
    expect(shop.db.select().from(favorites).all()).toEqual([])
    const cleared = await post(shop, '/api/products/clear', {}, headers)
    expect([cleared.status, (await shop.caller.products.count()).count]).toEqual([401, 10])
    const page = await shop.app.request('/admin/users', { headers })
    expect(page.headers.get('location')).toMatch(/^\/login\?from=/)
  })

  test('is not opened by an invented cookie', async () => {
    const shop = createTestApp()
    const headers = { cookie: 'shop-session=abc.def' }
    expect((await shop.app.request('/api/me', { headers })).status).toBe(401)
    expect(await (await shop.app.request('/api/auth/get-session', { headers })).json()).toBeNull()
  })
})

describe('signing in', () => {
  test('gives the same answer for a wrong password and an unknown address', async () => {
    const shop = createTestApp()
    await signUp(shop)
    const wrong = await signIn(shop, { password: 'wrong horse' })
    const unknown = await signIn(shop, { email: 'nobody@example.com' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.text()).toBe(await unknown.text())
  })

  test('queues alike for a wrong password and an unknown address', async () => {
    const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
    await signUp(shop)
    for (const email of [parent.email, 'nobody@example.com']) {
      const guesses = Array.from({ length: 90 }, () => signIn(shop, { email, password: 'wrong horse' }))
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect([email, statuses.filter((status) => status === 429).length]).toEqual([email, 90 - IN_LINE])
    }
  })

  test('throttles an account after ten wrong tries, even simultaneous, but not others', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    await signUp(shop)
    await signUp(shop, { email: 'bo@example.com' })
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        signIn(shop, { password: 'wrong horse' }, { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    )
    expect(tries.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(10)
    const refused = await signIn(shop, {}, { 'x-forwarded-for': '192.0.2.99' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refused.json()).toMatchObject({ code: 429, message: expect.stringContaining('Too many') })
    const other = await signIn(shop, { email: 'bo@example.com' }, { 'x-forwarded-for': '192.0.2.99' })
    expect(other.status).toBe(200)
  })

  test('throttles an address after ten wrong tries, but not others', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    await signUp(shop)
    for (let index = 0; index < 10; index += 1)
      await signIn(shop, { email: `guess-${index}@example.com` }, { 'x-forwarded-for': '192.0.2.1' })
    expect((await signIn(shop, {}, { 'x-forwarded-for': '198.51.100.7, 192.0.2.1' })).status).toBe(429)
    expect((await signIn(shop, {}, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200)
  })

  test('does not count correct passwords', async () => {
    const shop = createTestApp()
    await signUp(shop)
    for (let index = 0; index < 11; index += 1) expect((await signIn(shop)).status).toBe(200)
  })
})

describe('guesses of other people', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const attackers = Array.from({ length: 500 }, (_, index) => `10.9.${index % 25}.${Math.floor(index / 25)}`)

  /** Every attacker guesses once; answers what they were told. */
  async function attack(shop: TestApp, email = parent.email) {
    const statuses: number[] = []
    for (const address of attackers)
      statuses.push((await signIn(shop, { email, password: 'wrong horse' }, from(address))).status)
    return statuses
  }

  test('are limited from 500 addresses without blocking known or new browsers', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    const device = { cookie: deviceOf(await signUp(shop)) }
    const statuses = await attack(shop)
    expect(statuses.filter((status) => status === 401)).toHaveLength(75)
    expect(statuses.filter((status) => status === 429)).toHaveLength(425)
    expect((await signIn(shop, {}, from('10.9.3.3'))).status).toBe(429)
    expect((await signIn(shop, {}, { ...device, ...from('10.9.3.3') })).status).toBe(200)
    expect((await signIn(shop, {}, from('198.51.100.7'))).status).toBe(200)
    expect(await attack(shop, 'nobody@example.com')).toEqual(statuses)
  }, 240_000)

  test('do not affect a recognized browser, whose own guesses are limited', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    await signUp(shop)
    const begun = await shop.app.request('/login', {
      method: 'POST',
      headers: { origin: shop.deps.env.PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: parent.email, password: parent.password }),
    })
    const cookie = cookieOf(begun)
    expect(cookie).toMatch(/device-[\w-]{12}=/)
    const headers = { cookie, origin: shop.deps.env.PUBLIC_URL }
    const guess = () => signIn(shop, { password: 'wrong horse' }, headers)
    for (let index = 0; index < 10; index += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await signIn(shop)).status).toBe(200)
  }, 60_000)

  test('are refused without a password check and without a place in the queue', async () => {
    const shop = createTestApp()
    await signUp(shop)
    const guesses = Array.from({ length: 90 }, () => signIn(shop, { password: 'wrong horse' }))
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(80)
    for (const answer of refused)
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Too many attempts') })
  })

  test('from thousands of networks delay neither a recognized browser nor a quiet network', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    const trusted = { cookie: deviceOf(await signUp(shop)), ...from('10.0.0.7') }
    const flood = Array.from({ length: thoroughly(300, 5_000) }, (_, index) =>
      signIn(
        shop,
        { email: `${index % 7}@example.com`, password: 'wrong horse' },
        from(`10.${index >> 8}.${index & 255}.7`),
      ),
    )
    expect((await signIn(shop, {}, trusted)).status).toBe(200)
    expect((await signIn(shop, {}, from('198.51.100.7'))).status).toBe(200)
    expect((await signIn(shop, {}, from('2001:db8:1::7'))).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  }, 120_000)

  test('for many accounts from one network count together, except correct passwords', async () => {
    const shop = createTestApp({ env: { TRUST_PROXY: 'true' } })
    await signUp(shop)
    const statuses: number[] = []
    for (let index = 0; index < 40; index += 1)
      statuses.push((await signIn(shop, { email: `${index}@example.com` }, from(`192.0.2.${index}`))).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect((await signIn(shop, {}, from('192.0.2.200'))).status).toBe(429)
    expect((await signIn(shop, {}, from('192.0.3.200'))).status).toBe(200)
  })

  test('for password resets send few mails and never refuse the owner', async () => {
    const shop = await createMailApp({ env: { TRUST_PROXY: 'true' } })
    await signUp(shop)
    await shop.sink.received(1)
    const begun = await confirmSignUp(shop, parent.email)
    const ask = (headers: Record<string, string>) =>
      post(shop, '/trpc/accounts.requestPasswordReset', { json: { email: parent.email } }, headers)
    const statuses: number[] = []
    for (const address of attackers) statuses.push((await ask(from(address))).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const mails = await shop.sink.received(4)
    expect(mails).toHaveLength(4)
    expect((await ask({ cookie: deviceOf(begun), origin: shop.deps.env.PUBLIC_URL })).status).toBe(200)
    expect(await shop.sink.received(5)).toHaveLength(5)
    for (let index = 0; index < 5; index += 1) await ask(from('192.0.2.9'))
    expect((await ask(from('192.0.2.9'))).status).toBe(429)
  })
})

describe('an account', () => {
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an over-long name', { name: 'x'.repeat(81) }, 'name'],
    ['a header in the name', { name: 'Ada\r\nBcc: all@example.com' }, 'name'],
    ['no address', { email: 'ada' }, 'email'],
    ['a header in the address', { email: 'ada@example.com\r\nBcc: all@example.com' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['an over-long password', { password: 'x'.repeat(129) }, 'password'],
  ])('with %s is refused at the field', async (_, values, field) => {
    const answer = await signUp(createTestApp(), values)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 400, issues: [{ path: field }] })
  })

  test('cannot be created with a chosen role or id', async () => {
    const shop = createTestApp()
    const answer = await signUp(shop, { role: 'admin', id: 'chosen', emailVerified: true })
    const { user } = await answer.json()
    expect(user).toMatchObject({ role: 'user' })
    expect(user.id).not.toBe('chosen')
  })

  test('cannot be created twice, with sign-up closed, or six times an hour', async () => {
    const shop = createTestApp()
    await signUp(shop)
    const again = await signUp(shop)
    expect([again.status, await again.json()]).toEqual([
      409,
      {
        code: 409,
        message: 'You already have an account. Sign in instead?',
        issues: [{ path: 'email', message: 'You already have an account. Sign in instead?' }],
      },
    ])
    for (let index = 0; index < 3; index += 1) await signUp(shop, { email: `p${index}@example.com` })
    expect((await signUp(shop, { email: 'sixth@example.com' })).status).toBe(429)
    expect((await signUp(createTestApp({ env: { ALLOW_SIGNUP: 'false' } }))).status).toBe(403)
  })
})

describe('a forgotten password', () => {
  test('is replaced once through an emailed link', async () => {
    const { caller, signInAs, sink } = await createMailApp()
    await signInAs('user', parent)
    const expected = await caller.accounts.requestPasswordReset({ email: parent.email })
    expect(await caller.accounts.requestPasswordReset({ email: 'nobody@example.com' })).toEqual(expected)
    const [received] = await sink.received(1)
    const token = /reset-password\?token=([\w-]+)/.exec(received?.mail.text ?? '')?.[1] ?? ''
    await caller.accounts.resetPassword({ token, password: 'battery staple' })
    const again = caller.accounts.resetPassword({ token, password: 'another staple' })
    await expect(again).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { user } = await caller.accounts.signIn({ email: parent.email, password: 'battery staple' })
    expect(user?.email).toBe(parent.email)
    expect(sink.mails).toHaveLength(1)
  })

  test('requires a site that sends mail and a valid link', async () => {
    const { caller } = createTestApp()
    const request = caller.accounts.requestPasswordReset({ email: parent.email })
    await expect(request).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const reset = caller.accounts.resetPassword({ token: 'made-up', password: 'battery staple' })
    await expect(reset).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('an account’s email address', () => {
  test('is confirmed only by the button behind the emailed link', async () => {
    const shop = await createMailApp()
    const { caller, headers } = await shop.signInAs('user', { email: parent.email })
    shop.db.update(users).set({ emailVerified: false }).run()
    await caller.accounts.sendVerification()
    const isVerified = async () => {
      const answer = await shop.app.request('/trpc/accounts.emailState', { headers })
      return (await answer.json()).result.data.json.isVerified
    }
    const [mail] = await shop.sink.received(1)
    expect(mail).toMatchObject({
      to: parent.email,
      mail: { subject: 'Confirm your email address for Tuckling' },
    })
    const link = linkTo('/confirm-email', mail)
    const page = await (await shop.app.request(link)).text()
    expect(page).toContain('Confirm my address')
    expect(await isVerified()).toBe(false)

    const ours = { origin: shop.deps.env.PUBLIC_URL }
    const answer = await shop.app.request(link, { method: 'POST', headers: ours })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/confirm-email?state=done'])
    expect(await isVerified()).toBe(true)
    const foreign = await shop.app.request(link, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    const broken = await shop.app.request(`${link}x`, { method: 'POST', headers: ours })
    expect(broken.headers.get('location')).toBe('/confirm-email')
  })

  test('gets the link again at most once an hour, and not after confirmation', async () => {
    const { db, deps, signInAs, sink } = await createMailApp()
    const { caller, user } = await signInAs('user')
    await caller.accounts.sendVerification()
    expect(sink.mails).toEqual([])
    db.update(users).set({ emailVerified: false }).run()
    await caller.accounts.sendVerification()
    expect((await sink.received(1))[0]?.to).toBe(user.email)
    const again = caller.accounts.sendVerification()
    await expect(again).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(deps.limits.count('verificationMails', 'other@example.com')).resolves.toBeDefined()
  })

  test('cannot be confirmed without mail, and sign-in does not require it', async () => {
    const shop = createTestApp()
    await signUp(shop)
    const { caller } = await shop.signInAs('user')
    await expect(caller.accounts.sendVerification()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await expect(shop.caller.accounts.verifyEmail({ token: 'made.up' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await signIn(shop)).status).toBe(200)
  })
})

describe('a change that relies on a cookie', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['neither Origin nor Sec-Fetch-Site', {}],
  ])('is refused from %s', async (_, from) => {
    const shop = createTestApp()
    const { headers } = await shop.signInAs('user')
    for (const path of ['/api/auth/sign-out', '/trpc/accounts.signOut']) {
      const answer = await post(shop, path, {}, { cookie: headers.cookie, ...from })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 403 })
    }
    expect((await shop.app.request('/api/me', { headers })).status).toBe(200)
  })

  test.each([
    ['https://shop.test', 403],
    ['http://localhost:3000', 403],
    ['', 200],
  ])('depends on PUBLIC_URL "%s", or on the Host header without one: %i', async (PUBLIC_URL, status) => {
    const shop = createTestApp({ env: PUBLIC_URL ? { PUBLIC_URL } : {} })
    const { headers } = await shop.signInAs('user')
    const from = { cookie: headers.cookie ?? '', origin: 'http://evil.example' }
    const answer = await shop.app.request('http://evil.example/api/auth/sign-out', {
      method: 'POST',
      headers: from,
    })
    expect(answer.status).toBe(status)
  })

  test('is accepted from the shop’s own pages', async () => {
    const shop = createTestApp()
    const { headers } = await shop.signInAs('user')
    const from = { cookie: headers.cookie, 'sec-fetch-site': 'same-origin' }
    expect((await post(shop, '/api/auth/sign-out', {}, from)).status).toBe(200)
  })
})

describe('an API key', () => {
  test('acts for its owner without a cookie or an origin', async () => {
    const shop = createTestApp()
    const { user } = await shop.signInAs('admin')
    const { key } = await shop.deps.auth.api.createApiKey({ body: { name: 'Feed', userId: user.id } })
    const me = await shop.app.request('/api/me', { headers: { authorization: `Bearer ${key}` } })
    expect(await me.json()).toEqual(user)
  })

  test.each(['Bearer made-up', 'Bearer', 'Basic abc', ''])(
    'is rejected in the form %j',
    async (authorization) => {
      const answer = await createTestApp().app.request('/api/me', { headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 401, message: 'This API key isn’t valid' })
    },
  )
})

test('must wait at its 301st call of a minute', async () => {
  const { app } = createTestApp()
  for (let index = 0; index < 300; index += 1) await app.request('/api/categories')
  const answer = await app.request('/api/categories')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
