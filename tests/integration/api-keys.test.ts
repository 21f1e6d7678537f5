import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { API_KEY_SCOPES, type ApiKeyScope, isInScope } from '#shared/accounts/api-key-scopes.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { apiDocument, documentedCalls } from '#tests/helpers/api-document.ts'
import { createBrowser } from '#tests/helpers/browser.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

async function shopWithKey(
  scope: ApiKeyScope,
  { callsPerMinute, env = {} }: { callsPerMinute?: number; env?: Record<string, string> } = {},
) {
  const shop = await adminShop({ env })
  const keyInput = { name: scope, scopes: [scope], days: 30, ...(callsPerMinute && { callsPerMinute }) }
  const { id, key } = await shop.admin.apiKeys.create(keyInput)
  const ask = (path: string, init: RequestInit = {}) =>
    shop.app.request(path, { ...init, headers: { ...by(key).headers, ...init.headers } })
  return { ...shop, id, key, ask }
}

test('a key is shown once and then only by its beginning', async () => {
  const { admin, key, ask } = await shopWithKey('catalog')
  const [listed] = await admin.apiKeys.list()
  expect(listed).toMatchObject({ scopes: ['read', 'catalog'], callsPerMinute: 300, lastRequest: null })
  expect(listed?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  expect(JSON.stringify(listed)).not.toContain(key)
  expect((await ask('/api/me')).status).toBe(200)
  expect((await admin.apiKeys.list())[0]?.lastRequest).toBeInstanceOf(Date)
})

test('a revoked key stops working', async () => {
  const { admin, id, ask, log } = await shopWithKey('read')
  expect((await ask('/api/me')).status).toBe(200)
  await admin.apiKeys.revoke({ id })
  expect((await ask('/api/me')).status).toBe(401)
  await expect(admin.apiKeys.revoke({ id })).rejects.toThrow('already been revoked')
  expect(log().map(({ action }) => action)).toEqual(['api-key.created', 'api-key.revoked'])
})

test('a key from before scopes may do all that its owner may', async () => {
  const shop = createTestApp()
  const { user } = await shop.signInAs('admin')
  const { key } = await shop.deps.auth.api.createApiKey({ body: { name: 'old', userId: user.id } })
  expect((await shop.app.request('/api/seed-products', by(key))).status).toBe(200)
})

test('a key with former scopes keeps its rights and gets the default limit', async () => {
  const shop = await adminShop()
  const old = {
    name: 'old',
    userId: shop.user.id,
    permissions: { shop: ['read', 'write'] },
    rateLimitMax: 10,
  }
  const { key } = await shop.deps.auth.api.createApiKey({ body: old })
  const migration = readFileSync(join(projectRoot(), 'drizzle/0009_webhooks.sql'), 'utf8')
  for (const [statement] of migration.matchAll(/^UPDATE api_keys .*$/gm)) shop.db.$client.exec(statement)
  expect((await shop.admin.apiKeys.list())[0]).toMatchObject({ scopes: ['read', 'favorites'] })
  const answer = await shop.app.request(`/api/favorites?user_id=${shop.user.id}`, by(key))
  expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"default";q=300;w=60'])
})

test.each([
  [{ name: '' }, 'Enter a name'],
  [{ name: 'x'.repeat(61) }, 'Use at most 60 characters'],
  [{ days: 10_000 }, 'Choose how long the key is valid'],
  [{ scopes: [] }, 'Choose what the key may do'],
  [{ scopes: ['write' as 'read'] }, 'Choose what the key may do'],
  [{ callsPerMinute: 0 }, 'Enter at least 1'],
  [{ callsPerMinute: 1_000_000 }, 'Enter at most 10000'],
  [{ callsPerMinute: 1.5 }, 'Enter a whole number'],
  [{ userId: 'another' }, 'Unknown field'],
])('%j is refused', async (fields, message) => {
  const { admin } = await adminShop()
  const keyInput = { name: 'Key', scopes: ['read' as const], days: 30, ...fields }
  await expect(admin.apiKeys.create(keyInput)).rejects.toThrow(message)
  expect(await admin.apiKeys.list()).toEqual([])
})

describe('a new key', () => {
  test('has a prefix for scanners and is listed by its beginning', async () => {
    const { admin, key } = await shopWithKey('read')
    expect(key).toMatch(/^tuckling_[A-Za-z]{64}$/)
    expect((await admin.apiKeys.list())[0]?.start).toBe(key.slice(0, 'tuckling_'.length + 4))
  })

  test('shows when and from which network it was last used', async () => {
    const { admin, app, key } = await shopWithKey('read', { env: { TRUST_PROXY: '1' } })
    const headers = { ...by(key).headers, 'x-forwarded-for': '203.0.113.77' }
    expect((await app.request('/api/me', { headers })).status).toBe(200)
    const [listed] = await admin.apiKeys.list()
    expect(listed).toMatchObject({ lastUsedFrom: '203.0.113.0/24', lastRequest: expect.any(Date) })
  })

  test('stops working when it expires', async () => {
    const { admin, db, id, ask } = await shopWithKey('read')
    const isExpired = async () => (await admin.apiKeys.list())[0]?.isExpired
    const expire = (ms: number) =>
      db
        .update(apiKeys)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(apiKeys.id, id))
        .run()
    expire(60_000)
    expect([(await ask('/api/me')).status, await isExpired()]).toEqual([200, false])
    expire(-1)
    expect([(await ask('/api/me')).status, await isExpired()]).toEqual([401, true])
  })
})

test('a key from before the prefix keeps working', async () => {
  const { app, db, id } = await shopWithKey('read')
  const old = 'OldKeyWithoutAnyPrefix'
  const key = createHash('sha256').update(old).digest('base64url')
  db.update(apiKeys).set({ key, prefix: null, start: 'OldKey' }).where(eq(apiKeys.id, id)).run()
  expect((await app.request('/api/me', by(old))).status).toBe(200)
})

describe('rotating a key', () => {
  test('creates a key of the same kind and keeps the old one for a day', async () => {
    const { admin, app, db, id, key, log } = await shopWithKey('catalog', { callsPerMinute: 77 })
    const rotated = await admin.apiKeys.rotate({ id })
    const status = async (one: string) => (await app.request('/api/me', by(one))).status
    expect([await status(key), await status(rotated.key)]).toEqual([200, 200])
    const listed = await admin.apiKeys.list()
    const [old, made] = [id, rotated.id].map((one) => listed.find((entry) => entry.id === one))
    expect(old).toMatchObject({ replacedBy: rotated.id, expiresAt: rotated.oldWorksUntil })
    expect(made).toMatchObject({ name: 'catalog', scopes: ['read', 'catalog'], callsPerMinute: 77 })
    const hours = (date: Date | null | undefined) =>
      Math.round(((date?.getTime() ?? 0) - Date.now()) / HOUR_MS)
    expect([hours(old?.expiresAt), hours(made?.expiresAt)]).toEqual([24, 30 * 24])
    expect(log().at(-1)).toMatchObject({ action: 'api-key.rotated', targetName: 'catalog' })
    expect(JSON.stringify(log())).not.toContain(rotated.key)
    db.update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.id, id))
      .run()
    expect([await status(key), await status(rotated.key)]).toEqual([401, 200])
  })

  test('works once, while the key is valid, and for its owner only', async () => {
    const { admin, db, id, signInAs } = await shopWithKey('read')
    const { caller } = await signInAs('admin')
    await expect(caller.admin.apiKeys.rotate({ id })).rejects.toThrow('Only its owner')
    const both = await Promise.allSettled([admin.apiKeys.rotate({ id }), admin.apiKeys.rotate({ id })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(admin.apiKeys.rotate({ id })).rejects.toThrow('already been rotated')
    expect(await admin.apiKeys.list()).toHaveLength(2)
    const { id: other } = await admin.apiKeys.create({ name: 'Old', scopes: ['read'], days: 30 })
    db.update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.id, other))
      .run()
    await expect(admin.apiKeys.rotate({ id: other })).rejects.toThrow('expired')
    await expect(admin.apiKeys.rotate({ id: 'none' })).rejects.toThrow('already been revoked')
  })
})

describe('a key of an administrator', () => {
  async function keyOfAnother() {
    const shop = await adminShop()
    const other = await shop.signInAs('admin', { email: 'other@example.com' })
    const { key } = await other.caller.admin.apiKeys.create({ name: 'Till', scopes: ['admin'], days: null })
    const status = async () => (await shop.app.request('/api/me', by(key))).status
    expect(await status()).toBe(200)
    return { ...shop, other, status }
  }

  test('ends with its owner’s role and does not return with it', async () => {
    const { admin, other, status, db } = await keyOfAnother()
    await admin.users.setRole({ userId: other.user.id, role: 'user' })
    expect(await status()).toBe(401)
    await admin.users.setRole({ userId: other.user.id, role: 'admin' })
    expect(await status()).toBe(401)
    expect(
      db
        .select()
        .from(securityEvents)
        .all()
        .map(({ kind }) => kind),
    ).toContain('api-key.revoked')
  })

  test('ends with the block of its owner', async () => {
    const { admin, other, status } = await keyOfAnother()
    await admin.users.setBlocked({ userId: other.user.id, blocked: true })
    await admin.users.setBlocked({ userId: other.user.id, blocked: false })
    expect(await status()).toBe(401)
  })

  test('ends with a role lost in any other way', async () => {
    const { db, other, status } = await keyOfAnother()
    db.update(users).set({ role: 'user' }).where(eq(users.id, other.user.id)).run()
    expect(await status()).toBe(401)
  })

  test.each([
    [true, 401],
    [false, 200],
  ])('ends with its owner’s password on request (%s)', async (revokeKeys, expected) => {
    const shop = await adminShop()
    const browser = createBrowser(shop)
    await browser.call('accounts.signUp', ADA)
    shop.db.update(users).set({ role: 'admin' }).where(eq(users.email, ADA.email)).run()
    const { data } = await browser.call('admin.apiKeys.create', { name: 'Till', scopes: ['read'], days: 30 })
    const newPassword = 'another long password'
    await browser.call('profile.changePassword', { currentPassword: ADA.password, newPassword, revokeKeys })
    expect((await shop.app.request('/api/me', by(String(data.key)))).status).toBe(expected)
  })
})

test('keys of any scope are refused for keys, restores, and files, with a sentence', async () => {
  const shop = await shopWithKey('admin')
  const json = { 'content-type': 'application/json', ...by(shop.key).headers }
  const calls = [
    ['POST', '/trpc/admin.apiKeys.create', { name: 'More', scopes: ['admin'], days: null }],
    ['GET', '/api/admin/backups/manual.db', undefined],
    ['GET', '/api/admin/export/donations.csv', undefined],
    ['POST', '/api/admin/restore', 'SQLite format 3'],
  ] as const
  for (const [method, path, input] of calls) {
    const body = input === undefined ? {} : { body: JSON.stringify({ json: input }) }
    const answer = await shop.app.request(path, { method, headers: json, ...body })
    expect([path, answer.status]).toEqual([path, 403])
    expect(await answer.text()).toContain('API keys can’t do this. Please sign in.')
  }
  expect(await shop.admin.apiKeys.list()).toHaveLength(1)
})

describe('key scopes', () => {
  const document = apiDocument(createTestApp({ seeded: false }))

  test.each(API_KEY_SCOPES)('%s opens exactly the operations in the document', async (scope) => {
    const calls = documentedCalls(await document).filter(({ path }) => !path.includes('/auth/sign-'))
    const shop = await shopWithKey(scope, { env: { RATE_LIMIT_FACTOR: '1000' } })
    for (const { name, method, path, operation } of calls) {
      const isForSessions = operation.security?.every(({ apiKey }) => apiKey === undefined)
      const needed = API_KEY_SCOPES.find((one) =>
        operation.security?.some(({ apiKey }) => apiKey?.[0] === one),
      )
      const example = operation.requestBody?.content['application/json']?.example
      const { status } = await shop.ask(path.replace('{id}', '3').replace('{name}', 'none.db'), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(example !== undefined && { body: JSON.stringify(example) }),
      })
      const isOwnerMixedUp = status === 403 && path === '/api/favorites'
      expect(needed ?? isForSessions, `${name} names its scope`).toBeTruthy()
      if (isForSessions) expect([name, status]).toEqual([name, 403])
      else if (!isInScope([scope], needed ?? 'admin')) expect([name, status]).toEqual([name, 403])
      else if (!isOwnerMixedUp) expect([name, [401, 403].includes(status)]).toEqual([name, false])
    }
  })

  test('favorites opens the favorites of the owner, and no catalog', async () => {
    const { ask, user } = await shopWithKey('favorites')
    expect((await ask(`/api/favorites?user_id=${user.id}`)).status).toBe(200)
    const refused = await ask('/api/products', {
      method: 'POST',
      body: '{"price":"not even valid"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      code: 403,
      message: 'This API key doesn’t have the scope catalog',
    })
  })
})

describe('key limits', () => {
  test('are separate for each key and sent in the headers', async () => {
    const { admin, app, ask } = await shopWithKey('read', { callsPerMinute: 2 })
    const answers = [await ask('/api/openapi.json'), await ask('/api/me'), await ask('/api/me')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"default";q=2;w=60')
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"default";r=1;t=\d+$/)
    expect(answers[2]?.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('/trpc/accounts.me')).status).toBe(429)

    const { key } = await admin.apiKeys.create({ name: 'other', scopes: ['read'], days: null })
    expect((await app.request('/api/me', by(key))).headers.get('ratelimit')).toContain('r=299;')
    expect((await app.request('/api/openapi.json')).headers.get('ratelimit')).toContain('r=299;')
  })

  test('are scaled like all others', async () => {
    const { ask } = await shopWithKey('read', { callsPerMinute: 10, env: { RATE_LIMIT_FACTOR: '0.5' } })
    expect((await ask('/api/me')).headers.get('ratelimit-policy')).toBe('"default";q=5;w=60')
  })

  test('count invented keys for the sender’s address', async () => {
    const { app } = await adminShop({ env: { RATE_LIMIT_FACTOR: '0.01' } })
    const guess = async (n: number) => (await app.request('/api/me', by(`made-up-${n}`))).status
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([401, 401, 401, 429])
    expect((await app.request('/api/openapi.json')).status).toBe(429)
  })
})
