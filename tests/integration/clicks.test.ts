import { beforeEach, expect, test } from 'vitest'
import { articles } from '#server/db/schema/articles.ts'
import { clicks, pageViews, partners } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { countClick } from '#server/features/clicks/service.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  shop = createTestApp({ seeded: false })
})

function send(body: string, headers: Record<string, string> = { 'user-agent': browser }) {
  return shop.app.request('/api/clicks', { method: 'POST', body, headers })
}

const stored = () => shop.db.select().from(clicks).orderBy(clicks.page).all()

function addPartner(name: string, website: string) {
  const partner = {
    name,
    website,
    description: '',
    commission: '5%',
    category: 'General' as const,
    position: 1,
  }
  shop.db.insert(partners).values(partner).run()
}

test('a click adds one to day, product, placement, and page, and stores nothing else', async () => {
  const { id } = makeProduct(shop.db, { advertiserName: 'Fjordkin' })
  const answer = await send(`${id} card`)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toBeNull()
  await send(`${id} product p${id.toString(36)}`)
  await send(`${id} card s`)
  await send(`${id} card a3f`)
  const row = { day: new Date().toISOString().slice(0, 10), productId: id, advertiserName: 'Fjordkin' }
  expect(stored()).toEqual([
    { ...row, placement: 'card', page: '', count: 2, networks: 1 },
    { ...row, placement: 'product', page: `p${id.toString(36)}`, count: 1, networks: 0 },
    { ...row, placement: 'card', page: 's', count: 1, networks: 0 },
  ])
})

test('a click in a text counts for the retailer of its host, and neither for a product nor its popularity', async () => {
  const { id } = makeProduct(shop.db, {
    advertiserName: 'Mellow',
    source: 'mellow',
    affiliateLink: 'https://www.mellow.example/bib',
  })
  shop.db.insert(feeds).values({ name: 'mellow', location: '/x' }).run()
  addPartner('Fjordkin', 'https://www.fjordkin.example/start')
  const page = `p${id.toString(36)}`
  for (const host of ['shop.fjordkin.example', 'mellow.example', 'www.awin1.com', 'evil.example', 'com'])
    for (const _ of [1, 2]) expect((await send(`0 text ${page} ${host}`)).status).toBe(204)
  await send('0 text s mellow.example')
  const row = { productId: 0, placement: 'content', page, count: 1, networks: 0 }
  expect(stored()).toMatchObject([
    { ...row, advertiserName: 'Fjordkin' },
    { ...row, advertiserName: 'Mellow' },
    { ...row, advertiserName: 'awin1.com' },
    { ...row, advertiserName: 'Mellow', page: 's' },
  ])
})

test('clicks of one household from several addresses count once', () => {
  const { id: productId } = makeProduct(shop.db)
  const click = { productId, placement: 'card' as const, userAgent: browser }
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])
    countClick(shop.db, { ...click, address })
  expect(stored()).toMatchObject([{ productId, count: 2 }])
})

test('repeats, bots, and unknown products do not count and get the same answer', async () => {
  const { id } = makeProduct(shop.db)
  const delisted = makeProduct(shop.db, { delistedAt: new Date() })
  const statuses = [
    await send(`${id} card`),
    await send(`${id} card`),
    await send(`${id} card`, { 'user-agent': 'Googlebot/2.1' }),
    await send(`${id} card`, {}),
    await send(`${delisted.id} card`),
    await send('999 card'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204])
  expect(stored()).toMatchObject([{ productId: id, count: 1 }])
})

test.each([
  '',
  '1',
  'card',
  '1 nowhere',
  '0 card',
  '-1 card',
  '1.5 card',
  '1 card 2',
  '1 card a',
  '1 card s3f',
  '1 card n1',
  '1 text s',
  '0 card s fjordkin.example',
  '0 text s',
  '0 text fjordkin.example',
  '0 text s fjordkin.example x',
  '0 text s a..b',
  `${'9'.repeat(15)}9 card`,
  '{"productId":1}',
])('"%s" is refused', async (body) => {
  expect((await send(body)).status).toBe(400)
  expect(stored()).toEqual([])
})

test('a report sums clicks by day, product, retailer, and placement, with possible earnings', async () => {
  const a = makeProduct(shop.db, {
    name: 'Rattle',
    advertiserName: 'Fjordkin',
    priceMinor: 10_000,
    commission: '5%',
  })
  const b = makeProduct(shop.db, { name: 'Bib', advertiserName: 'Mellow', priceMinor: null })
  for (let visitor = 0; visitor < 10; visitor++) {
    const click = { address: `192.0.2.${visitor}`, userAgent: browser }
    countClick(shop.db, { ...click, productId: a.id, placement: 'card' }, new Date('2026-01-15T12:00:00Z'))
    if (visitor < 3)
      countClick(
        shop.db,
        { ...click, productId: b.id, placement: 'article' },
        new Date('2026-01-16T12:00:00Z'),
      )
  }
  const { caller, headers } = await shop.signInAs('admin')
  const range = { from: '2026-01-01', to: '2026-01-31' }
  const report = (groupBy: 'day' | 'product' | 'retailer' | 'placement') =>
    caller.admin.clicks.report({ ...range, groupBy })
  expect(await report('day')).toMatchObject([
    { key: '2026-01-15', clicks: 10, currency: 'SEK', estimatedMinor: 100 },
    { key: '2026-01-16', clicks: 3, estimatedMinor: null },
  ])
  expect(await report('product')).toMatchObject([
    { label: 'Rattle', clicks: 10 },
    { label: 'Bib', clicks: 3 },
  ])
  expect(await report('retailer')).toMatchObject([{ key: 'Fjordkin' }, { key: 'Mellow' }])
  expect(await report('placement')).toMatchObject([{ key: 'card' }, { key: 'article' }])
  await expect(caller.admin.clicks.report({ from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const csv = await shop.app.request('/api/admin/clicks.csv?from=2026-01-01&to=2026-01-31&groupBy=retailer', {
    headers,
  })
  expect(await csv.text()).toBe(
    'key,name,clicks,currency,estimated_commission,views,clicks_per_view\r\nFjordkin,Fjordkin,10,SEK,1,,\r\nMellow,Mellow,3,SEK,,,\r\n',
  )
  expect((await shop.app.request('/api/admin/clicks.csv?from=x', { headers })).status).toBe(400)
})

test('a report by page names pages, and has views and a rate where there are enough', async () => {
  const seeded = createTestApp()
  const { id, title } = seeded.db.select().from(articles).get() ?? { id: 0, title: '' }
  const product = makeProduct(seeded.db, { name: 'Rattle', priceMinor: 10_000, commission: '5%' })
  const page = pageKey('article', id)
  const [before, day] = ['2026-01-14', '2026-01-15']
  const click = { productId: product.id, placement: 'article' as const, advertiserName: 'Fjordkin' }
  seeded.db
    .insert(clicks)
    .values([
      { ...click, day: before, page, count: 90 },
      { ...click, day, page, count: 8 },
      { ...click, day, productId: 0, page, count: 2 },
      { ...click, day: before, page: '', count: 7 },
    ])
    .run()
  seeded.db
    .insert(pageViews)
    .values([
      { day, page, count: 100 },
      { day, page: 'l77', count: 5 },
    ])
    .run()
  const { caller, headers } = await seeded.signInAs('admin')
  const range = { from: before, to: day }
  const report = await caller.admin.clicks.report({ ...range, groupBy: 'page' })
  expect(report).toMatchObject([
    { key: page, label: `Article: ${title}`, clicks: 98, currency: 'SEK', views: 100, clicksPerView: 0.1 },
    { key: '', label: 'Unknown page', clicks: 7, views: null, clicksPerView: null },
    { key: page, clicks: 2, currency: '', views: null, clicksPerView: null },
    { key: 'l77', label: 'Landing page: no. 259', clicks: 0, views: 5, clicksPerView: null },
  ])
  expect(await caller.admin.clicks.report({ ...range, groupBy: 'day' })).toMatchObject([
    { key: before, clicks: 97, views: null },
    { key: day, currency: '', clicks: 2, views: 105, clicksPerView: 10 / 105 },
    { key: day, currency: 'SEK', clicks: 8, views: null },
  ])
  expect(await caller.admin.clicks.report({ ...range, groupBy: 'product' })).toMatchObject([
    { label: 'Rattle' },
    { label: 'Links in texts', clicks: 2 },
  ])
  const csv = await seeded.app.request(`/api/admin/clicks.csv?from=${before}&to=${day}&groupBy=page`, {
    headers,
  })
  expect(await csv.text()).toContain(`${page},Article: ${title},98,SEK,9.8,100,0.1\r\n`)
})

test('an outgoing link names place and product to a network, unless its feed declines', async () => {
  const add = (name: string, settings: object, affiliateLink: string) => {
    shop.db.insert(feeds).values({ name, location: '/x', settings }).run()
    const { id } = makeProduct(shop.db, { name, source: name, externalId: '1', affiliateLink })
    return id.toString(36)
  }
  const named = add('Rattle', { subIdParameter: 'clickref' }, 'https://t.example/?a=1')
  const usual = add('Crib', {}, 'https://www.awin1.com/cread.php?a=2')
  add('Cup', { withoutSubId: true }, 'https://www.awin1.com/cread.php?a=3')
  makeProduct(shop.db, { name: 'Bib', affiliateLink: 'https://t.example/?b=1' })
  const page = await (await shop.app.request('/products')).text()
  expect(page).toContain(`href="https://t.example/?a=1&amp;clickref=c-${named}"`)
  expect(page).toContain(`href="https://www.awin1.com/cread.php?a=2&amp;clickref=c-${usual}"`)
  expect(page).toContain('href="https://www.awin1.com/cread.php?a=3"')
  expect(page).toContain('href="https://t.example/?b=1"')
})

test('a retailer’s link in an article is labeled as advertising and attributed to it', async () => {
  const seeded = createTestApp()
  const text = 'See the [crib](https://www.awin1.com/cread.php?a=1).\n\n## More\n\nText.'
  const { id, slug } =
    seeded.db.update(articles).set({ relatedProducts: [], text }).returning().all().at(0) ?? {}
  const page = await (await seeded.app.request(`/blog/${slug}`)).text()
  expect(page).toContain('Advertising: this article contains links to products')
  const address = `https://www.awin1.com/cread.php?a=1&amp;clickref=a${id?.toString(36)}`
  expect(page).toContain(
    `href="${address}" target="_blank" rel="sponsored nofollow noopener">crib</a> <small`,
  )
})
