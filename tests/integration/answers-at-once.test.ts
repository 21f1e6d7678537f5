import { describe, expect, test, vi } from 'vitest'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { type Answered, onTheWire } from '#tests/helpers/wire.ts'

const HTML = { accept: 'text/html', 'accept-encoding': 'gzip' }

/** A shop on the wire that notices what goes the long way, through the app. */
async function watchedShop(options: Parameters<typeof createTestApp>[0] = {}) {
  const shop = createTestApp({ seeded: true, ...options })
  const fetch = vi.fn(shop.app.fetch)
  const app = Object.assign(Object.create(shop.app), { fetch }) as typeof shop.app
  const { ask } = await onTheWire({ ...shop, app })
  async function probe(path: string, options: Parameters<typeof ask>[1] = {}) {
    fetch.mockClear()
    const answer = await ask(path, { headers: HTML, ...options })
    return { answer, isAtOnce: fetch.mock.calls.length === 0 }
  }
  return { ...shop, ask, probe }
}

function withoutTheRequest({ status, headers, text }: Answered) {
  const { 'x-request-id': id, date, connection, 'keep-alive': keepAlive, ...same } = headers
  expect(id).toMatch(/^[\da-f-]{36}$/)
  return { status, headers: same, text }
}

describe('a cached page', () => {
  test.each(['/', '/products', '/products?category=Toys', '/blog/baby-sleep-science'])(
    'equals the first rendering at %s, in headers and counts',
    async (path) => {
      const { probe, db, logLines } = await watchedShop()
      const { caches, routes } = metersOf(db)
      const requests = () => logLines.filter(({ msg }) => msg === 'request')
      for (const encoding of [undefined, 'gzip', 'br']) {
        const headers = { accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) }
        raiseCatalogVersion(db)
        const first = await probe(path, { headers })
        const second = await probe(path, { headers })
        expect([first.isAtOnce, second.isAtOnce]).toEqual([false, true])
        expect(withoutTheRequest(second.answer)).toEqual(withoutTheRequest(first.answer))
        expect(first.answer.headers['content-encoding']).toBe(encoding)
      }
      expect(caches.pages).toEqual({ hits: 3, misses: 3 })
      await eventually(() => expect(requests()).toHaveLength(6))
      const kinds = requests().map(({ method, path, status, level }) => ({ method, path, status, level }))
      for (const kind of kinds) expect(kind).toEqual(kinds[0])
      expect([...routes.values()]).toMatchObject([{ byStatus: new Map([[200, 6]]) }])
    },
  )

  test('is sent compressed, and not again to a browser that has it', async () => {
    const { probe } = await watchedShop()
    const first = await probe('/products')
    const { answer, isAtOnce } = await probe('/products', {
      headers: { ...HTML, 'if-none-match': String(first.answer.headers.etag) },
    })
    expect({ isAtOnce, status: answer.status, text: answer.text }).toEqual({
      isAtOnce: true,
      status: 304,
      text: '',
    })
    const again = await probe('/products')
    expect(again.isAtOnce).toBe(true)
    expect(withoutTheRequest(again.answer)).toEqual(withoutTheRequest(first.answer))
    expect(again.answer.headers['content-encoding']).toBe('gzip')
  })

  test('is replaced after the next change', async () => {
    const { probe, db } = await watchedShop()
    for (let time = 0; time < 2; time += 1) await probe('/products')
    makeProduct(db, { name: 'Owl of felt', isBestSeller: true })
    const { answer, isAtOnce } = await probe('/products', { headers: {} })
    expect(isAtOnce).toBe(false)
    expect(answer.text).toContain('Owl of felt')
  })
})

describe('the full path is used', () => {
  const FOLLOWED = { ...HTML, referer: 'http://127.0.0.1:3000/products?search=bath' }
  test.each<[string, string, Parameters<Awaited<ReturnType<typeof watchedShop>>['probe']>[1]]>([
    ['by HEAD', '/products', { method: 'HEAD' }],
    ['with an API key', '/products', { headers: { ...HTML, authorization: 'Bearer tk_nobody' } }],
    [
      'with what claims to be a session',
      '/products',
      { headers: { ...HTML, cookie: 'a=b; shop-session=x' } },
    ],
    ['by a search', '/products?search=bath', {}],
    ['from the results of a search', '/products', { headers: FOLLOWED }],
    ['by another spelling', '/./products', {}],
    ['to what only some may see', '/admin', {}],
    ['to what is not there', '/nothing', {}],
    ['to what is no page', '/api/health', {}],
    ['to a file', '/robots.txt', {}],
  ])('%s', async (_, path, options) => {
    const { probe } = await watchedShop()
    for (const cachedPath of ['/products', path])
      for (let time = 0; time < 2; time += 1) await probe(cachedPath)
    expect((await probe(path, options)).isAtOnce).toBe(false)
  })
})

test('a cached page is never used for signed-in visitors', async () => {
  const { probe, signInAs } = await watchedShop()
  for (let time = 0; time < 2; time += 1) await probe('/products')
  const { headers } = await signInAs('user', { name: 'Mira' })
  const { answer } = await probe('/products', { headers })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.text).toContain('Mira')
})

test('a missing database is reported by the app', async () => {
  const { probe, db } = await watchedShop()
  for (let time = 0; time < 2; time += 1) await probe('/products')
  db.$client.close()
  const { answer, isAtOnce } = await probe('/products')
  expect({ isAtOnce, status: answer.status }).toEqual({ isAtOnce: false, status: 500 })
})
