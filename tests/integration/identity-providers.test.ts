import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { accounts, apiKeys, sessions, users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { forgetOld } from '#server/jobs/retention.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { type Lies, openProvider } from '#tests/helpers/lying-provider.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const IDENTITY = { sub: 'ada-at-home', email: ADA.email, email_verified: true, name: 'Ada Home' }

type Browser = ReturnType<typeof createBrowser>

async function withProvider(
  honest: Record<string, unknown> = {},
  env: Record<string, string> = {},
  more: object = {},
) {
  const provider = await openProvider({ ...IDENTITY, ...honest })
  onTestFinished(provider.close)
  const settings = { id: 'home', name: 'Home', issuer: provider.issuer, clientId: 'shop', clientSecret: 'x' }
  const OIDC_PROVIDERS = JSON.stringify([{ ...settings, ...more }])
  const shop = createTestApp({ seeded: false, env: { OIDC_PROVIDERS, ...env } })
  async function leave(browser: Browser, query = '') {
    const left = await browser.send(`/sign-in/home${query}`)
    expect(left.status).toBe(303)
    return left.headers.get('location') ?? ''
  }
  async function visit(browser: Browser, query = '') {
    const back = provider.agree(await leave(browser, query))
    return locationOf(await browser.send(back.pathname + back.search))
  }
  return { provider, shop, leave, visit }
}

const locationOf = (answer: Response) => answer.headers.get('location')
const nameOf = async (browser: Browser) => (await browser.query('accounts.session')).data?.name

/** A parent with a password who is signed in. */
async function signedUp(shop: ReturnType<typeof createTestApp>, isConfirmed = true) {
  const browser = createBrowser(shop)
  await browser.call('accounts.signUp', ADA)
  shop.db.update(users).set({ emailVerified: isConfirmed }).run()
  return browser
}

describe('signing in with a provider', () => {
  test('creates an account at first and opens the same one later', async () => {
    const { shop, visit, provider } = await withProvider()
    const first = createBrowser(shop)
    expect(await visit(first, '?from=%2Faccount')).toBe('/account#signed-in')
    expect(await nameOf(first)).toBe('Ada Home')
    expect(await visit(createBrowser(shop))).toBe('/favorites#signed-in')
    expect(provider.challengesHeld()).toBe(2)
    expect(shop.db.select().from(users).all()).toMatchObject([{ email: ADA.email, emailVerified: false }])
    expect(shop.db.select().from(sessions).all()).toMatchObject([
      { method: 'provider' },
      { method: 'provider' },
    ])
  })

  test('is offered as a link that needs no JavaScript', async () => {
    const { shop } = await withProvider()
    const page = await (await shop.app.request('/login?from=%2Faccount')).text()
    expect(page).toContain('href="/sign-in/home?from=%2Faccount"')
    expect(page).toContain('Sign in with ')
  })

  test('never redirects to another site', async () => {
    const { shop, visit } = await withProvider()
    expect(await visit(createBrowser(shop), '?from=//evil.example')).toBe('/favorites#signed-in')
  })

  test('reports an unknown or unreachable provider on the sign-in page', async () => {
    const { shop } = await withProvider({}, {}, { issuer: 'http://127.0.0.1:9' })
    const browser = createBrowser(shop)
    expect(locationOf(await browser.send('/sign-in/home'))).toBe('/login?refused=provider')
    expect(locationOf(await browser.send('/sign-in/other'))).toBe('/login?refused=provider')
    const page = await (await browser.send('/login?refused=provider')).text()
    expect(page).toContain('That sign-in didn’t work')
  })
})

describe('a dishonest provider', () => {
  const none = { header: { alg: 'none' }, signature: '' }
  const past = Math.floor(Date.now() / 1_000) - 3_600
  const LIES: [what: string, lies: Lies][] = [
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another-shop' } }],
    ['several audiences, none authorized', { claims: { aud: ['another-shop', 'third'] } }],
    ['an algorithm of none', none],
    ['an algorithm that was not agreed on', { header: { alg: 'HS256' } }],
    ['a signature of nothing', { signature: '' }],
    ['a key that is not published', { withOtherKey: true }],
    ['an ID token of yesterday', { claims: { iat: past, exp: past + 60 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
    ['a subject of spaces', { claims: { sub: '  ' } }],
  ]

  test.each(LIES)('creates no session with %s', async (_, lies) => {
    const { shop, visit, provider } = await withProvider()
    provider.lie(lies)
    const browser = createBrowser(shop)
    expect(await visit(browser)).toBe('/login?refused=provider')
    expect(await nameOf(browser)).toBeUndefined()
    expect(shop.db.select().from(users).all()).toEqual([])
  })

  test('is refused with another issuer in its discovery document', async () => {
    const { shop, provider } = await withProvider()
    provider.lie({ discoveredIssuer: 'https://evil.example' })
    expect(locationOf(await createBrowser(shop).send('/sign-in/home'))).toBe('/login?refused=provider')
  })

  test('creates no account for an unconfirmed address', async () => {
    for (const email_verified of [false, undefined, 'true', 1]) {
      const { shop, visit } = await withProvider({ email_verified })
      expect(await visit(createBrowser(shop))).toBe('/login?refused=provider-email')
      expect(shop.db.select().from(users).all()).toEqual([])
    }
  })

  test.each([true, false])(
    'never opens an existing account by its address (confirmed: %s)',
    async (isConfirmed) => {
      const { shop, visit } = await withProvider()
      await signedUp(shop, isConfirmed)
      const thief = createBrowser(shop)
      expect(await visit(thief)).toBe('/login?refused=provider-known')
      expect(await nameOf(thief)).toBeUndefined()
      expect(shop.db.select().from(accounts).all()).toHaveLength(1)
    },
  )

  test('changes nothing here by changing its address later', async () => {
    const { shop, visit, provider } = await withProvider()
    await visit(createBrowser(shop))
    provider.lie({ claims: { email: 'admin@shop.example' } })
    const browser = createBrowser(shop)
    await visit(browser)
    expect((await browser.query('accounts.session')).data).toMatchObject({ email: ADA.email, role: 'user' })
  })
})

describe('returning from a provider', () => {
  test('is refused with another state, browser, or provider', async () => {
    const { shop, leave, provider } = await withProvider()
    const browser = createBrowser(shop)
    const back = provider.agree(await leave(browser))
    expect(locationOf(await createBrowser(shop).send(back.pathname + back.search))).toBe(
      '/login?refused=provider',
    )
    back.searchParams.set('state', 'made-up')
    expect(locationOf(await browser.send(back.pathname + back.search))).toBe('/login?refused=provider')
    expect(await nameOf(browser)).toBeUndefined()
  })

  test('works once per address', async () => {
    const { shop, leave, provider } = await withProvider()
    const browser = createBrowser(shop)
    const address = await leave(browser)
    const cookies = new Map(browser.cookies)
    const back = provider.agree(address)
    expect(locationOf(await browser.send(back.pathname + back.search))).toBe('/favorites#signed-in')
    const replay = createBrowser(shop)
    for (const [name, value] of cookies) replay.cookies.set(name, value)
    expect(locationOf(await replay.send(back.pathname + back.search))).toBe('/login?refused=provider')
    expect(await nameOf(replay)).toBeUndefined()
  })

  test('shows the provider’s error as a sentence', async () => {
    const { shop, leave } = await withProvider()
    const browser = createBrowser(shop)
    await leave(browser)
    const answer = await browser.send('/sign-in/home/callback?error=access_denied')
    expect(locationOf(answer)).toBe('/login?refused=provider')
  })
})

describe('connecting a provider', () => {
  async function connect(browser: Browser, provider: { agree: (address: string) => URL }) {
    const { data, ...refused } = await browser.call('providers.connect', { id: 'home' })
    if (!data.url) return refused.status
    const back = provider.agree(String(data.url))
    return locationOf(await browser.send(back.pathname + back.search))
  }

  test('requires a signed-in owner with a confirmed address', async () => {
    const { shop, visit, provider } = await withProvider({
      email: 'other@example.com',
      email_verified: false,
    })
    const browser = await signedUp(shop)
    expect(await connect(browser, provider)).toBe('/account#connected')
    const later = createBrowser(shop)
    await visit(later)
    expect(await nameOf(later)).toBe('Ada')
    expect((await later.call('providers.disconnect', { id: 'home' })).status).toBe(200)
    expect(await visit(createBrowser(shop))).toBe('/login?refused=provider-email')
  })

  test('is refused for an unconfirmed address or another account’s identity', async () => {
    const { shop, visit, provider } = await withProvider({ email: 'bo@example.com' })
    const browser = await signedUp(shop, false)
    expect(await connect(browser, provider)).toBe('/login?refused=provider-email')
    expect(await visit(createBrowser(shop))).toBe('/favorites#signed-in')
    shop.db.update(users).set({ emailVerified: true }).run()
    expect(await connect(browser, provider)).toBe('/login?refused=provider-known')
  })

  test('must restart after a password change', async () => {
    const { shop, provider } = await withProvider()
    const browser = await signedUp(shop)
    const { data } = await browser.call('providers.connect', { id: 'home' })
    const change = { currentPassword: ADA.password, newPassword: 'another horse battery', revokeKeys: false }
    expect((await browser.call('profile.changePassword', change)).status).toBe(200)
    const back = provider.agree(String(data.url))
    expect(locationOf(await browser.send(back.pathname + back.search))).toBe('/login?refused=provider')
    expect((await browser.query('providers.list')).data).toMatchObject([{ isConnected: false }])
  })

  test('cannot be undone for the only way to sign in', async () => {
    const { shop, visit } = await withProvider()
    const browser = createBrowser(shop)
    await visit(browser)
    expect((await browser.call('providers.disconnect', { id: 'home' })).status).toBe(409)
  })
})

describe('roles', () => {
  const MAPPED = { adminClaim: 'groups', adminValue: 'shop-admins' }

  test('follow the claim at each sign-in, are audited, and keep the last administrator', async () => {
    const { shop, visit, provider } = await withProvider({ groups: ['all', 'shop-admins'] }, {}, MAPPED)
    const other = await shop.signInAs('admin')
    expect(await visit(createBrowser(shop))).toBe('/admin#signed-in')
    const roleOf = () => shop.db.select().from(users).where(eq(users.email, ADA.email)).get()?.role
    expect(roleOf()).toBe('admin')
    expect(shop.db.select().from(auditLog).all()).toMatchObject([
      { action: 'user.role-changed', targetName: ADA.email, actorEmail: 'Home' },
    ])
    provider.lie({ claims: { groups: 'all' } })
    await visit(createBrowser(shop))
    expect(roleOf()).toBe('user')
    provider.lie({})
    await visit(createBrowser(shop))
    shop.db.update(users).set({ banned: true }).where(eq(users.id, other.user.id)).run()
    provider.lie({ claims: { groups: [] } })
    await visit(createBrowser(shop))
    expect(roleOf()).toBe('admin')
  })

  /** Ada, whom the provider made an administrator, beside one of the shop's own. */
  async function providedAdministrator(env: Record<string, string> = {}) {
    const made = await withProvider({ groups: 'shop-admins' }, env, { ...MAPPED, adminDays: 3 })
    const own = await made.shop.signInAs('admin')
    const browser = createBrowser(made.shop)
    expect(await made.visit(browser)).toBe('/admin#signed-in')
    const ada = () => made.shop.db.select().from(users).where(eq(users.email, ADA.email)).get()
    const passTime = () =>
      made.shop.db
        .update(users)
        .set({ roleUntil: new Date(Date.now() - 1) })
        .where(eq(users.email, ADA.email))
        .run()
    return { ...made, own, browser, ada, passTime }
  }

  test('given by a provider expire after its last confirmation, with sessions, keys, and passwords', async () => {
    const { shop, browser, ada, passTime, visit } = await providedAdministrator()
    expect(ada()).toMatchObject({ role: 'admin', roleProvider: 'home' })
    expect(ada()?.roleUntil?.getTime()).toBeCloseTo(Date.now() + 3 * DAY_MS, -5)
    const { password } = ADA
    expect((await browser.call('profile.setPassword', { newPassword: password })).status).toBe(200)
    const made = { name: 'Key', scopes: ['read'], days: null, callsPerMinute: 60 }
    const { data } = await browser.call('admin.apiKeys.create', made)
    const bearer = { headers: { authorization: `Bearer ${data.key}` } }
    expect((await shop.app.request('/api/me', bearer)).status).toBe(200)

    passTime()
    expect((await browser.query('accounts.session')).data.role).toBe('user')
    expect((await browser.query('admin.users.list')).status).toBe(403)
    expect((await shop.app.request('/api/me', bearer)).status).toBe(401)
    const byPassword = createBrowser(shop)
    const begun = await byPassword.call('accounts.signIn', { email: ADA.email, password })
    expect(begun.data).toMatchObject({ user: { role: 'user' } })
    expect(ada()).toMatchObject({ role: 'user', roleProvider: null, roleUntil: null })
    expect(shop.db.select().from(apiKeys).all()).toEqual([])
    expect(shop.db.select().from(auditLog).all().at(-1)).toMatchObject({
      action: 'user.role-changed',
      actorEmail: 'Home',
    })

    await visit(createBrowser(shop))
    expect(ada()).toMatchObject({ role: 'admin', roleProvider: 'home' })
  })

  test('given by a provider are renewed at each sign-in and end with the connection', async () => {
    const { shop, browser, ada, visit } = await providedAdministrator()
    shop.db
      .update(users)
      .set({ roleUntil: new Date(Date.now() + 1_000) })
      .where(eq(users.email, ADA.email))
      .run()
    await visit(browser)
    expect(ada()?.roleUntil?.getTime()).toBeGreaterThan(Date.now() + 2 * DAY_MS)
    await browser.call('profile.setPassword', { newPassword: ADA.password })
    expect((await browser.call('providers.disconnect', { id: 'home' })).status).toBe(200)
    expect(ada()?.role).toBe('user')
  })

  test('given by a provider end with the setting that allowed them', async () => {
    const { shop, ada } = await providedAdministrator()
    await forgetOld({ ...shop.deps, env: readEnvironment({}) }, Date.now())
    expect(ada()?.role).toBe('user')
  })

  test('given here stay without a provider’s confirmation, as does the last administrator', async () => {
    const { shop, own, ada, passTime, visit } = await providedAdministrator()
    passTime()
    shop.db.update(users).set({ banned: true }).where(eq(users.id, own.user.id)).run()
    await forgetOld(shop.deps, Date.now())
    expect(ada()?.role).toBe('admin')
    shop.db.update(users).set({ banned: false }).where(eq(users.id, own.user.id)).run()
    const userId = ada()?.id ?? ''
    await own.caller.admin.users.setRole({ userId, role: 'user' })
    await own.caller.admin.users.setRole({ userId, role: 'admin' })
    await visit(createBrowser(shop))
    await forgetOld(shop.deps, Date.now())
    expect(ada()).toMatchObject({ role: 'admin', roleProvider: null, roleUntil: null })
  })

  test('ignore a claim without configuration', async () => {
    const { shop, visit } = await withProvider({ role: 'admin', groups: ['admin'] })
    expect(await visit(createBrowser(shop))).toBe('/favorites#signed-in')
  })
})

test('OIDC_ONLY closes every other way to sign in', async () => {
  const { shop, visit } = await withProvider({}, { OIDC_ONLY: 'true' })
  const browser = createBrowser(shop)
  for (const [procedure, input] of [
    ['accounts.signUp', ADA],
    ['accounts.signIn', ADA],
    ['accounts.requestPasswordReset', ADA],
    ['passkeys.signIn', {}],
  ] as const)
    expect([procedure, (await browser.call(procedure, input)).status]).toEqual([procedure, 403])
  const page = await (await shop.app.request('/login')).text()
  expect(page).not.toContain('type="password"')
  expect(await visit(browser)).toBe('/favorites#signed-in')
})

test('an account without a password is deleted while the session is fresh', async () => {
  const { shop, visit } = await withProvider()
  const browser = createBrowser(shop)
  await visit(browser)
  shop.db
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .run()
  expect(await browser.call('profile.delete')).toMatchObject({ status: 403, reason: 'fresh-session' })
  shop.db.update(sessions).set({ provedAt: new Date() }).run()
  expect((await browser.call('profile.delete')).status).toBe(200)
  expect(shop.db.select().from(users).all()).toEqual([])
})

test('a blocked account is refused', async () => {
  const { shop, visit } = await withProvider()
  await visit(createBrowser(shop))
  shop.db.update(users).set({ banned: true }).run()
  const browser = createBrowser(shop)
  expect(await visit(browser)).toMatch(/^\/login\?refused=/)
  expect(await nameOf(browser)).toBeUndefined()
})

test('nonsense in OIDC_PROVIDERS stops the startup with one line', () => {
  const good = { id: 'a', name: 'A', issuer: 'https://id.example', clientId: 'c', clientSecret: 's' }
  const wrong = [
    'nonsense',
    '{}',
    JSON.stringify([{ ...good, issuer: 'http://id.example' }]),
    JSON.stringify([{ ...good, clientSecret: '' }]),
    JSON.stringify([{ ...good, id: 'A B' }]),
    JSON.stringify([{ ...good, role: 'admin' }]),
    JSON.stringify([good, good]),
  ]
  for (const OIDC_PROVIDERS of wrong)
    expect(() => readEnvironment({ OIDC_PROVIDERS })).toThrow(/^OIDC_PROVIDERS: must be a JSON list[^\n]*$/)
  expect(() => readEnvironment({ OIDC_ONLY: 'true' })).toThrow(/^OIDC_PROVIDERS: is required with OIDC_ONLY/)
  expect(readEnvironment({ OIDC_PROVIDERS: JSON.stringify([good]) }).OIDC_PROVIDERS).toHaveLength(1)
})
