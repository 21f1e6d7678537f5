import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { idempotentPosts } from '#server/http/rest/idempotent-posts.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const PRODUCT = JSON.stringify({ name: 'Linen Play Mat', price: 449.5 })

async function shopWithKey(env: Record<string, string> = {}) {
  const shop = createTestApp({ env })
  const { user } = await shop.signInAs('admin')
  const { key } = await shop.deps.auth.api.createApiKey({ body: { name: 'test', userId: user.id } })
  const add = (idempotencyKey: string, body = PRODUCT) =>
    shop.app.request('/api/products', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'idempotency-key': idempotencyKey,
      },
    })
  const count = async () => (await (await shop.app.request('/api/products/count')).json()).count
  return { ...shop, add, count }
}

describe('a POST with an Idempotency-Key', () => {
  test('takes effect once and returns the first answer when repeated', async () => {
    const { add, count } = await shopWithKey()
    const first = await add('order-1')
    const again = await add('order-1')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await add('order-2')).headers.get('idempotent-replayed')).toBeNull()
    expect(await count()).toBe(12)
  })

  test('is remembered across a restart of the server', async () => {
    const database = join(folderOfTest(), 'shop.db')
    const before = createTestApp({ database })
    const { user } = await before.signInAs('admin')
    const { key } = await before.deps.auth.api.createApiKey({ body: { name: 'test', userId: user.id } })
    const send = (shop: ReturnType<typeof createTestApp>, body = PRODUCT) =>
      shop.app.request('/api/products', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': 'order-1',
        },
      })
    const first = await send(before)
    before.db.$client.close()
    const after = createTestApp({ database, seeded: false })
    const again = await send(after)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(await again.json()).toEqual(await first.json())
    expect((await send(after, '{"name":"Other"}')).status).toBe(409)
    expect(await (await after.app.request('/api/products/count')).json()).toEqual({ count: 11 })
    after.db.$client.close()
  })

  test('takes effect once if sent twice at the same time', async () => {
    const { add, count } = await shopWithKey()
    const statuses = (await Promise.all([add('order-1'), add('order-1')])).map(({ status }) => status)
    expect(statuses).toContain(201)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    expect(await count()).toBe(11)
  })

  test('is refused with 409 for another body', async () => {
    const { add, count } = await shopWithKey()
    await add('order-1')
    expect((await add('order-1', '{"name":"Other"}')).status).toBe(409)
    expect(await count()).toBe(11)
  })

  test('is refused with 409 while the first is in progress', async () => {
    const { deps } = createTestApp()
    const work = Promise.withResolvers<void>()
    const app = new Hono().use(idempotentPosts(deps)).post('/slow', async (c) => {
      await work.promise
      return c.json({ done: true }, 201)
    })
    const send = () => app.request('/slow', { method: 'POST', headers: { 'idempotency-key': 'one' } })
    const first = send()
    expect((await send()).status).toBe(409)
    work.resolve()
    expect((await first).status).toBe(201)
    expect((await send()).headers.get('idempotent-replayed')).toBe('true')
  })

  test('is refused with 400 if the key is invalid', async () => {
    const { add } = await shopWithKey()
    for (const key of ['a b', 'x'.repeat(256)]) expect((await add(key)).status).toBe(400)
  })
})

describe('pages of other origins', () => {
  const origin = 'https://partner.example'
  const ask = async (env: Record<string, string>, method = 'GET') => {
    const headers = { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) }
    return (await createTestApp({ env }).app.request('/api/products', { method, headers })).headers
  }

  test('may read nothing unless they are listed', async () => {
    expect((await ask({})).get('access-control-allow-origin')).toBeNull()
    expect(
      (await ask({ CORS_ORIGINS: 'https://other.example' })).get('access-control-allow-origin'),
    ).toBeNull()
  })

  test('may read answers and send keys if listed, but no cookies', async () => {
    const env = { CORS_ORIGINS: `https://other.example, ${origin}` }
    const headers = await ask(env)
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('vary')).toContain('Origin')
    const preflight = await ask(env, 'OPTIONS')
    expect(preflight.get('access-control-allow-headers')).toContain('Authorization')
    expect(preflight.get('access-control-allow-credentials')).toBeNull()
  })
})
