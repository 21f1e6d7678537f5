import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { securityEvents } from '#server/db/schema/security.ts'
import { pruneSecurityEvents } from '#server/features/accounts/security/service.ts'
import { giveAdministratorAccess, resetFactors } from '#server/features/accounts/users/service.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { codeOf } from '#tests/helpers/authenticator.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp, linkTo } from '#tests/helpers/mail-app.ts'
import { createPasskey } from '#tests/helpers/soft-passkey.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const { name: _, ...CREDENTIALS } = ADA
const FEED_FILE = join(import.meta.dirname, '../fixtures/feeds/google-xml.xml')

type Shop = Pick<ReturnType<typeof createTestApp>, 'db'>

const eventsOf = ({ db }: Shop) => db.select().from(securityEvents).all()
const kindsOf = (shop: Shop) => eventsOf(shop).map(({ kind }) => kind)
const since = (shop: Shop, before: number) =>
  eventsOf(shop)
    .slice(before)
    .map(({ kind, detail }) => (detail === null ? kind : `${kind}: ${detail}`))

async function signedUp(env: Record<string, string> = {}) {
  const shop = createTestApp({ seeded: false, env })
  const browser = createBrowser(shop)
  expect((await browser.call('accounts.signUp', ADA)).status).toBe(200)
  return { shop, browser }
}

describe('signing in', () => {
  test('records the method and whether the browser was recognized', async () => {
    const { shop, browser } = await signedUp()
    await browser.call('accounts.signIn', CREDENTIALS)
    await createBrowser(shop).call('accounts.signIn', CREDENTIALS)
    expect(since(shop, 0)).toEqual([
      'account.created',
      'sign-in.succeeded: password',
      'sign-in.new-browser: password',
    ])
    const [{ userId } = { userId: '' }] = eventsOf(shop)
    expect(eventsOf(shop).every((event) => event.userId === userId)).toBe(true)
  })

  test('with a passkey makes its browser recognized', async () => {
    const { shop, browser } = await signedUp()
    const passkey = createPasskey({ origin: 'http://localhost:3000' })
    const begun = await browser.call('passkeys.begin')
    const { token, options } = begun.data as unknown as { token: string; options: { challenge: string } }
    await browser.call('passkeys.add', { token, name: 'Phone', answer: passkey.make(options.challenge) })
    const elsewhere = createBrowser(shop)
    const before = eventsOf(shop).length
    for (const _ of [1, 2]) {
      const { data } = await elsewhere.call('passkeys.challenge')
      const issued = data as unknown as { token: string; options: { challenge: string } }
      const answer = passkey.answer(issued.options.challenge)
      await elsewhere.call('passkeys.signIn', { token: issued.token, answer })
    }
    await elsewhere.call('passkeys.remove', { id: passkey.id })
    expect(since(shop, before)).toEqual([
      'sign-in.new-browser: passkey',
      'sign-in.succeeded: passkey',
      'factor.removed: passkey',
    ])
  })

  test('in vain names an existing account and never the typed text', async () => {
    const { shop } = await signedUp()
    const before = eventsOf(shop).length
    const guesser = createBrowser(shop)
    await guesser.call('accounts.signIn', { email: ADA.email, password: 'my-typed-guess' })
    await guesser.call('accounts.signIn', {
      email: 'correct-horse@nobody.example',
      password: 'my-typed-guess',
    })
    const [owned, unknown] = eventsOf(shop).slice(before)
    expect(owned).toMatchObject({ kind: 'sign-in.failed', detail: 'password', address: '127.0.0.0/24' })
    expect(owned?.userId).toBe(eventsOf(shop)[0]?.userId)
    expect(unknown).toMatchObject({ kind: 'sign-in.failed', userId: null })
    expect(JSON.stringify(eventsOf(shop))).not.toMatch(/my-typed-guess|correct-horse|ada@example/)
  })

  test('too often adds one line for the limit', async () => {
    const { shop } = await signedUp()
    const guesser = createBrowser(shop)
    for (let index = 0; index < 14; index += 1)
      await guesser.call('accounts.signIn', { email: ADA.email, password: `guess ${index}` })
    expect(kindsOf(shop).filter((kind) => kind === 'sign-in.failed')).toHaveLength(10)
    expect(eventsOf(shop).filter(({ kind }) => kind === 'access.limited')).toMatchObject([
      { detail: 'accounts.signIn', address: '127.0.0.0/24' },
    ])
  })

  test('with a wrong second step is recorded for the account of the password', async () => {
    const { shop, browser } = await signedUp()
    const { data } = await browser.call('factors.beginAuthenticator')
    await browser.call('factors.confirmAuthenticator', { code: await codeOf(String(data.typed), -1) })
    const before = eventsOf(shop).length
    const other = createBrowser(shop)
    await other.call('accounts.signIn', CREDENTIALS)
    await other.call('accounts.secondStep', { code: '000000' })
    await other.call('accounts.secondStep', { code: await codeOf(String(data.typed)) })
    expect(since(shop, before)).toEqual(['sign-in.failed: second step', 'sign-in.new-browser: password'])
    expect(new Set(eventsOf(shop).map(({ userId }) => userId)).size).toBe(1)
  })
})

test('an owner’s changes of the account are recorded, including wrong passwords', async () => {
  const { shop, browser } = await signedUp()
  const change = (currentPassword: string) =>
    browser.call('profile.changePassword', { currentPassword, newPassword: 'another long password' })
  const { data } = await browser.call('factors.beginAuthenticator')
  await browser.call('factors.confirmAuthenticator', { code: await codeOf(String(data.typed), -1) })
  await browser.call('factors.renewRecoveryCodes')
  await browser.call('factors.removeAuthenticator')
  await change('wrong')
  await change(ADA.password)
  await browser.call('profile.delete', { password: 'another long password' })
  expect(since(shop, 0)).toEqual([
    'account.created',
    'factor.added: authenticator app',
    'factor.codes-renewed',
    'factor.removed: authenticator app',
    'sign-in.identity-refused',
    'password.changed',
    'account.deleted',
  ])
  expect(eventsOf(shop).at(-1)).toMatchObject({ userId: eventsOf(shop)[0]?.userId, address: '127.0.0.1' })
})

test('a visitor who is asked to sign in is not recorded', async () => {
  const shop = createTestApp({ seeded: false })
  const input = { currentPassword: 'a', newPassword: 'another long password' }
  expect((await createBrowser(shop).call('profile.changePassword', input)).status).toBe(401)
  expect(eventsOf(shop)).toEqual([])
})

test('a reset is recorded at its request and at its end', async () => {
  const { sink, ...shop } = await createMailApp()
  await shop.signInAs('user', ADA)
  const before = eventsOf(shop).length
  await shop.caller.accounts.requestPasswordReset({ email: ADA.email })
  const link = await eventually(() => {
    const mail = sink.mails.find(({ mail: { subject } }) => subject?.includes('new password'))
    return linkTo('/reset-password', mail)
  })
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  await shop.caller.accounts.resetPassword({ token, password: 'a fresh long password' })
  expect(since(shop, before)).toEqual(['password.reset-requested', 'password.reset'])
  const ids = new Set(eventsOf(shop).map(({ userId }) => userId))
  expect([...ids]).toEqual([expect.any(String)])
  expect(JSON.stringify(eventsOf(shop))).not.toContain(token)
})

describe('the log of administrators', () => {
  test('names them beside the account they change', async () => {
    const shop = await adminShop({ seeded: false })
    const { user } = await shop.signInAs('user')
    await shop.admin.users.setRole({ userId: user.id, role: 'admin' })
    await shop.admin.users.setRole({ userId: user.id, role: 'admin' })
    await shop.admin.users.setRole({ userId: user.id, role: 'user' })
    await shop.admin.users.setBlocked({ userId: user.id, blocked: true })
    await shop.admin.users.setBlocked({ userId: user.id, blocked: false })
    expect(kindsOf(shop)).toEqual([
      'account.became-administrator',
      'account.lost-administrator',
      'account.blocked',
      'account.unblocked',
    ])
    for (const event of eventsOf(shop))
      expect(event).toMatchObject({ userId: user.id, actorId: shop.user.id })
  })

  test('names the command line as the creator of those made on the machine', async () => {
    const shop = createTestApp({ seeded: false })
    await giveAdministratorAccess({ db: shop.db }, ADA.email)
    resetFactors({ db: shop.db }, ADA.email)
    expect(since(shop, 0)).toEqual([
      'account.became-administrator',
      'password.reset',
      'factor.removed: all of them',
    ])
    expect(eventsOf(shop).every(({ actorId }) => actorId === 'command-line')).toBe(true)
  })

  test('has a line for each key: created, first used, revoked', async () => {
    const shop = await adminShop({ seeded: false })
    const { id, key } = await shop.admin.apiKeys.create({ name: 'Till', scopes: ['read'], days: 30 })
    const ask = () => shop.app.request('/api/me', { headers: { authorization: `Bearer ${key}` } })
    for (const _ of [1, 2]) expect((await ask()).status).toBe(200)
    await shop.admin.apiKeys.revoke({ id })
    expect(since(shop, 0)).toEqual([
      'api-key.created: Till',
      'api-key.first-used: Till',
      'api-key.revoked: Till',
    ])
    expect(JSON.stringify([eventsOf(shop), shop.logLines])).not.toContain(key)
  })

  test('has a line for everything they remove, read, or empty', async () => {
    const shop = await adminShop({ env: { FEEDS_FOLDER: dirname(FEED_FILE) } })
    const { result: name } = await shop.ended(await shop.admin.backups.start())
    await shop.app.request(`/api/admin/backups/${name}`, { headers: shop.headers })
    await shop.admin.donations.csv()
    const place = { kind: 'path' as const, location: 'google-xml.xml' }
    await shop.admin.feeds.detect({ name: 'Nordic', place })
    await shop.admin.catalog.clear()
    expect(since(shop, 0)).toEqual([
      `data.backup-downloaded: ${name}`,
      'data.people-exported: donations',
      'data.feed-file-read: google-xml.xml',
      'data.clear-begun',
    ])
  })
})

test('a forbidden request is recorded once in a while', async () => {
  const shop = createTestApp({ seeded: false })
  const { caller, user } = await shop.signInAs('user')
  for (const _ of [1, 2, 3]) await expect(caller.admin.users.list({ page: 1 })).rejects.toThrow()
  expect(eventsOf(shop)).toMatchObject([
    { kind: 'access.refused', userId: user.id, detail: 'admin.users.list' },
  ])
})

test('a key that exceeds its rights is recorded', async () => {
  const shop = await adminShop({ seeded: false })
  const { key } = await shop.admin.apiKeys.create({ name: 'Till', scopes: ['read'], days: 30 })
  const headers = { authorization: `Bearer ${key}` }
  expect((await shop.app.request('/api/seed-products', { headers })).status).toBe(403)
  expect(since(shop, 1)).toContain('access.refused: admin.catalog.seed')
})

test('each line also goes to standard output', async () => {
  const { shop } = await signedUp()
  expect(shop.logLines).toContainEqual(
    expect.objectContaining({ msg: 'security', kind: 'account.created', userId: expect.any(String) }),
  )
})

describe('the table', () => {
  const add = ({ db }: Shop, daysAgo: number) =>
    db
      .insert(securityEvents)
      .values({ kind: 'sign-in.succeeded', at: new Date(Date.now() - daysAgo * DAY_MS) })
      .run()

  test('is append-only, and the last 30 days cannot be deleted', () => {
    const shop = createTestApp({ seeded: false })
    for (const days of [200, 20]) add(shop, days)
    const { $client } = shop.db
    expect(() => $client.exec("update security_events set detail = 'x'")).toThrow('only added to')
    expect(() => $client.exec('delete from security_events')).toThrow('keeps its last 30 days')
    expect(() => $client.exec("replace into security_events (id, kind) values (2, 'x')")).toThrow(
      'only added to',
    )
    pruneSecurityEvents(shop.db, new Date(Date.now() - 180 * DAY_MS))
    expect(eventsOf(shop)).toHaveLength(1)
  })

  test('survives a restore with its later events and their numbers', async () => {
    const shop = await adminShop({ onDisk: true, seeded: false })
    const { result } = await shop.ended(await shop.admin.backups.start())
    const { user } = await shop.signInAs('user')
    await shop.admin.users.setBlocked({ userId: user.id, blocked: true })
    const before = eventsOf(shop)
    const restored = await shop.ended(await shop.admin.backups.restoreListed({ name: result ?? '' }))
    expect(restored.state).toBe('done')
    expect(eventsOf(shop).slice(0, before.length)).toEqual(before)
    expect(kindsOf(shop).slice(before.length)).toEqual(['data.restore-begun'])
    const update = () => shop.db.$client.exec("update security_events set detail = 'x'")
    expect(update).toThrow('only added to')
  })
})

describe('the page', () => {
  async function filled() {
    const shop = await adminShop({ seeded: false })
    const { user } = await shop.signInAs('user', { email: 'berg@example.com', name: 'Åsa Berg' })
    const rows = Array.from({ length: 65 }, (_, index) => ({
      kind:
        (['sign-in.failed', 'factor.added', 'account.blocked'] as SecurityEventKind[])[index % 3] ??
        'factor.added',
      userId: index % 2 === 0 ? user.id : null,
      actorId: index % 3 === 2 ? shop.user.id : null,
      address: '203.0.113.0/24',
      at: new Date(Date.UTC(2026, 0, 1 + index)),
    }))
    shop.db.insert(securityEvents).values(rows).run()
    const list = (search: object = {}) => shop.admin.security.list({ page: 1, ...search })
    return { ...shop, list, parent: user }
  }

  test('is paged, newest first', async () => {
    const { list } = await filled()
    const first = await list()
    expect([first.total, first.totalPages, first.events.length]).toEqual([65, 4, 20])
    expect((await list({ page: 4 })).events.at(-1)?.at).toEqual(new Date(Date.UTC(2026, 0, 1)))
  })

  test('is filtered by subject, days, and people', async () => {
    const { list, user, parent } = await filled()
    expect((await list({ subject: 'factor' })).total).toBe(22)
    expect((await list({ from: '2026-01-02', to: '2026-01-04' })).total).toBe(3)
    const ofBerg = await list({ search: 'asa berg' })
    expect(ofBerg.total).toBe(33)
    expect(ofBerg.events.every(({ email }) => email === parent.email)).toBe(true)
    expect((await list({ search: user.email })).total).toBe(21)
    expect((await list({ search: 'nothing-like-it' })).events).toEqual([])
  })

  test('is rendered as its address says', async () => {
    const { app, headers } = await filled()
    const answer = await app.request('/admin/security?subject=account', { headers })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Account blocked')
    expect(html).not.toContain('Sign-in method added')
  })
})
