import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const LIST = encodeURIComponent('{"json":{}}')
const BATCH = encodeURIComponent('{"0":{"json":{}}}')
const ADDRESSES = [
  '/',
  '/products?category=Toys',
  '/blog',
  '/api/products',
  '/api/products/3',
  '/api/categories',
  `/trpc/products.list?input=${LIST}`,
  `/trpc/products.list?batch=1&input=${BATCH}`,
  `/trpc/blog.list?input=${LIST}`,
  '/trpc/partners.list',
]
/** Headers that a sender may add to a public request. */
const ODD_HEADERS: [name: string, value: string][] = [
  ['trpc-accept', 'application/jsonl'],
  ['accept', 'application/jsonl'],
  ['accept', 'text/event-stream'],
  ['accept', 'image/png'],
  ['accept', ''],
  ['accept-language', 'sv'],
  ['accept-charset', 'utf-16'],
  ['accept-encoding', 'br;q=9, *;q=0, ;;'],
  ['accept-encoding', 'zstd'],
  ['cache-control', 'only-if-cached'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/octet-stream'],
  ['content-type', 'text/plain'],
  ['content-length', '5'],
  ['transfer-encoding', 'chunked'],
  ['connection', 'upgrade'],
  ['upgrade', 'h2c'],
  ['expect', '100-continue'],
  ['forwarded', 'host=evil.example;proto=http'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-original-url', '/admin'],
  ['x-rewrite-url', '/admin'],
  ['x-http-method-override', 'DELETE'],
  ['x-method-override', 'POST'],
  ['host', 'evil.example'],
  ['origin', 'https://evil.example'],
  ['referer', 'https://evil.example/'],
  ['user-agent', 'Googlebot/2.1'],
  ['cookie', 'theme=dark; __proto__=1'],
  ['cookie', 'shop-session=invented'],
  ['authorization', 'Bearer invented'],
  ['idempotency-key', 'again'],
  ['if-match', '"nothing"'],
  ['if-none-match', '"nothing"'],
  ['if-modified-since', 'Sun, 06 Nov 2044 08:49:37 GMT'],
  ['if-unmodified-since', 'Sun, 06 Nov 1994 08:49:37 GMT'],
  ['range', 'bytes=0-1'],
  ['sec-fetch-mode', 'navigate'],
  ['sec-fetch-site', 'cross-site'],
  ['last-event-id', '7'],
  ['trpc-connection-params', '{"a":"b"}'],
  ['x-trpc-source', 'nextjs-react'],
  ['purpose', 'prefetch'],
  ['dnt', '1'],
  ['save-data', 'on'],
  ['x-request-id', 'mine'],
]
const OF_THE_SENDER = ['ratelimit', 'ratelimit-policy']

/** A page says when it was made. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

describe.each(ADDRESSES)('the cached answer of %s', (address) => {
  test.each(['GET', 'HEAD'])(
    `is the same after a %s with any of ${ODD_HEADERS.length} odd headers as without`,
    async (method) => {
      const { app, db } = createTestApp({
        env: { RATE_LIMIT_FACTOR: '1000', CORS_ORIGINS: 'https://evil.example', TRUST_PROXY: 'true' },
      })
      const clean = await read(await app.request(address))
      expect(clean.status).toBe(200)
      for (const [name, value] of ODD_HEADERS) {
        db.run(sql`update catalogue_version set version = version + 1`)
        await (await app.request(address, { method, headers: { [name]: value } })).text()
        const cached = await read(await app.request(address))
        expect(cached, `${method} with ${name}: ${value}`).toEqual(clean)
      }
    },
  )
})

async function read(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !OF_THE_SENDER.includes(name))
  return { status: answer.status, headers, body: hash('sha256', await answer.text()) }
}
