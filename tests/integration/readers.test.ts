import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import { openForReading } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import { createListener } from '#server/http/middleware/listener.ts'
import { type Writer, writerAt } from '#server/integrations/writer.ts'
import { watchCopy } from '#server/jobs/watch-copy.ts'
import { listenForReaders } from '#server/startup/writer-socket.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { rawExchange, statusesIn } from '#tests/helpers/raw-exchange.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const HOST = 'localhost:3000'
const JSON_BODY = { 'content-type': 'application/json', origin: `http://${HOST}` }
const PATIENCE = { restartMs: 60, silenceMs: 10_000 }
const LITTLE_PATIENCE = { restartMs: 60, silenceMs: 200 }

/** A shop with a file, and a process beside it that reads the file and hands everything else over. */
async function shopWithReader() {
  const folder = folderOfTest()
  const database = join(folder, 'shop.db')
  const shop = createTestApp({ database, env: { TRUST_PROXY: 'true' } })
  const socketPath = join(folder, 'writer.sock')
  const writer = await serveWriter(
    createListener(shop.app, shop.deps, () => 'any'),
    socketPath,
  )
  return { shop, writer, folder, ...(await serveReader(database, socketPath)) }
}

async function serveWriter(listener: RequestListener, socketPath = join(folderOfTest(), 'writer.sock')) {
  const server = await listenForReaders(listener, socketPath)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(stop)
  return { socketPath, stop }
}

async function serveReader(database: string, socketPath: string, patience = PATIENCE) {
  const passedOn: string[] = []
  const { answer } = writerAt(socketPath, patience)
  const writer: Writer = {
    answer: (incoming, outgoing) => {
      passedOn.push(`${incoming.method} ${incoming.url}`)
      return answer(incoming, outgoing)
    },
  }
  const reader = createTestApp({ database, writer })
  return { reader, passedOn, db: reader.db, deps: reader.deps, ...(await onTheWire(reader)) }
}

/** A machine that reads a copy, and knows no other that it could ask for an answer. */
async function readingMachine(database: string) {
  const env = { ROLE: 'reader', PRIMARY_URL: 'http://127.0.0.1:9', DATABASE_PATH: database }
  const reader = createTestApp({ database, env })
  return { deps: reader.deps, db: reader.db, ...(await onTheWire(reader)) }
}

interface Arrived {
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A reader before a writer that only notes what arrives, and what of it is a body. */
async function readerBeforeNotes(
  answer: RequestListener = (_, response) => void response.end('noted'),
  patience = PATIENCE,
) {
  const arrived: Arrived[] = []
  const { socketPath } = await serveWriter(async (incoming, response) => {
    const { method, headers } = incoming
    let body = ''
    try {
      for await (const part of incoming.setEncoding('latin1')) body += part
    } catch {
      return
    }
    arrived.push({ method, headers, body })
    answer(incoming, response)
  })
  const database = join(folderOfTest(), 'shop.db')
  createTestApp({ database })
  return { arrived, ...(await serveReader(database, socketPath, patience)) }
}

function head(method: string, ...lines: string[]): string {
  return [`${method} /api/subscribe HTTP/1.1`, `Host: ${HOST}`, ...lines, '', ''].join('\r\n')
}

test('a reader answers every address without parameters', async () => {
  const { reader, ask, passedOn } = await shopWithReader()
  const paths = new Set(
    reader.app.routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
      .map(({ path }) => path),
  )
  const pages = [
    '/',
    '/products',
    '/products/1',
    '/products?search=bottle',
    '/products?search=botle',
    '/products?search=nothing+at+all',
    '/products?search=cot&sort=price_asc',
    '/products?category=Toys',
    '/blog',
    '/favorites',
    '/donate',
    '/login',
  ]
  for (const path of [...paths, ...pages]) {
    const { status } = await ask(path)
    expect([path, status < 500 || path === '/api/ready']).toEqual([path, true])
  }
  expect(reader.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  const batch = '/trpc/categories.list,products.list?batch=1'
  expect((await ask(batch)).status).toBe(207)
  for (const path of [
    batch,
    '/',
    '/products',
    '/products/1',
    '/products?search=bottle',
    '/blog',
    '/api/products',
    '/sitemap.xml',
  ])
    expect(passedOn).not.toContain(`GET ${path}`)
})

test('changes and requests with a session or key are passed to the writer', async () => {
  const { shop, ask, passedOn } = await shopWithReader()
  const subscribed = await ask('/api/subscribe', {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email: 'ada@home.example' }),
  })
  expect(subscribed.status).toBe(200)
  expect(shop.db.$client.prepare('select email from subscribers').pluck().all()).toEqual(['ada@home.example'])
  const { cookie } = (await shop.signInAs('user')).headers
  expect((await ask('/api/me', { headers: { cookie } })).status).toBe(200)
  expect((await ask('/products', { headers: { cookie } })).headers['cache-control']).toBe('private, no-store')
  const authorization = 'Bearer tuckling_x'
  expect((await ask('/api/products', { headers: { authorization } })).status).toBe(401)
  expect(passedOn).toEqual(['POST /api/subscribe', 'GET /api/me', 'GET /products', 'GET /api/products'])
})

test('a writer’s change shows in the next answer of a reader', async () => {
  const { shop, ask } = await shopWithReader()
  const address = (await ask('/products/1')).headers.location ?? '/products/1'
  expect((await ask(address)).status).toBe(200)
  shop.db.$client.exec("update products set description = 'A cup of another kind' where id = 1")
  await wait(40)
  expect((await ask(address)).text).toContain('A cup of another kind')
})

test('a copy replicated during reads shows each state whole and reports its age', async () => {
  const { shop, folder } = await shopWithReader()
  const copy = join(folder, 'copy.db')
  const replicate = () => replaceDatabase(shop.db.$client.name, copy)
  await replicate()
  const { db, ask, deps } = await readingMachine(copy)
  const { look, ageSeconds } = watchCopy(deps, async () => readCatalogVersion(shop.db))
  await look()
  expect(ageSeconds()).toBe(0)
  const names = shop.db.$client.prepare(
    "update products set name = 'Name ' || ?, updated_at = updated_at + 1",
  )
  let isOver = false
  const seen: string[][] = []
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status, text } = await ask('/api/products?page=1', {
        headers: { 'cache-control': 'no-cache' },
      })
      expect(status).toBe(200)
      seen.push([...new Set([...text.matchAll(/"name":"(Name \d+)/g)].map(([, name]) => String(name)))])
    }
  })
  for (let round = 1; round <= 8; round += 1) {
    names.run(round)
    await replicate()
  }
  await wait(100)
  isOver = true
  await Promise.all(reading)
  expect(seen.filter((names) => names.length > 1)).toEqual([])
  expect(readCatalogVersion(db)).toBe(readCatalogVersion(shop.db))
  expect((await ask('/api/products?page=1&page_size=10')).text).toContain('Name 8')
  names.run(9)
  await look()
  expect(readCatalogVersion(db)).toBeLessThan(readCatalogVersion(shop.db))
})

test('a reading machine answers others’ requests with 421 and one sentence', async () => {
  const { shop, folder } = await shopWithReader()
  const { ask } = await readingMachine(join(folder, 'shop.db'))
  const { cookie = '' } = (await shop.signInAs('user')).headers
  const notForIt: [path: string, init: Parameters<typeof ask>[1]][] = [
    ['/api/subscribe', { method: 'POST', headers: JSON_BODY, body: '{"email":"ada@home.example"}' }],
    ['/api/products/1', { method: 'DELETE' }],
    [
      '/login',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    ],
    ['/api/clicks', { method: 'OPTIONS' }],
    ['/products', { headers: { cookie } }],
    ['/products', { method: 'HEAD', headers: { cookie: 'a=b; __Host-shop-session=x' } }],
    ['/api/products', { headers: { authorization: 'Bearer tuckling_x' } }],
    ['/account', {}],
    ['/admin/products', {}],
    ['/api/me', {}],
    ['/api/admin/export', {}],
    ['/trpc/accounts.me', {}],
    ['/mcp', {}],
    ['/sign-in/provider', {}],
    ['/demo-checkout?order=x', {}],
    ['/reset-password?token=x', {}],
  ]
  for (const [path, options] of notForIt) {
    const { status, text, headers } = await ask(path, options)
    expect([path, status, headers['cache-control']]).toEqual([path, 421, 'private, no-store'])
    if (options?.method !== 'HEAD')
      expect(JSON.parse(text)).toEqual({
        code: 421,
        message: 'This server is read-only. Send this request to the primary server.',
      })
  }
  expect(shop.db.$client.prepare('select count(*) from subscribers').pluck().get()).toBe(0)
  for (const path of ['/', '/products', '/api/products', '/api/health', '/login'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  // Monitoring tools may send any credentials.
  expect((await ask('/api/health', { headers: { cookie, authorization: 'Bearer x' } })).status).toBe(200)
})

test('readers continue while the writer is down, and everything else is 503', async () => {
  const { writer, ask } = await shopWithReader()
  writer.stop()
  expect((await ask('/products')).status).toBe(200)
  const refused = await ask('/api/subscribe', { method: 'POST', headers: JSON_BODY, body: '{}' })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(refused.text)).toMatchObject({ code: 503, message: expect.stringContaining('try again') })
  const page = await ask('/account', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=UTF-8'])
})

test('the writer learns the visitor’s address, which visitors cannot forge', async () => {
  const { shop, ask } = await shopWithReader()
  const headers = { 'x-forwarded-for': '203.0.113.1', 'x-tuckling-sent-from': '198.51.100.1' }
  await ask('/api/me', { headers })
  await ask('/api/me', {
    headers: { 'x-tuckling-sent-from': '198.51.100.1', connection: 'x-tuckling-sent-from' },
  })
  const share = (address: string) => shop.deps.limits.usedShare('apiCalls', address)
  expect(share('203.0.113.1')).toBeGreaterThan(0)
  expect(share('127.0.0.1')).toBeGreaterThan(0)
  expect(share('198.51.100.1')).toBe(0)
})

test('a reader does not open a missing database or one of another version', () => {
  const path = join(folderOfTest(), 'shop.db')
  expect(() => openForReading(path)).toThrow(/cannot be opened as a database/)
  const db = openDatabase(path)
  db.$client.exec(
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
  )
  db.$client.close()
  expect(() => openForReading(path)).toThrow(/a different schema from this program/)
})

test('an interrupted read is repeated, but not a change, which may have arrived', async () => {
  const arrived: string[] = []
  const { ask } = await readerBeforeNotes(({ method, socket }, response) => {
    arrived.push(String(method))
    if (arrived.length % 2 === 1) socket.destroy()
    else response.end('{}')
  })
  expect((await ask('/api/me')).status).toBe(200)
  expect((await ask('/api/subscribe', { method: 'POST', body: '{}' })).status).toBe(503)
  expect(arrived).toEqual(['GET', 'GET', 'POST'])
})

test.each(['POST', 'DELETE', 'PUT', 'OPTIONS'])(
  'the head of a forwarded %s describes its body, in any transfer encoding',
  async (method) => {
    const { arrived, port } = await readerBeforeNotes()
    const hidden = 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-Tuckling-Sent-From: 198.51.100.1\r\n\r\n'
    const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
    const ways: [head: string, body: string][] = [
      [head(method, `Content-Length: ${hidden.length}`), hidden],
      [head(method, 'Transfer-Encoding: chunked'), chunk],
      [head(method, 'Transfer-Encoding: chunked', 'Connection: transfer-encoding, keep-alive'), chunk],
      [head(method, `Content-Length: ${hidden.length}`, 'Connection: content-length, keep-alive'), hidden],
      [head(method, `Content-Length: ${hidden.length}`, 'Expect: 100-continue'), hidden],
    ]
    for (const [lines, body] of ways) {
      // Somebody else's request follows on the same connection, as it does behind a proxy.
      const answers = await rawExchange(
        port,
        lines,
        body,
        head(method, 'X-Visitor: second', 'Connection: close'),
      )
      expect(statusesIn(answers).filter((status) => status !== 100)).toEqual([200, 200])
      const [first, second] = arrived.splice(0)
      expect(first).toMatchObject({ method, body: hidden })
      expect(second).toMatchObject({ method, body: '', headers: { 'x-visitor': 'second' } })
      for (const name of ['expect', 'upgrade', 'te']) expect(first?.headers).not.toHaveProperty(name)
    }
    expect(arrived).toEqual([])
  },
)

test('hop-by-hop headers are not forwarded', async () => {
  const { arrived, port } = await readerBeforeNotes()
  const lines = [
    'Connection: close, X-Private',
    'X-Private: yes',
    'Keep-Alive: timeout=99',
    'TE: trailers',
    'Trailer: X-End',
    'Upgrade: websocket',
    'Proxy-Authorization: Basic eDp5',
    'X-Kept: yes',
  ]
  await rawExchange(port, head('POST', ...lines))
  expect(Object.keys(arrived[0]?.headers ?? {}).sort()).toEqual([
    'connection',
    'content-length',
    'host',
    'x-kept',
    'x-tuckling-sent-from',
  ])
  expect(arrived[0]?.headers.connection).toBe('close')
})

test('a body shorter than its length delays only its sender, and not forever', async () => {
  const { arrived, port, ask } = await readerBeforeNotes(undefined, LITTLE_PATIENCE)
  const short = rawExchange(port, `${head('POST', 'Content-Length: 50')}abc`)
  expect((await ask('/api/subscribe', { method: 'POST', body: 'whole' })).status).toBe(200)
  expect(statusesIn(await short)).toEqual([503])
  expect(arrived.map(({ body }) => body)).toEqual(['whole'])
})

test('a silent or stalled writer times out', async () => {
  const answer: RequestListener = ({ method }, response) => {
    if (method === 'PUT') response.writeHead(200, { 'content-length': '10' }).write('half')
  }
  const { ask, port } = await readerBeforeNotes(answer, LITTLE_PATIENCE)
  for (const method of ['GET', 'POST']) expect((await ask('/api/me', { method })).status).toBe(503)
  // Its sender would wait for the rest on a connection that stays.
  const halves = await rawExchange(port, head('PUT'), head('GET'))
  expect([statusesIn(halves), halves.endsWith('half')]).toEqual([[200], true])
  expect((await ask('/api/health')).status).toBe(200)
})

test('an answer sent before the body has ended closes its connection', async () => {
  const { socketPath } = await serveWriter((_, response) => void response.writeHead(413).end('too much'))
  const database = join(folderOfTest(), 'shop.db')
  createTestApp({ database })
  const { port } = await serveReader(database, socketPath)
  const next = head('GET')
  const answers = await rawExchange(port, `${head('POST', `Content-Length: ${next.length + 9}`)}abc`, next)
  expect(statusesIn(answers)).toEqual([413])
  expect(answers).toMatch(/\r\nconnection: close\r\n/i)
})
