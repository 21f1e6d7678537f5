import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { SITEMAP_PART_IDS } from '#shared/inputs/sitemap.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { childText, parseXml, type XmlElement } from '#tests/helpers/xml.ts'

type App = ReturnType<typeof createTestApp>['app']

const SITE = 'http://localhost:3000'

async function xml(app: App, path: string): Promise<XmlElement> {
  return parseXml(await (await app.request(path)).text())
}

function entries(root: XmlElement): Map<string, string | undefined> {
  return new Map(
    root.children.map((entry) => [
      (childText(entry, 'loc') ?? '').replace(SITE, ''),
      childText(entry, 'lastmod'),
    ]),
  )
}

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/products-1.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s', (path, type) => {
  test('has its content type, is cacheable, and is not sent again unchanged', async () => {
    const { app } = createTestApp()
    const { status, headers } = await app.request(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    const etag = headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe('the sitemap', () => {
  test('lists its parts, and in them every page with its last change', async () => {
    const { app } = createTestApp()
    expect([...entries(await xml(app, '/sitemap.xml')).keys()]).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/products-1.xml',
    ])
    const pages = entries(await xml(app, '/sitemaps/pages.xml'))
    expect(pages.get('/blog/baby-sleep-science')).toBe('2026-11-02')
    expect(pages.get('/blog')).toBe('2026-11-12')
    expect(pages.get('/products')).toBe('2026-01-15T07:59:00.000Z')
    expect(pages.get('/products?category=Toys')).toBe('2026-01-15T07:57:00.000Z')
    expect(pages.get('/')).toBe('2026-11-12T00:00:00.000Z')
    expect(pages.has('/about')).toBe(true)
    expect(pages.get('/about')).toBeUndefined()
    const listed = entries(await xml(app, '/sitemaps/products-1.xml'))
    expect(listed.size).toBe(10)
    expect(listed.get('/products/3-soft-stacking-rings')).toBe('2026-01-15T07:57:00.000Z')
  })

  test('follows changed, new, and removed products', async () => {
    const { app, db } = createTestApp()
    await xml(app, '/sitemap.xml')
    const updatedAt = new Date('2027-03-04T05:06:07.000Z')
    makeProduct(db, { name: 'New & <odd>', category: 'Toys', createdAt: updatedAt, updatedAt })
    makeProduct(db, { name: 'Gone', category: 'Nursery', delistedAt: new Date('2027-05-01T00:00:00.000Z') })
    const pages = entries(await xml(app, '/sitemaps/pages.xml'))
    expect(pages.get('/products?category=Toys')).toBe('2027-03-04T05:06:07.000Z')
    expect(pages.get('/products?category=Nursery')).toBe('2027-05-01T00:00:00.000Z')
    const listed = [...entries(await xml(app, '/sitemaps/products-1.xml')).keys()]
    expect(listed).toHaveLength(11)
    expect(listed.some((path) => path.includes('gone'))).toBe(false)
  })

  test('is split by ids, with parts that never grow and without empty ones', async () => {
    const { app, db } = createTestApp()
    makeProduct(db, { id: SITEMAP_PART_IDS })
    makeProduct(db, { id: SITEMAP_PART_IDS * 3 + 1 })
    expect([...entries(await xml(app, '/sitemap.xml')).keys()]).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/products-1.xml',
      '/sitemaps/products-4.xml',
    ])
    expect(entries(await xml(app, '/sitemaps/products-1.xml')).size).toBe(11)
    expect(entries(await xml(app, '/sitemaps/products-4.xml')).size).toBe(1)
  })

  test('names neither products nor categories for an empty catalog', async () => {
    const { app } = createTestApp({ seeded: false })
    expect([...entries(await xml(app, '/sitemap.xml')).keys()]).toEqual(['/sitemaps/pages.xml'])
    const pages = entries(await xml(app, '/sitemaps/pages.xml'))
    expect(pages.get('/products')).toBeUndefined()
    expect([...pages.keys()].filter((path) => path.startsWith('/products'))).toEqual(['/products'])
  })

  test.each(['products-2', 'products-0', 'products-99999', 'products-1e3', 'products-', 'nothing'])(
    'has a 404 for the part %s',
    async (name) => {
      expect((await createTestApp().app.request(`/sitemaps/${name}.xml`)).status).toBe(404)
    },
  )
})

test('robots.txt names the sitemap and excludes calls and the admin area', async () => {
  const { app } = createTestApp({ env: { PUBLIC_URL: 'https://shop.example' } })
  const lines = (await (await app.request('/robots.txt')).text()).split('\n')
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
  for (const path of ['/api/', '/admin', '/trpc/']) expect(lines).toContain(`Disallow: ${path}`)
})

describe('the blog’s feed', () => {
  test('has the elements that Atom requires, newest article first', async () => {
    const feed = await xml(createTestApp().app, '/feed.xml')
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
    for (const name of ['id', 'title', 'updated']) expect(childText(feed, name)).toBeTruthy()
    const articles = feed.children.filter(({ name }) => name === 'entry')
    expect(articles).toHaveLength(8)
    for (const article of articles) {
      expect(childText(article, 'id')).toMatch(/^http:\/\/localhost:3000\/blog\/[a-z0-9-]+$/)
      expect(childText(article, 'title')).toBeTruthy()
      expect(childText(article, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    }
    const published = articles.map((article) => childText(article, 'published') ?? '')
    expect(published).toEqual([...published].sort().reverse())
  })

  test('carries the whole text with absolute links', async () => {
    const { app, caller } = createTestApp()
    const feed = await xml(app, '/feed.xml')
    const contents = feed.children.flatMap((entry) => childText(entry, 'content') ?? [])
    const [newest] = await caller.blog.full()
    expect(contents[0]).toContain(newest?.introduction)
    expect(contents[0]).toContain('<h2>Key Points</h2>')
    expect(contents[0]).toContain('Conclusion</h2>')
    const links = contents.flatMap((content) => [...content.matchAll(/ (?:href|src)="([^"]*)"/g)])
    expect(links.length).toBeGreaterThan(8)
    for (const [, link] of links) expect(link).toMatch(/^https?:\/\//)
  })
})

test('llms.txt links to the shop, the articles, and the feed', async () => {
  const { app } = createTestApp()
  const text = await (await app.request('/llms.txt')).text()
  expect(text).toMatch(/^# Tuckling\n\n> /)
  const paths = [...text.matchAll(/\]\(http:\/\/localhost:3000([^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await app.request(path)).status).toBe(200)
})

test('the manifest carries the site’s name and existing icons', async () => {
  const { app } = createTestApp({ env: { SITE_NAME: 'Nestling' } })
  const manifest: { name: string; icons: { src: string; purpose?: string }[] } = await (
    await app.request('/manifest.webmanifest')
  ).json()
  expect(manifest.name).toBe('Nestling')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200)
  for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await app.request(path)).status).toBe(200)
})

test('a hundred thousand products are split into small parts', async () => {
  const { app, db } = createTestApp({ seeded: false })
  const row = makeProduct(db, { name: 'One of many' })
  const many = Array.from({ length: 500 }, (_, index) => ({
    slug: row.slug,
    name: row.name,
    nameSort: row.nameSort,
    searchText: '',
    id: (index + 1) * 200,
  }))
  db.insert(products).values(many).run()
  const parts = entries(await xml(app, '/sitemap.xml'))
  expect(parts.size).toBe(1 + (500 * 200) / SITEMAP_PART_IDS)
})

test('security.txt names a contact and ends within a year; change-password leads to the account', async () => {
  const { app } = createTestApp()
  const text = await (await app.request('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  const answer = await app.request('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account'])
})
