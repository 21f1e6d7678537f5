import { describe, expect, test } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { procedureNames, procedureOf } from '#tests/helpers/refusal.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const ENV = { RATE_LIMIT_FACTOR: '1000000' }
const OWN = expect.stringMatching(/^private, no-store(?:, no-transform)?$/)
const PROGRAMS = /^\/(?:api|trpc)\//

/** Every address of the program: paths that are mounted, procedures, and pages of both kinds. */
function addressesOf({ app }: Pick<ReturnType<typeof createTestApp>, 'app'>) {
  const mounted = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, '1') }))
  const methods = (name: string) => {
    const own = procedureOf(name).type === 'mutation' ? ['POST'] : ['GET']
    return thoroughly(own, ['GET', 'POST'])
  }
  const procedures = procedureNames.flatMap((name) =>
    methods(name).map((method) => ({ method, path: `/trpc/${name}` })),
  )
  const pages = ['/', '/products', '/account', '/admin', '/nowhere', '/api/nowhere', '//twice']
  const all = [...mounted, ...procedures, ...pages.map((path) => ({ method: 'GET', path }))]
  return [...new Map(all.map((address) => [`${address.method} ${address.path}`, address])).values()]
}

describe('private answers are never cached', () => {
  const FOR_ALL =
    /^\/(?:robots\.txt|\.well-known\/security\.txt|sitemap|feed|llms|site\.webmanifest|manifest|api\/docs|og\/|favicon|apple-touch|icons?\/)/

  test.each(['a session', 'a key'])('by every path and every procedure, requested with %s', async (by) => {
    const shop = await adminShop({ env: ENV })
    const { key } = await shop.admin.apiKeys.create({ name: 'all', scopes: ['admin'], days: 30 })
    const asker: Record<string, string> =
      by === 'a session' ? shop.headers : { authorization: `Bearer ${key}` }
    const { ask } = await onTheWire(shop)
    // A page knows no keys: it is the same for everyone.
    const addresses = addressesOf(shop).filter(({ path }) => by === 'a session' || PROGRAMS.test(path))
    expect(addresses.length).toBeGreaterThan(200)
    for (const { method, path } of addresses) {
      const headers = { 'content-type': 'application/json', ...asker }
      const answer = await ask(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      const cacheControl = answer.headers['cache-control']
      if (FOR_ALL.test(path) && cacheControl?.startsWith('public')) continue
      expect([method, path, cacheControl]).toEqual([method, path, OWN])
    }
  })

  test('for favorites, the account, its export, and the session', async () => {
    const shop = createTestApp({ env: ENV })
    const { headers } = await shop.signInAs('user')
    const { ask } = await onTheWire(shop)
    for (const path of ['/api/me', '/api/me/export', '/api/auth/get-session', '/trpc/favorites.ids']) {
      const answer = await ask(path, { headers })
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, OWN])
    }
  })

  test('public answers are cacheable only for anonymous requests', async () => {
    const shop = createTestApp({ env: ENV })
    const { ask } = await onTheWire(shop)
    for (const path of ['/', '/api/products', '/trpc/categories.list', '/robots.txt'])
      expect([path, (await ask(path)).headers['cache-control']]).toEqual([
        path,
        expect.stringMatching(/^public/),
      ])
  })
})

describe('all answers', () => {
  test('announce https if the site’s address uses it', async () => {
    const encrypted = await onTheWire(createTestApp({ env: { PUBLIC_URL: 'https://shop.example' } }))
    const plain = await onTheWire(createTestApp({ env: { PUBLIC_URL: 'http://shop.example' } }))
    for (const path of ['/', '/api/products', '/nowhere', '/trpc/accounts.me']) {
      const headers = { host: 'shop.example' }
      expect((await encrypted.ask(path, { headers })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      )
      expect((await plain.ask(path, { headers })).headers).not.toHaveProperty('strict-transport-security')
    }
  })

  test('are readable by own pages only, except pictures in mails and link previews', async () => {
    const { ask } = await onTheWire(createTestApp())
    const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy']
    for (const path of ['/', '/api/products', '/api/me', '/trpc/categories.list', '/robots.txt'])
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
    for (const path of ['/images/image-error.svg', '/og/site.jpg', '/pictures/remote/none'])
      expect([path, await policyOf(path)]).toEqual([path, 'cross-origin'])
  })
})

describe('a public address', () => {
  const env = { PUBLIC_URL: 'https://shop.example' }

  test.each(['shop.example', 'SHOP.example', 'shop.example:443', 'localhost:3000', '127.0.0.1', '[::1]:80'])(
    'accepts the host %s',
    async (host) => {
      const { ask } = await onTheWire(createTestApp({ env }))
      expect((await ask('/api/categories', { headers: { host } })).status).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'shop.example.evil.example',
    'localhost.evil.example',
    'shop.example:8443',
    '10.0.0.1',
  ])('refuses the host %s', async (host) => {
    const { ask } = await onTheWire(createTestApp({ env }))
    for (const path of ['/', '/api/products', '/trpc/categories.list', '/api/healthy']) {
      const answer = await ask(path, { headers: { host } })
      expect(answer.status).toBe(421)
      expect(JSON.parse(answer.text).message).toMatch(/only answers for https:\/\/shop\.example\./)
      expect(answer.text).not.toContain(host)
    }
    expect((await ask('/api/health', { headers: { host } })).status).toBe(200)
  })

  test('accepts any host on a private machine', async () => {
    const { ask } = await onTheWire(createTestApp())
    expect((await ask('/api/categories', { headers: { host: 'nas.home' } })).status).toBe(200)
  })
})
