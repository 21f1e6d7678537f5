import { describe, expect, test } from 'vitest'
import { clicks } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
/** Twelve units of work, three calls of the API and one click a minute. */
const STRICT = { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: 'true' }
const GENEROUS = { RATE_LIMIT_FACTOR: '1000' }

type Shop = ReturnType<typeof createTestApp>

async function statuses(responses: Iterable<Response | Promise<Response>>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for await (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function* times(count: number, ask: (index: number) => Response | Promise<Response>) {
  for (let index = 0; index < count; index += 1) yield ask(index)
}

describe('limits of anonymous procedures', () => {
  const batch = (shop: Shop, calls: number) =>
    shop.app.request(`/trpc/${Array(calls).fill('accounts.session').join(',')}?batch=1&input={}`)

  test('count each call of a batch', async () => {
    const shop = createTestApp({ env: STRICT })
    expect((await batch(shop, 10)).status).toBe(200)
    const refused = await batch(shop, 3)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-policy')).toBe('"default";q=12;w=60')
    expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    expect((await refused.json())[0].error.json).toMatchObject({
      message: expect.stringContaining('try again'),
      data: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await batch(shop, 2)).status).toBe(200)
  })

  test('count a search as five, and never if its answer is cached', async () => {
    const shop = createTestApp({ env: STRICT })
    const search = (text: string) =>
      shop.app.request(
        `/trpc/products.list?input=${encodeURIComponent(JSON.stringify({ json: { search: text } }))}`,
      )
    expect(await statuses(times(20, () => search('cup')))).toEqual({ 200: 20 })
    expect(await statuses(times(4, (index) => search(`ring ${index}`)))).toEqual({ 200: 1, 429: 3 })
    expect((await search('cup')).status).toBe(200)
  })
})

describe('limits of pages', () => {
  test('count only newly rendered pages, per sender', async () => {
    const shop = createTestApp({ env: STRICT })
    const read = (path: string, address = '192.0.2.1') =>
      shop.app.request(path, { headers: { 'x-forwarded-for': address } })
    expect(await statuses(times(30, () => read('/about')))).toEqual({ 200: 30 })
    expect(await statuses(times(8, (index) => read(`/nowhere-${index}`)))).toEqual({ 404: 5, 429: 3 })
    expect((await read('/about')).status).toBe(200)
    expect((await read('/contact', '198.51.100.1')).status).toBe(200)
    expect((await read('/contact')).status).toBe(200)
    const refused = await read('/blog')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit')).toMatch(/r=0/)
    expect(await refused.text()).toMatch(/<h1>Too many requests<\/h1>\s*<p>Too many attempts[^<]+<\/p>/)
  })

  test('allow a crawler of many pages and a household behind one address', async () => {
    const shop = createTestApp()
    for (let id = 100; id < 250; id += 1) makeProduct(shop.db, { id, name: `Cup ${id}` })
    const crawled = times(150, (index) => shop.app.request(`/products/${index + 100}-cup-${index + 100}`))
    expect(await statuses(crawled)).toEqual({ 200: 150 })
    const household = times(400, (index) => shop.app.request(`/products?page=${(index % 10) + 1}`))
    expect(await statuses(household)).toEqual({ 200: 400 })
  }, 60_000)

  test('allow 154 under way or waiting, ask others to return, and keep the site up', async () => {
    const shop = createTestApp({ env: GENEROUS })
    await shop.app.request('/about')
    const responses = Array.from({ length: 300 }, (_, index) => shop.app.request(`/nowhere-${index}`))
    expect(await statuses(responses)).toEqual({ 404: 154, 503: 146 })
    const refused = await responses[299]
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(refused?.headers.get('content-type')).toContain('text/html')
    expect((await shop.app.request('/contact')).status).toBe(200)
  }, 60_000)
})

test('the number of simultaneous password checks is limited, and unchecked ones are not guesses', async () => {
  const shop = createTestApp({ env: GENEROUS })
  const body = JSON.stringify({ email: 'ada@example.com', password: 'wrong horse' })
  const guess = () =>
    shop.app.request('/api/auth/sign-in/email', { method: 'POST', headers: JSON_TYPE, body })
  const flood = Array.from({ length: 90 }, guess)
  const answered = await Promise.all(flood)
  const refused = answered.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  // One or two at once, and sixty wait.
  expect(refused.length).toBeLessThanOrEqual(29)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(await refused[0]?.json()).toMatchObject({ message: expect.stringContaining('Too many sign-ins') })
  expect(shop.deps.limits.usedShare('signInsToAccount', 'ada@example.com')).toBe(
    (90 - refused.length) / 1_000_000,
  )
  expect((await guess()).status).toBe(401)
}, 60_000)

describe('limits of an assistant', () => {
  const headers = { ...JSON_TYPE, accept: 'application/json, text/event-stream' }
  const call = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'search_products', arguments: { query: 'cup' } },
  })
  const ask = (shop: Shop, messages: number) =>
    shop.app.request('/mcp', {
      method: 'POST',
      headers,
      body: JSON.stringify(Array.from({ length: messages }, (_, index) => call(index))),
    })

  test('count each message of a batch, and more for a search', async () => {
    const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
    expect((await ask(shop, 4)).status).toBe(200)
    expect((await ask(shop, 3)).status).toBe(429)
    expect((await ask(shop, 2)).status).toBe(200)
  })

  test('allow at most ten messages at once', async () => {
    const refused = await ask(createTestApp(), 11)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'A batch can hold at most 10 messages' })
  })
})

test('clicks are limited, as beacons and as calls', async () => {
  const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.02' } })
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  const origin = shop.deps.env.PUBLIC_URL
  const beacon = (id: number) =>
    shop.app.request('/api/clicks', {
      method: 'POST',
      body: `${id} card`,
      headers: { ...headers, origin, 'content-type': 'text/plain' },
    })
  const called = (id: number) =>
    shop.app.request('/trpc/clicks.count', {
      method: 'POST',
      body: JSON.stringify({ json: { productId: id, placement: 'card' } }),
      headers: { ...headers, ...JSON_TYPE, origin },
    })
  expect([(await beacon(1)).status, (await called(2)).status]).toEqual([204, 200])
  const refused = [await beacon(3), await called(4)]
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect(refused.every((answer) => Number(answer.headers.get('retry-after')) > 0)).toBe(true)
  expect(shop.db.select().from(clicks).all()).toHaveLength(2)
})

test.each([
  ['203.0.113.1', '203.0.113.200', '203.0.114.1'],
  ['2001:db8::1', '2001:db8::ffff', '2001:db8:0:1::1'],
])('clicks of one network (%s, %s) share a limit separate from that of %s', async (one, two, other) => {
  const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.02', TRUST_PROXY: 'true' } })
  const beacon = async (id: number, from: string) => {
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': from }
    return (await shop.app.request('/api/clicks', { method: 'POST', body: `${id} card`, headers })).status
  }
  expect([await beacon(1, one), await beacon(2, two), await beacon(3, one)]).toEqual([204, 204, 429])
  expect([await beacon(4, two), await beacon(4, other)]).toEqual([429, 204])
})
