import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const LONG = 'x'.repeat(6_000)

describe('a redirect', () => {
  test.each([
    ['/', '', '/'],
    ['/products', `?search=${LONG}`, '/products'],
    ['/products/1-wrong-name', `?utm=${LONG}`, '/products/1-'],
    ['/sign-in/nobody', `?from=/${LONG}`, '/login'],
    ['/account', `?x=${LONG}`, '/login'],
  ])('from //%s%.9s… is below 2 kB for an address of any length', async (path, query, location) => {
    const { ask } = await onTheWire(createTestApp())
    const odd = /^\/(?:products)?$/.test(path) ? `/${path}` : path
    const answer = await ask(`${odd}${query}`)
    expect(answer.headers.location).toMatch(new RegExp(`^${location}`))
    const size = JSON.stringify(answer.headers).length + answer.text.length
    expect([answer.status >= 300 && answer.status < 400, size < 2_048]).toEqual([true, true])
  })

  test('keeps a query that a person may have made', async () => {
    const { ask } = await onTheWire(createTestApp())
    const query = `?search=${'n'.repeat(100)}&utm_source=newsletter&fbclid=${'i'.repeat(200)}`
    expect((await ask(`//products${query}`)).headers.location).toBe(`/products${query}`)
  })

  test('to an overlong path is refused', async () => {
    const { ask } = await onTheWire(createTestApp())
    const answer = await ask(`//${LONG}`)
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([414, 'The address is too long'])
  })
})

test.each([200, 201, 5_000])('an article with %i characters in its address is not found', async (length) => {
  const shop = createTestApp()
  const answer = await shop.app.request(`/blog/${'x'.repeat(length)}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Post Not Found')
  expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test.each([
  '/api/subscribe',
  '/trpc/newsletter.subscribe',
  '/api/clicks',
  '/subscribe',
  '/mcp',
  '/api/stripe/webhook',
  '/api/admin/feeds/uploads',
  '/api/admin/restore',
  '/api/admin/articles/covers',
])('a visitor who aborts a POST to %s causes no error in the log', async (path) => {
  const shop = await adminShop()
  const { ask, server, port } = await onTheWire(shop)
  const { origin = '', cookie = '' } = shop.headers
  const socket = connect(port, '127.0.0.1')
  const type = path === '/subscribe' ? 'application/x-www-form-urlencoded' : 'application/json'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nAccept: application/json, text/event-stream\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{"email":`,
  )
  await once(server, 'request')
  socket.destroy()
  await eventually(() => expect(shop.logLines.some(({ msg }) => msg === 'request')).toBe(true))
  await ask('/api/health')
  expect(shop.logLines.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

describe('a page of another site cannot start work through a GET', () => {
  const input = encodeURIComponent('{"json":{"id":1}}')
  const WORK = [
    '/api/seed-products',
    `/trpc/admin.feeds.dryRun?input=${input}`,
    `/trpc/admin.feeds.progress?input=${input}`,
  ]

  test.each(WORK)('%s', async (path) => {
    const shop = await adminShop()
    const { cookie = '' } = shop.headers
    const requestWith = (headers: Record<string, string>) =>
      shop.app.request(path, { headers: { cookie, ...headers } })
    for (const site of ['cross-site', 'same-site'])
      expect((await requestWith({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).status).toBe(403)
    expect((await requestWith({ origin: 'https://evil.example' })).status).toBe(403)
    for (const site of ['same-origin', 'none'])
      expect((await requestWith({ 'sec-fetch-site': site })).status).toBe(200)
  })

  test('hidden among other calls of a batch', async () => {
    const shop = await adminShop()
    const { cookie = '' } = shop.headers
    const batch = encodeURIComponent('{"0":{"json":{}},"1":{"json":{"id":1}}}')
    const answer = await shop.app.request(`/trpc/blog.list,admin.feeds.dryRun?batch=1&input=${batch}`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('a refused subscription', () => {
  test.each([
    ['admin.feeds.progress', { runId: 999 }, 'We couldn’t find that run'],
    ['admin.feeds.dryRun', { id: 999 }, 'We couldn’t find that feed'],
  ])('%s gives the reason', async (name, input, sentence) => {
    const shop = await adminShop()
    const { cookie = '' } = shop.headers
    const query = encodeURIComponent(JSON.stringify({ json: input }))
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const text = await (await shop.app.request(`/trpc/${name}?input=${query}`, { headers })).text()
    expect(text).toContain(sentence)
    expect(text).toContain('"NOT_FOUND"')
    expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
