import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const SIGN_IN = '/api/auth/sign-in/email'

afterEach(() => {
  vi.useRealTimers()
})

async function send(path: string, init: RequestInit = {}, env: Record<string, string> = {}) {
  const { app } = createTestApp({ env })
  const answer = await app.request(path, init)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) }
}

const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  send(SIGN_IN, { method: 'POST', body, headers })

describe('a request body', () => {
  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/xml'],
    ['application/json; charset=iso-8859-1'],
    [''],
  ])('with the type %j is refused with 415', async (type) => {
    const { status, body } = await post('{"email":"a@b.example","password":"x"}', { 'content-type': type })
    expect([status, body.code]).toEqual([415, 415])
    expect(body.message).toContain('application/json')
  })

  test.each([
    ['{"email":', 'The body isn’t valid JSON'],
    ['', 'Malformed JSON in request body'],
    ['{"email":"a","email":"b"}', 'The same key appears twice in one object'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'The body is nested more than 32 levels deep'],
    [new Uint8Array([0x22, 0xff, 0x22]), 'The body isn’t valid UTF-8'],
  ])('such as %j is a 400 with a reason', async (sent, message) => {
    expect(await post(sent)).toMatchObject({ status: 400, body: { code: 400, message } })
  })

  test('is refused with 413 if too large, even without an announced length', async () => {
    const large = 'x'.repeat(300_000)
    expect((await post(large, { ...JSON_TYPE, 'content-length': '300000' })).status).toBe(413)
    const stream = new Blob([large]).stream()
    const init = { method: 'POST', body: stream, headers: JSON_TYPE, duplex: 'half' }
    expect(await send(SIGN_IN, init)).toMatchObject({
      status: 413,
      body: { code: 413, message: 'The request is too large' },
    })
  })

  test('times out with 408 if it never ends', async () => {
    vi.useFakeTimers()
    const { app } = createTestApp()
    const init = { method: 'POST', body: new ReadableStream(), headers: JSON_TYPE, duplex: 'half' }
    const answer = app.request(SIGN_IN, init)
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await answer).status).toBe(408)
    expect(await (await answer).json()).toEqual({ code: 408, message: 'The request took too long' })
  })

  test('is optional where nothing is sent', async () => {
    expect((await send('/api/auth/sign-out', { method: 'POST' })).status).toBe(200)
  })
})

describe('a body of a procedure', () => {
  test.each([
    [`{"json":${'['.repeat(100)}${']'.repeat(100)}}`, 'The body is nested more than 32 levels deep'],
    ['{"json":{"email":"a@b.example","email":"c@d.example"}}', 'The same key appears twice in one object'],
    ['{"json":{"email":', 'The body isn’t valid JSON'],
    ['"a@b.example"', 'Send the input as {"json": ...}'],
    ['\\"'.repeat(120_000), 'The body isn’t valid JSON'],
  ])('such as %.60j is a 400 with a reason', async (sent, message) => {
    const path = '/trpc/newsletter.subscribe'
    const answer = await send(path, { method: 'POST', body: sent, headers: JSON_TYPE })
    expect([answer.status, answer.body.error.json.message]).toEqual([400, message])
  })
})

describe('uploads of the admin area', () => {
  test.each(['/api/admin/restore', '/api/admin/feeds/uploads', '/api/admin/articles/covers'])(
    'are limited at %s like all calls',
    async (path) => {
      const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } })
      const wrong = await app.request(path)
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
      const statuses: number[] = []
      for (let call = 0; call < 3; call++)
        statuses.push((await app.request(path, { method: 'POST', body: 'x' })).status)
      expect(statuses).toEqual([401, 401, 429])
    },
  )
})

describe('request methods', () => {
  test.each([
    ['DELETE', '/api/products', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/api/products/clear', 'POST, OPTIONS'],
    ['PATCH', '/api/favorites', 'GET, HEAD, POST, DELETE, OPTIONS'],
    ['POST', '/api/products/3', 'GET, HEAD, OPTIONS'],
    ['HEAD', '/api/seed-products', 'GET, OPTIONS'],
    ['PROPFIND', '/api/me', 'GET, HEAD, OPTIONS'],
  ])('exclude %s %s with a 405 that names the allowed ones', async (method, path, allow) => {
    const { status, headers, body } = await send(path, { method })
    expect([status, headers.get('allow')]).toEqual([405, allow])
    if (method !== 'HEAD')
      expect(body).toEqual({ code: 405, message: 'This address doesn’t accept that method' })
  })

  test('are listed by OPTIONS, which admits no other site', async () => {
    const { status, headers } = await send('/api/products', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    })
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('include HEAD, which answers like GET without a body', async () => {
    const { status, headers, body } = await send('/api/products', { method: 'HEAD' })
    expect([status, body]).toEqual([200, ''])
    expect(headers.get('etag')).toMatch(/^"/)
  })

  test('cannot be changed by a header or a parameter', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }
    expect((await send('/api/products', { headers })).status).toBe(200)
    expect((await send('/api/products?_method=DELETE')).status).toBe(400)
  })

  test.each([['GET'], ['POST'], ['DELETE'], ['OPTIONS']])(
    'such as %s are a 404 on an unknown path',
    async (method) => {
      for (const path of ['/api/nothing', '/api', '/api/', '/api/products/3/more', '/api/%ff'])
        expect(await send(path, { method })).toMatchObject({
          status: 404,
          body: { code: 404, message: 'There’s nothing at this address' },
        })
    },
  )
})

describe('the rate limit', () => {
  test('is sent with each answer, and 429 beyond it names the time to wait', async () => {
    const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } })
    const first = await app.request('/api/openapi.json')
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=3;w=60')
    expect(first.headers.get('ratelimit')).toBe('"default";r=2;t=60')
    for (let call = 0; call < 2; call++) await app.request('/api/openapi.json')
    const refused = await app.request('/api/nothing')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 429, message: expect.stringContaining('try again') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
  })

  test('applies to invalid keys of any kind', async () => {
    const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } })
    const statuses: number[] = []
    for (let call = 0; call < 5; call++) {
      const headers = { authorization: `Bearer made-up-${call}` }
      statuses.push((await app.request('/api/products', { headers })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test('is shared by REST and procedures for each key', async () => {
    const { app, deps, signInAs } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } })
    const { user } = await signInAs('admin')
    const made = await deps.auth.api.createApiKey({ body: { name: 'mine', userId: user.id } })
    const headers = { authorization: `Bearer ${made.key}` }
    for (const path of ['/api/me', '/trpc/accounts.me', '/api/products'])
      expect((await app.request(path, { headers })).status).toBe(200)
    expect((await app.request('/trpc/accounts.me', { headers })).status).toBe(429)
    expect((await app.request('/api/me', { headers })).status).toBe(429)
    expect((await app.request('/api/openapi.json')).status).toBe(200)
  })
})

test.each([['Bearer wrong'], ['Basic eDp5'], ['Bearer'], [`Bearer ${'x'.repeat(5_000)}`]])(
  'invalid credentials such as %.20s are a 401, even where none are required',
  async (authorization) => {
    for (const path of ['/api/products', '/api/me']) {
      const { status, headers, body } = await send(path, { headers: { authorization } })
      expect([status, body]).toEqual([401, { code: 401, message: 'This API key isn’t valid' }])
      expect(headers.get('www-authenticate')).toBe('Bearer')
    }
  },
)
