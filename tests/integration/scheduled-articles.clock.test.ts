import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#shared/api-client.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { crawl } from '#tests/helpers/crawl.ts'
import { WHOLE_ARTICLE } from '#tests/helpers/whole-article.ts'

const SCHEDULED = { title: 'Quokkas at bedtime', slug: 'quokkas-at-bedtime', word: 'quokka' }
const DRAFT = { title: 'Numbats at breakfast', slug: 'numbats-at-breakfast', word: 'numbat' }
const NEIGHBOR = 'baby-sleep-science'
/** Not on the hour, at which caches end by themselves. */
const NOW = Date.UTC(2030, 4, 6, 12, 10)
const AT = NOW + HOUR_MS / 2
const LISTS = [
  '/',
  '/blog',
  '/blog?search=at',
  '/blog?category=Development',
  '/feed.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/llms.txt',
  `/blog/${NEIGHBOR}`,
]
const OTHERS = ['/products', '/products/3', '/products?search=at', '/api/products', '/api/products/3']

afterEach(() => void vi.useRealTimers())

/** A shop with an article that is scheduled, one that is a draft, and a published one that names both. */
async function shopOfTomorrow() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const shop = await adminShop()
  const text = async (path: string) => {
    const answer = await shop.app.request(path)
    const body = await answer.text()
    return { status: answer.status, body }
  }
  const bodies = async () => {
    const bodyByPath: Record<string, string> = {}
    for (const path of [...LISTS, ...OTHERS]) bodyByPath[path] = (await text(path)).body
    return bodyByPath
  }
  const { articles } = shop.admin
  const neighbor = async (relatedArticles: string[]) => {
    const { articles: rows } = await articles.list({ search: NEIGHBOR })
    const { id, version, article } = await articles.byId({ id: rows[0]?.id ?? 0 })
    await articles.update({ id, version, article: { ...article, relatedArticles } })
  }
  const write = async ({ title }: typeof DRAFT) => {
    const { id } = await articles.create({ title })
    const { version, article } = await articles.byId({ id })
    const excerpt = `${title}: what a parent has to know about it, in a few sentences that anybody can read.`
    const whole = {
      ...article,
      ...WHOLE_ARTICLE,
      excerpt,
      category: 'Development' as const,
      relatedProducts: [3],
    }
    return articles.update({ id, version, article: { ...whole, relatedArticles: [NEIGHBOR] } })
  }
  await neighbor([])
  const without = await bodies()
  await write(DRAFT)
  const { id, version } = await write(SCHEDULED)
  await articles.publish({ id, version, at: AT })
  await neighbor([SCHEDULED.slug, DRAFT.slug])
  return { ...shop, articles, id, text, bodies, without, neighbor }
}

function mentions(text: string, { word }: typeof DRAFT): boolean {
  return text.toLowerCase().includes(word)
}

type Shop = Awaited<ReturnType<typeof shopOfTomorrow>>

const callOf = (name: string, input: object) =>
  `/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`

async function sentToPrograms({ app, caller }: Shop): Promise<Record<string, string>> {
  const fetchInProcess = async (url: string | URL, init?: RequestInit) => app.request(String(url), init)
  const assistant = new Client({ name: 'test', version: '1' })
  const address = new URL('http://localhost:3000/mcp')
  await assistant.connect(new StreamableHTTPClientTransport(address, { fetch: fetchInProcess }))
  const { call } = createApiClient({ url: 'http://localhost:3000', fetch: fetchInProcess })
  const overWire = async (name: string, input: object) => {
    const answer = await app.request(callOf(name, input))
    return answer.text()
  }
  const listings = {
    'blog.latest': await caller.blog.latest(),
    'blog.list': await caller.blog.list({ search: 'at b' }),
    'blog.full': await caller.blog.full(),
    'blog.overview': await caller.blog.overview(),
    'blog.bySlug of its neighbor': await caller.blog.bySlug({ slug: NEIGHBOR }),
    '/trpc/blog.list': await overWire('blog.list', { category: 'Development' }),
    '/trpc/blog.full': await overWire('blog.full', {}),
    '/trpc/blog.overview': await overWire('blog.overview', {}),
  }
  const silent = {
    suggestions: await caller.products.suggest({ search: 'bedtime' }),
    sitemap: await caller.sitemap.catalog(),
    client: await call('GET /products', { query: { search: 'bedtime' } }),
    assistant: await assistant.callTool({ name: 'search_products', arguments: { query: 'bedtime' } }),
  }
  return Object.fromEntries(
    Object.entries({ ...listings, ...silent }).map(([name, answer]) => [name, JSON.stringify(answer)]),
  )
}

const SILENT = ['suggestions', 'sitemap', 'client', 'assistant']

async function ownAddresses({ app }: Shop, { slug }: typeof DRAFT) {
  const statuses = []
  for (const path of [`/blog/${slug}`, callOf('blog.bySlug', { slug }), `/og/articles/${slug}-old.jpg`])
    statuses.push((await app.request(path)).status)
  return statuses
}

test('a scheduled article changes no public answer before its time', async () => {
  const shop = await shopOfTomorrow()
  await shop.neighbor([])
  const answers = await shop.bodies()
  for (const [path, body] of Object.entries(answers))
    expect([path, body === shop.without[path]]).toEqual([path, true])
  await shop.neighbor([SCHEDULED.slug, DRAFT.slug])
  for (const [path, body] of Object.entries(await shop.bodies()))
    expect([path, mentions(body, SCHEDULED), mentions(body, DRAFT)]).toEqual([path, false, false])
})

test('linked pages and answers for crawlers do not mention it', async () => {
  const shop = await shopOfTomorrow()
  const linked = await crawl(shop.app, ['/', '/blog', '/products'])
  expect(linked.size).toBeGreaterThan(40)
  const texts: Record<string, string> = await sentToPrograms(shop)
  for (const [path, { html }] of linked) texts[path] = html
  for (const [place, text] of Object.entries(texts))
    expect([place, mentions(text, SCHEDULED), mentions(text, DRAFT)]).toEqual([place, false, false])
  expect(await ownAddresses(shop, SCHEDULED)).toEqual([404, 404, 404])
  expect(await ownAddresses(shop, DRAFT)).toEqual([404, 404, 404])
})

test('it appears everywhere at its time, even in cached answers', async () => {
  const shop = await shopOfTomorrow()
  await shop.bodies()
  await sentToPrograms(shop)
  await ownAddresses(shop, SCHEDULED)
  vi.setSystemTime(AT - 1)
  expect(mentions((await shop.text('/blog')).body, SCHEDULED)).toBe(false)
  vi.setSystemTime(AT)
  const bodies = await shop.bodies()
  for (const path of LISTS.filter((path) => path !== '/sitemap.xml'))
    expect([path, mentions(bodies[path] ?? '', SCHEDULED)]).toEqual([path, true])
  for (const [place, text] of Object.entries(await sentToPrograms(shop)))
    expect([place, mentions(text, SCHEDULED)]).toEqual([place, !SILENT.includes(place)])
  expect(await ownAddresses(shop, SCHEDULED)).toEqual([200, 200, 302])
  for (const [place, text] of [...Object.entries(bodies), ...Object.entries(await sentToPrograms(shop))])
    expect([place, mentions(text, DRAFT)]).toEqual([place, false])
  expect(await ownAddresses(shop, DRAFT)).toEqual([404, 404, 404])
})

test('a withdrawn article, renamed or not, is hidden at all its addresses', async () => {
  const shop = await shopOfTomorrow()
  vi.setSystemTime(AT)
  const { version, article } = await shop.articles.byId({ id: shop.id })
  await shop.articles.update({ id: shop.id, version, article: { ...article, slug: 'quokkas-asleep' } })
  expect((await shop.text(`/blog/${SCHEDULED.slug}`)).status).toBe(301)
  expect(mentions((await shop.text(`/blog/${NEIGHBOR}`)).body, SCHEDULED)).toBe(true)
  await shop.articles.withdraw({ id: shop.id })
  for (const slug of [SCHEDULED.slug, 'quokkas-asleep'])
    expect([slug, (await shop.text(`/blog/${slug}`)).status]).toEqual([slug, 404])
  for (const [place, body] of Object.entries(await shop.bodies()))
    expect([place, mentions(body, SCHEDULED)]).toEqual([place, false])
})
