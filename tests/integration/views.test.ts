import { beforeEach, expect, test } from 'vitest'
import { viewCounterOf } from '#server/counting/view-counter.ts'
import { articles } from '#server/db/schema/articles.ts'
import { pageViews } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { writeViews } from '#server/features/clicks/views/service.ts'
import { startWritingCounts } from '#server/jobs/counts.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const TODAY = new Date().toISOString().slice(0, 10)
let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  shop = createTestApp({ env: { TRUST_PROXY: '1' } })
})

async function view(body: string, number = 1, userAgent = BROWSER) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': `198.51.${number}.7` }
  return (await shop.app.request('/api/views', { method: 'POST', body, headers })).status
}

function stored() {
  writeViews(shop.db)
  return shop.db.select().from(pageViews).orderBy(pageViews.page).all()
}

async function keyOf(path: string): Promise<string | undefined> {
  return /<main[^>]* data-page="([^"]*)"/.exec(await (await shop.app.request(path)).text())?.[1]
}

test('a page says its key, and its views are sums of the day', async () => {
  const { id: article, slug } = shop.db.select().from(articles).get() ?? { id: 0, slug: '' }
  const { id: product } = makeProduct(shop.db)
  const landing = shop.db
    .insert(landingPages)
    .values({ slug: 'cribs', name: 'Cribs', query: {}, isPublished: true, position: 1 })
    .returning()
    .get()
  const redirect = (await shop.app.request(`/products/${product}`)).headers.get('location') ?? ''
  const keys = {
    [`/blog/${slug}`]: pageKey('article', article),
    '/shop/cribs': pageKey('landing', landing.id),
    [redirect]: pageKey('product', product),
    '/products': 's',
    '/products?search=crib': 'q',
    '/': 'h',
    '/favorites': 'f',
    '/compare': 'v',
    '/blog': 'o',
    '/about': 'o',
    '/nowhere': 'o',
  }
  for (const [path, key] of Object.entries(keys)) expect(await keyOf(path), path).toBe(key)
  for (const key of new Set(Object.values(keys))) expect(await view(key), key).toBe(204)
  expect(await keyOf('/admin')).toBeUndefined()
  await view('s', 2)
  expect(stored()).toEqual(
    [...new Set(Object.values(keys))]
      .toSorted()
      .map((page) => ({ day: TODAY, page, count: page === 's' ? 2 : 1 })),
  )
})

test('repeats, programs and pages that do not exist do not count, and are told nothing', async () => {
  const delisted = makeProduct(shop.db, { delistedAt: new Date() })
  const statuses = [
    await view('h'),
    await view('h'),
    await view('h', 2, 'Googlebot/2.1'),
    await view('h', 3, ''),
    await view('azzzz'),
    await view('lzzzz'),
    await view(pageKey('product', delisted.id)),
  ]
  expect(statuses).toEqual(Array(7).fill(204))
  expect(stored()).toEqual([{ day: TODAY, page: 'h', count: 1 }])
})

test.each(['', 'a', 's1', 'p0', 'n1', 'm', 'A3f', 'h ', '{"page":"h"}', `a${'1'.repeat(12)}`])(
  '"%s" is refused',
  async (body) => {
    expect(await view(body)).toBe(400)
    expect(stored()).toEqual([])
  },
)

test('the day has so many product pages at most, and further ones share a line', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ day: TODAY, page: `p${1e6 + at}`, count: 1 }))
  shop.db.insert(pageViews).values(rows).run()
  const ids = [makeProduct(shop.db), makeProduct(shop.db)].map(({ id }) => pageKey('product', id))
  const by = { address: '192.0.2.1', userAgent: BROWSER }
  for (const page of [...ids, 'h']) viewCounterOf(shop.db).note(page, by)
  expect(stored().filter(({ page }) => page.length < 5)).toEqual([
    { day: TODAY, page: 'h', count: 1 },
    { day: TODAY, page: 'p', count: 2 },
  ])
})

test('views counted in memory are written when the server stops', async () => {
  const stop = startWritingCounts(shop.deps)
  await view('h')
  await stop()
  expect(shop.db.select().from(pageViews).all()).toEqual([{ day: TODAY, page: 'h', count: 1 }])
})

test('views of one network are limited together, and leave its clicks alone', async () => {
  shop = createTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.02' } })
  const { id } = makeProduct(shop.db)
  const post = async (path: string, body: string, number: number) => {
    const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `198.51.100.${number}` }
    return (await shop.app.request(path, { method: 'POST', body, headers })).status
  }
  const statuses = []
  for (let number = 1; number <= 13; number++) statuses.push(await post('/api/views', 'h', number))
  expect(statuses).toEqual([...Array(12).fill(204), 429])
  expect(await post('/api/clicks', `${id} card h`, 20)).toBe(204)
})
