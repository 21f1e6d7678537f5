import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { rawExchange, statusesIn } from '#tests/helpers/raw-exchange.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const HOST = 'Host: localhost:3000\r\n'
const NEXT = `GET /api/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

const WITH_BODY: [what: string, headers: string, body: string][] = [
  ['a length', 'Content-Length: 5\r\n', 'abcde'],
  ['a length that is not sent', 'Content-Length: 5\r\n', ''],
  ['a length that hides the next request', `Content-Length: ${NEXT.length}\r\n`, NEXT],
  ['chunks', 'Transfer-Encoding: chunked\r\n', '5\r\nabcde\r\n0\r\n\r\n'],
  ['chunks without any', 'Transfer-Encoding: chunked\r\n', '0\r\n\r\n'],
  ['a promise of a body', 'Expect: 100-continue\r\nContent-Length: 5\r\n', 'abcde'],
]

test.each(WITH_BODY)(
  'a read with %s is refused, and its body is not read as another request',
  async (_, headers, body) => {
    const { port } = await onTheWire(createTestApp({ seeded: false }))
    const heads = ['GET /', 'HEAD /', 'GET /api/products', 'HEAD /trpc/categories.list', 'GET /mcp']
    const exchanges = heads.map((line) =>
      rawExchange(port, `${line} HTTP/1.1\r\n${HOST}${headers}\r\n${body}${NEXT}`),
    )
    for (const answers of await Promise.all(exchanges)) {
      expect(statusesIn(answers).filter((status) => status !== 100)).toEqual([400])
      expect(answers).toMatch(/\r\nconnection: close\r\n/i)
    }
  },
)

test.each([
  ['both', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['both, the other way round', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['a list of lengths', 'Content-Length: 5, 5\r\n'],
  ['a signed length', 'Content-Length: +5\r\n'],
  ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
  ['a coding after chunks', 'Transfer-Encoding: chunked, identity\r\n'],
])('a body described by %s is refused', async (_, headers) => {
  const { port } = await onTheWire(createTestApp({ seeded: false }))
  for (const method of ['POST', 'GET', 'DELETE']) {
    const request = `${method} /api/products HTTP/1.1\r\n${HOST}${headers}\r\n5\r\nabcde\r\n0\r\n\r\n${NEXT}`
    expect(statusesIn(await rawExchange(port, request))).toEqual([400])
  }
})

test('a read that announces an empty body is answered', async () => {
  const { port } = await onTheWire(createTestApp({ seeded: false }))
  const request = `GET /api/categories HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`
  expect(statusesIn(await rawExchange(port, request + NEXT))).toEqual([200, 200])
})

test.each([
  ['two Host headers', `GET / HTTP/1.1\r\n${HOST}Host: shop.example\r\n\r\n`],
  ['the same Host twice', `GET / HTTP/1.1\r\n${HOST}host: localhost:3000\r\n\r\n`],
  ['an absolute target of another host', `GET http://shop.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['an absolute target of another port', `GET http://localhost:4000/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a target that names a user', `GET http://localhost:3000@shop.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a target without slashes', `GET shop.example:80 HTTP/1.1\r\n${HOST}\r\n`],
  [
    'a post to an absolute target',
    `POST http://shop.example/login HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`,
  ],
])('a request with %s is refused', async (_, request) => {
  const { port } = await onTheWire(createTestApp({ seeded: false }))
  expect(statusesIn(await rawExchange(port, request + NEXT))).toEqual([400])
})

test('an absolute target that matches the Host header is answered', async () => {
  const { port } = await onTheWire(createTestApp({ seeded: false }))
  const request = `GET http://localhost:3000/api/categories HTTP/1.1\r\n${HOST}\r\n`
  expect(statusesIn(await rawExchange(port, request + NEXT))).toEqual([200, 200])
})
