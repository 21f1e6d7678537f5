import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import { openForReading } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import { createListener } from '#server/http/middleware/listener.ts'
import { primaryAt } from '#server/integrations/primary.ts'
import { watchCopy } from '#server/jobs/watch-copy.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const HOME = { host: 'localhost:3000' }

/** A shop with a file, and one that reads it and passes everything else on. */
async function shopWithReader() {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'shop.db')
  const shop = createTestApp({ database, env: { TRUST_PROXY: 'true' } })
  const writer = await serve(shop)
  return { shop, writer, folder, ...(await serveReader(database, writer.url)) }
}

async function serveReader(database: string, writerUrl: string) {
  const passedOn: string[] = []
  const primary = primaryAt({ url: writerUrl })
  const reader = createTestApp({
    database,
    primary: {
      answer: (incoming, outgoing) => {
        passedOn.push(`${incoming.method} ${incoming.url}`)
        return primary.answer(incoming, outgoing)
      },
    },
  })
  return { reader, passedOn, db: reader.db, deps: reader.deps, url: (await serve(reader)).url }
}

async function serve({ app, deps }: Pick<ReturnType<typeof createTestApp>, 'app' | 'deps'>) {
  const server = createServer(createListener(app, deps, () => 'any'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, server }
}

function ask(url: string, { method = 'GET', headers = {}, body = '' } = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers: { ...HOME, ...headers }, agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

test('every address that needs no parameter is answered by a reader without a word about writing', async () => {
  const { reader, url, passedOn } = await shopWithReader()
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
    const { status } = await ask(url + path)
    expect([path, status < 500 || path === '/api/ready']).toEqual([path, true])
  }
  expect(reader.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  const batch = '/trpc/categories.list,products.list?batch=1'
  expect((await ask(url + batch)).status).toBe(207)
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

test('what changes something, and whoever shows a session or a key, goes to the one that writes', async () => {
  const { shop, url, passedOn } = await shopWithReader()
  const subscribed = await ask(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'ada@home.example' }),
  })
  expect(subscribed.status).toBe(200)
  expect(shop.db.$client.prepare('select email from subscribers').pluck().all()).toEqual(['ada@home.example'])
  const { cookie } = (await shop.signInAs('user')).headers
  const me = await ask(`${url}/api/me`, { headers: { cookie } })
  expect(me.status).toBe(200)
  expect((await ask(`${url}/products`, { headers: { cookie } })).headers['cache-control']).toBe(
    'private, no-store',
  )
  expect((await ask(`${url}/api/products`, { headers: { authorization: 'Bearer tuckling_x' } })).status).toBe(
    401,
  )
  expect(passedOn).toEqual(['POST /api/subscribe', 'GET /api/me', 'GET /products', 'GET /api/products'])
})

test('a change of the one that writes shows in the next answer of a reader', async () => {
  const { shop, url } = await shopWithReader()
  const address = (await ask(`${url}/products/1`)).headers.location ?? '/products/1'
  expect((await ask(url + address)).status).toBe(200)
  shop.db.$client.exec("update products set description = 'A cup of another kind' where id = 1")
  await wait(40)
  expect((await ask(url + address)).text).toContain('A cup of another kind')
})

test('a copy that is replicated while it is read shows each state whole, and says how old it is', async () => {
  const { shop, writer, folder } = await shopWithReader()
  const copy = join(folder, 'copy.db')
  const replicate = () => replaceDatabase(shop.db.$client.name, copy)
  await replicate()
  const { db, url, deps } = await serveReader(copy, writer.url)
  const { look, ageSeconds } = watchCopy(deps, async () => readCatalogueVersion(shop.db))
  await look()
  expect(ageSeconds()).toBe(0)
  const names = shop.db.$client.prepare(
    "update products set name = 'Name ' || ?, updated_at = updated_at + 1",
  )
  let isOver = false
  const seen: string[][] = []
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status, text } = await ask(`${url}/api/products?limit=10`, {
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
  expect(readCatalogueVersion(db)).toBe(readCatalogueVersion(shop.db))
  expect((await ask(`${url}/api/products?limit=10`)).text).toContain('Name 8')
  names.run(9)
  await look()
  expect(readCatalogueVersion(db)).toBeLessThan(readCatalogueVersion(shop.db))
})

test('while the one that writes is gone, reading goes on, and everything else is 503 with a sentence', async () => {
  const { writer, url } = await shopWithReader()
  writer.server.close()
  writer.server.closeAllConnections()
  expect((await ask(`${url}/products`)).status).toBe(200)
  const refused = await ask(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: '{}',
  })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(refused.text)).toMatchObject({ code: 503, message: expect.stringContaining('try again') })
  const page = await ask(`${url}/account`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=UTF-8'])
})

test('the one that writes learns who asked, and a visitor cannot say so for himself', async () => {
  const { shop, url } = await shopWithReader()
  const call = (from: string) =>
    ask(`${url}/api/me`, { headers: { 'x-forwarded-for': from, 'x-tuckling-sent-from': '198.51.100.1' } })
  await call('203.0.113.1')
  expect(shop.deps.limits.usedShare('apiCalls', '127.0.0.1')).toBeGreaterThan(0)
  expect(shop.deps.limits.usedShare('apiCalls', '203.0.113.1')).toBe(0)
  expect(shop.deps.limits.usedShare('apiCalls', '198.51.100.1')).toBe(0)
})

test('a reader does not open what is missing, or what another version has made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'shop.db')
  expect(() => openForReading(path)).toThrow(/cannot be opened as a database/)
  const db = openDatabase(path)
  db.$client.exec(
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
  )
  db.$client.close()
  expect(() => openForReading(path)).toThrow(/another schema than this program/)
})

test('a read whose connection ends is asked again; a change is not, since it may have arrived', async () => {
  const { shop } = await shopWithReader()
  const arrived: string[] = []
  const fickle = createServer((request, response) => {
    arrived.push(String(request.method))
    if (arrived.length % 2 === 1) request.socket.destroy()
    else response.end('{}')
  })
  await new Promise<void>((done) => fickle.listen(0, '127.0.0.1', done))
  onTestFinished(() => void fickle.close())
  const { port } = fickle.address() as AddressInfo
  const { url } = await serveReader(shop.db.$client.name, `http://127.0.0.1:${port}`)
  expect((await ask(`${url}/api/me`)).status).toBe(200)
  expect((await ask(`${url}/api/subscribe`, { method: 'POST', body: '{}' })).status).toBe(503)
  expect(arrived).toEqual(['GET', 'GET', 'POST'])
})
