import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListener } from '#server/http/middleware/listener.ts'
import { refuseMalformed } from '#server/http/middleware/malformed-requests.ts'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const { app, deps, signInAs } = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
const RUNS = thoroughly(500, 2_000)
const SEED = 12

/** As bytes on the wire: no client tidies the address up. */
const server = createServer(createListener(app, deps, routeTemplates(app)))
server.on('clientError', refuseMalformed)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function ask(
  target: string,
  { method = 'GET', encoding = 'utf8' as BufferEncoding, cookie = '' } = {},
) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = `${method} ${target} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`
  socket.write(Buffer.from(head, encoding))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const headers = text.slice(0, text.indexOf('\r\n\r\n'))
  return {
    status: Number(headers.split(' ')[1]),
    location: /^location: (.*)$/im.exec(headers)?.[1]?.trim(),
    allow: /^allow: (.*)$/im.exec(headers)?.[1]?.trim(),
    canonical: /rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(text)?.[1],
    text,
  }
}

describe('an unusual address', () => {
  test.each([
    ['//', 308, '/'],
    ['///', 308, '/'],
    ['//[', 308, '/%5B'],
    ['//:99999/', 308, '/:99999/'],
    ['//a@b/', 308, '/a@b/'],
    ['//evil.example/about', 308, '/evil.example/about'],
    ['/about//', 308, '/about/'],
    ['/about#team', 200, undefined],
    ['//about?utm=1', 308, '/about?utm=1'],
    ['/%61bout', 308, '/about'],
    ['/blog/%c3%a5', 308, '/blog/%C3%A5'],
    ['/api/%70roducts', 308, '/api/products'],
    ['/\\evil.example', 400, undefined],
    ['/%5cevil.example', 404, undefined],
    ['/%00', 404, undefined],
    ['/%', 404, undefined],
    ['/%ff', 404, undefined],
    ['/%0d%0aSet-Cookie:x', 404, undefined],
    ['/ABOUT', 404, undefined],
    ['/ADMIN', 404, undefined],
    ['/ADMIN/x', 404, undefined],
    ['/Admin/products', 404, undefined],
  ])('such as %s is answered with %i', async (target, status, location) => {
    expect(await ask(target)).toMatchObject({ status, location })
  })

  test('in the admin area is a 404 for an administrator too', async () => {
    const { headers } = await signInAs('admin')
    for (const target of ['/ADMIN/x', '/ADMIN', '/admin/x'])
      expect((await ask(target, { cookie: headers.cookie })).status).toBe(404)
  })

  test.each(['/products/1', '/products/1/2', '/blog/x', '/login', '/signup', '/about', '/admin/products'])(
    'with further segments after %s is a 404 for everyone',
    async (page) => {
      const { headers } = await signInAs('admin')
      const answer = await ask(`${page}/3/4`, { cookie: headers.cookie })
      expect(answer).toMatchObject({ status: 404, location: undefined })
    },
  )

  test('for a call that changes something is refused', async () => {
    expect((await ask('//api/products', { method: 'POST' })).status).toBe(404)
  })
})

describe(`${RUNS} addresses`, () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '',
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%',
      '%ff',
      '%c3%a5',
      '@',
      ':',
      ':99999',
      '[',
      ']',
      ';',
      '?',
      '#',
      '*',
      '~',
      '\\',
      '+',
      '%20',
    ),
    fc.constantFrom(
      'about',
      'About',
      'products',
      'blog',
      'admin',
      'ADMIN',
      'api',
      'trpc',
      'evil.example',
      '%61bout',
      'products.list',
      'login',
      'favorites',
      'index.html',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  )
  const target = fc
    .array(piece, { maxLength: 6 })
    .map((parts) => `/${parts.join('/').replaceAll(/[\s\p{Cc}]/gu, '')}`)

  test('never fail, and a shown page is that of its canonical address', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (address) => {
        const { status, canonical, text } = await ask(address)
        expect(status, text).toBeLessThan(500)
        // Node's own reader of addresses resolves dots before anything of ours.
        const path = new URL(`http://localhost:3000${address}`).pathname
        if (status === 200 && canonical) expect(canonical.split('?')[0]).toBe(path)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  }, 120_000)
})

describe('a query string', () => {
  test('is decoded from percent-encoded UTF-8', async () => {
    makeProduct(deps.db, { name: 'Blöja Åsna' })
    const address = encodeURI('/api/products?search=blöja')
    expect((await ask(address)).text).toContain('Blöja Åsna')
  })

  test.each(['utf8', 'latin1'] as const)(
    'with raw bytes of %s is refused with a sentence',
    async (encoding) => {
      const { status, text } = await ask('/api/products?search=blöja', { encoding })
      expect([status, text]).toEqual([400, expect.stringContaining('"The URL isn’t valid. Percent-encode')])
    },
  )

  test('with percent-encoded invalid UTF-8 is refused with a sentence', async () => {
    for (const path of ['/api/products?search=bl%f6ja', '/trpc/blog.list?input=%ff']) {
      const { status, text } = await ask(path)
      expect([status, text]).toEqual([400, expect.stringContaining('The query is not valid UTF-8')])
    }
  })

  test('with a bare percent sign is read', async () => {
    expect((await ask('/api/products?search=100%')).status).toBe(200)
  })
})

describe('a method that a page does not support', () => {
  test.each([
    ['DELETE', '/about', 'GET, HEAD, OPTIONS'],
    ['POST', '/products', 'GET, HEAD, OPTIONS'],
    ['PUT', '/login', 'GET, HEAD, POST, OPTIONS'],
    ['PATCH', '/donate', 'GET, HEAD, POST, OPTIONS'],
  ])('%s %s is a 405 that names the supported ones', async (method, target, allow) => {
    expect(await ask(target, { method })).toMatchObject({ status: 405, allow })
    expect(await ask(target, { method: 'OPTIONS' })).toMatchObject({ status: 204, allow })
  })
})
