import { describe, expect, test } from 'vitest'
import { sessions, verifications } from '#server/db/schema/accounts.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { createPasskey } from '#tests/helpers/soft-passkey.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const ORIGIN = 'http://localhost:3000'

type Browser = ReturnType<typeof createBrowser>
type Passkey = ReturnType<typeof createPasskey>

interface Challenge {
  token: string
  options: { challenge: string; userVerification?: string }
}

async function challengeFor(browser: Browser, procedure: string): Promise<Challenge> {
  const { data, status } = await browser.call(procedure)
  expect(status).toBe(200)
  return data as unknown as Challenge
}

async function add(browser: Browser, passkey: Passkey, name = 'Phone') {
  const { token, options } = await challengeFor(browser, 'passkeys.begin')
  return browser.call('passkeys.add', { token, name, answer: passkey.make(options.challenge) })
}

async function signIn(browser: Browser, passkey: Passkey) {
  const { token, options } = await challengeFor(browser, 'passkeys.challenge')
  return browser.call('passkeys.signIn', { token, answer: passkey.answer(options.challenge) })
}

async function signedUp(env: Record<string, string> = {}, account = ADA) {
  const shop = createTestApp({ seeded: false, env })
  const browser = createBrowser(shop)
  await browser.call('accounts.signUp', account)
  return { shop, browser }
}

async function withPasskey(env: Record<string, string> = {}) {
  const { shop, browser } = await signedUp(env)
  const passkey = createPasskey({ origin: ORIGIN })
  expect((await add(browser, passkey)).status).toBe(200)
  return { shop, browser, passkey }
}

test('a passkey begun before a password change is not added', async () => {
  const { browser } = await signedUp()
  const { token, options } = await challengeFor(browser, 'passkeys.begin')
  const change = { currentPassword: ADA.password, newPassword: 'another horse battery', revokeKeys: false }
  expect((await browser.call('profile.changePassword', change)).status).toBe(200)
  const answer = createPasskey({ origin: ORIGIN }).make(options.challenge)
  expect((await browser.call('passkeys.add', { token, name: 'Phone', answer })).status).toBe(400)
})

const isSignedIn = async (browser: Browser) =>
  (await browser.call('profile.rename', { name: 'Ada' })).status === 200

test('a parent adds a passkey, names it, signs in with it, and removes it', async () => {
  const { shop, browser, passkey } = await withPasskey()
  await browser.call('passkeys.rename', { id: passkey.id, name: ' Blue phone ' })
  expect((await browser.query('passkeys.list')).data).toMatchObject([{ id: passkey.id, name: 'Blue phone' }])
  const elsewhere = createBrowser(shop)
  const { data } = await signIn(elsewhere, passkey)
  expect(data).toMatchObject({ user: { email: ADA.email }, next: 'done' })
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect(shop.db.select({ method: sessions.method }).from(sessions).all()).toContainEqual({
    method: 'passkey',
  })
  expect((await browser.call('passkeys.remove', { id: passkey.id })).status).toBe(200)
  expect((await signIn(createBrowser(shop), passkey)).status).toBe(401)
})

describe('a passkey is refused', () => {
  const WRONG = [
    ['made for another site', { origin: 'https://evil.example', rpId: 'localhost' }],
    ['of another site', { origin: ORIGIN, rpId: 'evil.example' }],
    ['that did not check its owner', { origin: ORIGIN, verifiesUser: false }],
  ] as const

  test.each(WRONG)('%s', async (_, behavior) => {
    const { browser } = await signedUp()
    const answer = await add(browser, createPasskey(behavior))
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('couldn’t be added') })
    expect((await browser.query('passkeys.list')).data).toEqual([])
  })

  test('for another challenge, or one already answered', async () => {
    const { shop, passkey } = await withPasskey()
    const thief = createBrowser(shop)
    const first = await challengeFor(thief, 'passkeys.challenge')
    const second = await challengeFor(thief, 'passkeys.challenge')
    const answer = passkey.answer(first.options.challenge)
    expect((await thief.call('passkeys.signIn', { token: second.token, answer })).status).toBe(401)
    expect((await thief.call('passkeys.signIn', { token: first.token, answer })).status).toBe(200)
    expect((await createBrowser(shop).call('passkeys.signIn', { token: first.token, answer })).status).toBe(
      401,
    )
  })

  test('if it was copied, because its counter goes back', async () => {
    const { shop, passkey } = await withPasskey()
    expect((await signIn(createBrowser(shop), passkey)).status).toBe(200)
    passkey.turnBack(2)
    expect((await signIn(createBrowser(shop), passkey)).status).toBe(401)
  })

  test('if signed with another key', async () => {
    const { shop, passkey } = await withPasskey()
    const browser = createBrowser(shop)
    const { token, options } = await challengeFor(browser, 'passkeys.challenge')
    const forged = createPasskey({ origin: ORIGIN }).answer(options.challenge)
    const answer = { ...forged, id: passkey.id, rawId: passkey.id }
    expect((await browser.call('passkeys.signIn', { token, answer })).status).toBe(401)
  })

  test('after five minutes', async () => {
    const { shop, passkey } = await withPasskey()
    const browser = createBrowser(shop)
    const { token, options } = await challengeFor(browser, 'passkeys.challenge')
    shop.db.update(verifications).set({ expiresAt: new Date() }).run()
    const answer = passkey.answer(options.challenge)
    expect((await browser.call('passkeys.signIn', { token, answer })).status).toBe(401)
  })
})

test('passkeys of another account cannot be added or changed', async () => {
  const { shop, browser, passkey } = await withPasskey()
  const bo = createBrowser(shop)
  await bo.call('accounts.signUp', { ...ADA, email: 'bo@example.com' })
  const { token, options } = await challengeFor(browser, 'passkeys.begin')
  const made = createPasskey({ origin: ORIGIN }).make(options.challenge)
  expect((await bo.call('passkeys.add', { token, name: 'x', answer: made })).status).toBe(400)
  expect((await bo.call('passkeys.remove', { id: passkey.id })).status).toBe(404)
  expect((await bo.call('passkeys.rename', { id: passkey.id, name: 'x' })).status).toBe(404)
  expect((await add(bo, passkey)).status).toBe(409)
})

test('nonsense is a 400 or 401, never a 500', async () => {
  const { shop, browser } = await signedUp()
  const { token } = await challengeFor(browser, 'passkeys.begin')
  const answers = [{}, null, { id: '', rawId: '', type: 'x', response: {} }]
  for (const answer of answers)
    expect((await browser.call('passkeys.add', { token, name: 'x', answer })).status).toBe(400)
  const empty = {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: '_w' },
  }
  expect((await browser.call('passkeys.add', { token, name: 'x', answer: empty })).status).toBe(400)
  const { passkey } = { passkey: createPasskey({ origin: ORIGIN }) }
  expect((await signIn(createBrowser(shop), passkey)).status).toBe(401)
})

test('a passkey makes a session fresh, unless it belongs to another account', async () => {
  const { shop, browser, passkey } = await withPasskey()
  shop.db
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .run()
  const prove = async (own: Passkey) => {
    const { token, options } = await challengeFor(browser, 'passkeys.challenge')
    return browser.call('factors.confirmIdentity', { token, answer: own.answer(options.challenge) })
  }
  const bo = createBrowser(shop)
  await bo.call('accounts.signUp', { ...ADA, email: 'bo@example.com' })
  const other = createPasskey({ origin: ORIGIN })
  await add(bo, other)
  expect((await prove(other)).status).toBe(403)
  expect((await browser.call('factors.requireFresh')).status).toBe(403)
  expect((await prove(passkey)).status).toBe(200)
  expect((await browser.call('factors.requireFresh')).status).toBe(200)
})

test('a passkey satisfies a required second factor, and a password alone does not', async () => {
  const { shop, browser, passkey } = await withPasskey({ REQUIRE_SECOND_FACTOR: 'all' })
  expect(await isSignedIn(browser)).toBe(true)
  const elsewhere = createBrowser(shop)
  const { name: _, ...credentials } = ADA
  expect((await elsewhere.call('accounts.signIn', credentials)).data.next).toBe('second-step')
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect((await signIn(elsewhere, passkey)).data.next).toBe('done')
  expect(await isSignedIn(elsewhere)).toBe(true)
})
