import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { authenticators, recoveryCodes, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { codeOf, fromBase32, STEP_MS } from '#tests/helpers/authenticator.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const { name: _, ...CREDENTIALS } = ADA

type Shop = ReturnType<typeof createTestApp>

/** A parent with an account, in a browser that is signed in. */
async function signedUp(env: Record<string, string> = {}) {
  const shop = createTestApp({ seeded: false, env })
  const browser = createBrowser(shop)
  const { status } = await browser.call('accounts.signUp', ADA)
  expect(status).toBe(200)
  return { shop, browser }
}

/** The same with an authenticator app; its codes of earlier steps are still unused. */
async function withAuthenticator(env: Record<string, string> = {}) {
  const { shop, browser } = await signedUp(env)
  const { data: setup } = await browser.call('factors.beginAuthenticator')
  const typed = String(setup.typed)
  const confirm = async () => browser.call('factors.confirmAuthenticator', { code: await codeOf(typed, -1) })
  const first = await confirm()
  // A step that ends in just this moment makes the code one of two steps ago, which is refused.
  const { data } = first.status === 200 ? first : await confirm()
  return { shop, browser, typed, recovery: data.recoveryCodes as string[] }
}

async function firstStep(shop: Shop) {
  const browser = createBrowser(shop)
  const { data } = await browser.call('accounts.signIn', CREDENTIALS)
  expect(data).toEqual({ user: null, next: 'second-step' })
  return browser
}

const isSignedIn = async (browser: ReturnType<typeof createBrowser>) =>
  (await browser.call('profile.rename', { name: 'Ada' })).status === 200

describe('setting up an authenticator app', () => {
  test('shows a QR code and its key, and takes effect after a valid code', async () => {
    const { shop, browser } = await signedUp()
    const { data } = await browser.call('factors.beginAuthenticator')
    expect(data.qrCode).toMatch(/^<svg/)
    expect(data.address).toContain(`secret=${data.typed}`)
    expect(data.address).toContain('Tuckling:ada%40example.com')
    expect((await browser.call('factors.beginAuthenticator')).data.typed).toBe(data.typed)
    expect((await createBrowser(shop).call('accounts.signIn', CREDENTIALS)).data.next).toBe('done')
    const wrong = await browser.call('factors.confirmAuthenticator', { code: '000000' })
    expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('isn’t right') })
    const code = await codeOf(String(data.typed))
    expect((await browser.call('factors.confirmAuthenticator', { code })).data.recoveryCodes).toHaveLength(10)
    expect((await browser.call('factors.beginAuthenticator')).status).toBe(409)
  })

  test('stores neither the key nor recovery codes in readable form', async () => {
    const { shop, typed, recovery } = await withAuthenticator()
    const stored = JSON.stringify([
      shop.db.select().from(authenticators).all(),
      shop.db.select().from(recoveryCodes).all(),
    ])
    for (const secret of [typed, fromBase32(typed), ...recovery]) expect(stored).not.toContain(secret)
  })
})

describe('the second step', () => {
  test('follows the password and only then opens a session', async () => {
    const { shop, typed } = await withAuthenticator()
    const before = shop.db.select().from(sessions).all().length
    const browser = await firstStep(shop)
    expect(shop.db.select().from(sessions).all()).toHaveLength(before)
    expect(await isSignedIn(browser)).toBe(false)
    const { data } = await browser.call('accounts.secondStep', { code: await codeOf(typed) })
    expect(data).toMatchObject({ user: { email: ADA.email }, next: 'done' })
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('accepts no code twice, even in another sign-in', async () => {
    const { shop, typed } = await withAuthenticator()
    const code = await codeOf(typed)
    expect((await (await firstStep(shop)).call('accounts.secondStep', { code })).status).toBe(200)
    const again = await (await firstStep(shop)).call('accounts.secondStep', { code })
    expect(again).toMatchObject({ status: 403 })
  })

  test('accepts a recovery code once in any spelling', async () => {
    const { shop, recovery } = await withAuthenticator()
    const [code = ''] = recovery
    const written = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    const browser = await firstStep(shop)
    expect((await browser.call('accounts.secondStep', { code: written })).status).toBe(200)
    expect((await browser.query('factors.list')).data.recoveryCodesLeft).toBe(9)
    expect((await (await firstStep(shop)).call('accounts.secondStep', { code })).status).toBe(403)
  })

  test('requires the first one in the same browser within ten minutes', async () => {
    const { shop, typed } = await withAuthenticator()
    const code = await codeOf(typed)
    expect((await createBrowser(shop).call('accounts.secondStep', { code })).status).toBe(401)
    const browser = await firstStep(shop)
    const forged = createBrowser(shop)
    forged.cookies.set('second-step', 'made-up')
    expect((await forged.call('accounts.secondStep', { code })).status).toBe(401)
    const stored = shop.db.select().from(verifications).all()
    expect(JSON.stringify(stored)).not.toContain(browser.cookies.get('second-step'))
    shop.db.update(verifications).set({ expiresAt: new Date() }).run()
    expect((await browser.call('accounts.secondStep', { code })).status).toBe(401)
  })

  test('ends the first step after ten wrong codes without affecting others', async () => {
    const { shop, typed, browser: own, recovery } = await withAuthenticator()
    const code = await codeOf(typed)
    const thief = await firstStep(shop)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await thief.call('accounts.secondStep', { code: `00000${guess}` })).status).toBe(403)
    expect(await thief.call('accounts.secondStep', { code })).toMatchObject({
      status: 401,
      message: 'Too many wrong codes. Please sign in again.',
    })
    expect((await (await firstStep(shop)).call('accounts.secondStep', { code })).status).toBe(200)
    expect((await own.call('factors.confirmIdentity', { code: recovery[1] })).status).toBe(200)
  })

  test('limits guesses from new first steps, except known browsers and recovery codes', async () => {
    const { shop, typed, browser: familiar, recovery } = await withAuthenticator()
    const code = await codeOf(typed)
    for (let guess = 0; guess < 30; guess += 1) {
      const browser = await firstStep(shop)
      expect((await browser.call('accounts.secondStep', { code: `00000${guess % 10}` })).status).toBe(403)
    }
    expect((await (await firstStep(shop)).call('accounts.secondStep', { code })).status).toBe(429)
    const elsewhere = await firstStep(shop)
    expect((await elsewhere.call('accounts.secondStep', { code: recovery[0] })).status).toBe(200)
    await familiar.call('accounts.signOut')
    expect((await familiar.call('accounts.signIn', CREDENTIALS)).data.next).toBe('second-step')
    expect((await familiar.call('accounts.secondStep', { code })).status).toBe(200)
  })

  test('keeps the browser’s previous session until it is taken', async () => {
    const { shop, browser, typed } = await withAuthenticator()
    const count = () => shop.db.select().from(sessions).all().length
    expect((await browser.call('accounts.signIn', CREDENTIALS)).data.next).toBe('second-step')
    expect([await isSignedIn(browser), count()]).toEqual([true, 1])
    expect((await browser.call('accounts.secondStep', { code: await codeOf(typed) })).status).toBe(200)
    expect(count()).toBe(1)
  })

  test('requires a first step with the current password', async () => {
    const { shop, browser: own, typed } = await withAuthenticator()
    const thief = await firstStep(shop)
    const change = { currentPassword: ADA.password, newPassword: 'another horse battery', revokeKeys: false }
    expect((await own.call('profile.changePassword', change)).status).toBe(200)
    expect((await thief.call('accounts.secondStep', { code: await codeOf(typed) })).status).toBe(401)
  })

  test('refuses an account that was blocked meanwhile', async () => {
    const { shop, typed } = await withAuthenticator()
    const browser = await firstStep(shop)
    shop.db.update(users).set({ banned: true }).run()
    const answer = await browser.call('accounts.secondStep', { code: await codeOf(typed) })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('works as a form without JavaScript', async () => {
    const { shop, typed } = await withAuthenticator()
    const browser = createBrowser(shop)
    const first = await browser.form('/login?from=%2Faccount', CREDENTIALS)
    expect([first.status, first.headers.get('location')]).toEqual([303, '/second-step?from=%2Faccount'])
    expect(await (await browser.send('/second-step?from=%2Faccount')).text()).toContain(
      'action="/second-step?from=%2Faccount"',
    )
    const wrong = await browser.form('/second-step?from=%2Faccount', { code: '000000' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('That code isn’t right')
    const right = await browser.form('/second-step?from=%2Faccount', { code: await codeOf(typed) })
    expect(right.headers.get('location')).toBe('/account#signed-in')
    expect(await isSignedIn(browser)).toBe(true)
    const elsewhere = await shop.app.request('/second-step', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(elsewhere.status).toBe(403)
  })

  test('works over REST', async () => {
    const { shop, typed } = await withAuthenticator()
    const browser = createBrowser(shop)
    const post = (path: string, body: object) =>
      browser.send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    expect(await (await post('/api/auth/sign-in/email', CREDENTIALS)).json()).toEqual({
      user: null,
      next: 'second-step',
    })
    expect((await browser.send('/api/me')).status).toBe(401)
    expect((await post('/api/auth/sign-in/second-step', { code: await codeOf(typed) })).status).toBe(200)
    expect((await browser.send('/api/me')).status).toBe(200)
  })
})

test('can be turned off, which makes the password sufficient and recovery codes invalid', async () => {
  const { shop, browser } = await withAuthenticator()
  expect((await browser.call('factors.removeAuthenticator')).status).toBe(200)
  expect(shop.db.select().from(recoveryCodes).all()).toEqual([])
  expect((await createBrowser(shop).call('accounts.signIn', CREDENTIALS)).data.next).toBe('done')
})

test('has new recovery codes that replace the old ones', async () => {
  const { shop, browser, recovery } = await withAuthenticator()
  const { data } = await browser.call('factors.renewRecoveryCodes')
  const [fresh] = data.recoveryCodes as string[]
  expect((await (await firstStep(shop)).call('accounts.secondStep', { code: recovery[0] })).status).toBe(403)
  expect((await (await firstStep(shop)).call('accounts.secondStep', { code: fresh })).status).toBe(200)
})

describe('a session with an old sign-in', () => {
  test('asks again for password or code and stays fresh for ten minutes', async () => {
    const { browser, typed, shop } = await withAuthenticator()
    const age = (minutes: number) =>
      shop.db
        .update(sessions)
        .set({ provedAt: new Date(Date.now() - minutes * 60_000) })
        .run()
    const ask = () => browser.call('factors.renewRecoveryCodes')
    age(11)
    expect(await ask()).toMatchObject({ status: 403, reason: 'fresh-session' })
    const wrong = await browser.call('factors.confirmIdentity', { password: 'wrong horse' })
    expect(wrong.status).toBe(403)
    expect((await ask()).status).toBe(403)
    expect((await browser.call('factors.confirmIdentity', { password: ADA.password })).status).toBe(200)
    expect((await ask()).status).toBe(200)
    age(11)
    expect((await ask()).status).toBe(403)
    expect((await browser.call('factors.confirmIdentity', { code: await codeOf(typed) })).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  test('limits guesses', async () => {
    const { browser } = await signedUp()
    for (let guess = 0; guess < 10; guess += 1)
      await browser.call('factors.confirmIdentity', { password: `wrong ${guess}` })
    expect((await browser.call('factors.confirmIdentity', { password: ADA.password })).status).toBe(429)
  })
})

describe('REQUIRE_SECOND_FACTOR', () => {
  const ALL = { REQUIRE_SECOND_FACTOR: 'all' }

  test('leads to the setup and to nothing else before it', async () => {
    const { browser } = await signedUp(ALL)
    expect(await isSignedIn(browser)).toBe(false)
    for (const path of ['/api/me', '/api/me/export', '/api/favorites'])
      expect([path, (await browser.send(path)).status]).toEqual([path, 403])
    const account = await browser.send('/account')
    expect([account.status, account.headers.get('location')]).toEqual([
      307,
      '/set-up-second-step?from=%2Faccount',
    ])
    expect(await (await browser.send('/set-up-second-step')).text()).toContain('Protect your account')
    const { data } = await browser.call('factors.beginAuthenticator')
    const code = await codeOf(String(data.typed))
    expect((await browser.call('factors.confirmAuthenticator', { code })).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
    expect((await browser.send('/set-up-second-step')).headers.get('location')).toBe('/login')
  })

  test('set to admin applies to administrators only', async () => {
    const { browser, shop } = await signedUp({ REQUIRE_SECOND_FACTOR: 'admin' })
    expect(await isSignedIn(browser)).toBe(true)
    shop.db.update(users).set({ role: 'admin' }).where(eq(users.email, ADA.email)).run()
    expect(await isSignedIn(browser)).toBe(false)
    expect((await createBrowser(shop).call('accounts.signIn', CREDENTIALS)).data.next).toBe('set-up')
    const form = await createBrowser(shop).form('/login', CREDENTIALS)
    expect(form.headers.get('location')).toBe('/set-up-second-step')
  })
})

test('codes half a minute old or ahead work, and those of a minute do not', async () => {
  const { shop, typed } = await withAuthenticator()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * STEP_MS })
  try {
    for (const [distance, status] of [
      [-2, 403],
      [2, 403],
      [-1, 200],
      [1, 200],
    ] as const) {
      const code = await codeOf(typed, distance)
      const answer = await (await firstStep(shop)).call('accounts.secondStep', { code })
      expect([distance, answer.status]).toEqual([distance, status])
    }
  } finally {
    vi.useRealTimers()
  }
})
