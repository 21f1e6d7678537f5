import { beforeAll, describe, expect, test } from 'vitest'
import { attributes, type CrawledPage, crawl, metaContent } from '#tests/helpers/crawl.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { structuredNodes } from '#tests/helpers/structured-data.ts'
import { childText, parseXml } from '#tests/helpers/xml.ts'

const SITE = 'http://localhost:3000'

const { app, db } = createTestApp()
let pages: Map<string, CrawledPage>

const crawled = () => [...pages.values()]
const indexable = () => crawled().filter(({ html }) => !metaContent(html, 'robots'))
const titleOf = ({ html }: CrawledPage) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

async function sitemapPaths(path: string): Promise<string[]> {
  const root = parseXml(await (await app.request(path)).text())
  return root.children.map((entry) => (childText(entry, 'loc') ?? '').replace(SITE, ''))
}

beforeAll(async () => {
  makeProduct(db, { name: 'Without picture', imageUrl: null, priceMinor: null, category: 'Toys' })
  for (let index = 0; index < 8; index += 1) makeProduct(db, { category: 'Toys' })
  const parts = await sitemapPaths('/sitemap.xml')
  const listed = await Promise.all(parts.map(sitemapPaths))
  pages = await crawl(app, ['/', ...listed.flat()])
}, 60_000)

describe('a crawl from the home page and the sitemap', () => {
  test('reaches the shop, its pages, the articles, and the texts', () => {
    const reached = [...pages.keys()]
    expect(reached.length).toBeGreaterThan(45)
    for (const path of [
      '/products?page=4',
      '/products?category=Toys&page=2',
      '/blog/baby-sleep-science',
      '/about',
      '/premium',
      '/terms-of-service',
    ]) {
      expect(reached).toContain(path)
    }
  })

  test('finds neither broken nor redirecting links', () => {
    expect(crawled().flatMap(({ path, status }) => (status === 200 ? [] : [`${status} ${path}`]))).toEqual([])
  })

  test('finds the target of every link to a place on a page', () => {
    const missing = crawled().flatMap(({ path: from, links }) =>
      links.flatMap(({ path, fragment }) => {
        const target = pages.get(path)?.html ?? ''
        return !fragment || target.includes(` id="${fragment}"`) ? [] : [`${from} -> ${path}#${fragment}`]
      }),
    )
    expect(missing).toEqual([])
  })

  test('finds every built-in picture', async () => {
    const sources = new Set(crawled().flatMap(({ html }) => attributes(html, 'img', 'src')))
    const own = [...sources].filter((source) => source.startsWith('/'))
    expect(own.length).toBeGreaterThan(20)
    for (const source of own) expect((await app.request(source)).status, source).toBe(200)
  })

  test('finds no duplicate title', () => {
    const titles = crawled().map(titleOf)
    expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([])
  })

  test('finds a description on every page, unique among listed pages', () => {
    expect(crawled().filter(({ html }) => !metaContent(html, 'description'))).toEqual([])
    const descriptions = indexable().map(({ html }) => metaContent(html, 'description') ?? '')
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  })

  test('finds each page under its canonical address', () => {
    const other = indexable().filter(
      ({ path, html }) =>
        !html.includes(`<link rel="canonical" href="${SITE}${path.replaceAll('&', '&amp;')}"/>`),
    )
    expect(other.map(({ path }) => path)).toEqual([])
  })

  test('finds one top heading on each page', () => {
    expect(crawled().filter(({ html }) => (html.match(/<h1[ >]/g) ?? []).length !== 1)).toEqual([])
  })

  test('finds every block of structured data valid for its type', () => {
    const nodes = crawled().flatMap(({ html }) => structuredNodes(html))
    expect(nodes.length).toBeGreaterThan(70)
  })
})
