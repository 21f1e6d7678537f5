import { describe, expect, test } from 'vitest'
import { browserLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { type StructuredNode, structuredNodes } from '#tests/helpers/structured-data.ts'

type App = ReturnType<typeof createTestApp>['app']

async function html(app: App, path: string): Promise<string> {
  return (await app.request(path)).text()
}

async function nodes(path: string, app = createTestApp().app) {
  return structuredNodes(await html(app, path))
}

const types = (structuredNodeList: StructuredNode[]) => structuredNodeList.map((node) => node['@type'])

describe('structured data of a page', () => {
  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/products', ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    ['/products?category=Toys', ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    ['/products?search=zzzz', ['BreadcrumbList', 'CollectionPage']],
    ['/products/3-soft-stacking-rings', ['BreadcrumbList', 'Product']],
    ['/blog', ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    ['/blog?category=Development', ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    ['/blog/baby-sleep-science', ['BreadcrumbList', 'BlogPosting']],
    ['/about', ['BreadcrumbList', 'AboutPage']],
    ['/contact', ['BreadcrumbList', 'ContactPage']],
    ['/donate', ['BreadcrumbList', 'WebPage']],
    ['/premium', ['BreadcrumbList', 'WebPage']],
    ['/privacy-policy', ['BreadcrumbList', 'WebPage']],
    ['/subscribe', ['BreadcrumbList', 'WebPage']],
    ['/products/999-gone', []],
    ['/blog/no-such-article', []],
  ])('tells the type of %s', async (path, expected) => {
    expect(types(await nodes(path))).toEqual(expected)
  })

  test('tells the product’s price and seller, without ratings', async () => {
    const product = (await nodes('/products/3-soft-stacking-rings')).at(-1)
    expect(product).toMatchObject({
      name: 'Soft Stacking Rings',
      offers: {
        price: 189,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        seller: { name: 'Tumblewood' },
      },
    })
    expect(JSON.stringify(product)).not.toMatch(/rating|review/i)
  })

  test('tells the positions that a page shows of the whole list', async () => {
    const list = (await nodes('/products?page=2')).at(-1)
    expect(list).toMatchObject({ numberOfItems: 10, itemListElement: [{ position: 7 }, {}, {}, {}] })
  })

  test('tells an article’s author and dates', async () => {
    expect((await nodes('/blog/baby-sleep-science')).at(-1)).toMatchObject({
      author: { '@type': 'Organization', name: 'Tuckling editorial team' },
      datePublished: '2024-05-21',
      dateModified: '2026-11-02',
    })
  })
})

describe('every public page of the route tree', () => {
  const PARAMS: Record<string, string> = { product: '3-soft-stacking-rings', slug: 'baby-sleep-science' }
  const paths = Object.keys(createAppRouter({ links: [browserLink()] }).routesByPath)
    // A shared list and a draft are for whoever has the link.
    .filter((path) => !path.startsWith('/admin') && !['/shared-favorites', '/article-preview'].includes(path))
    .map((path) => path.replaceAll(/\$(\w+)/g, (_, name: string) => PARAMS[name] ?? name))
  const { app, db } = createTestApp()
  makeLandingPage(db, { name: 'Rings', slug: PARAMS.slug })

  test('is inspected', () => {
    expect(paths.length).toBeGreaterThan(18)
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/products/3-soft-stacking-rings']))
  })

  test.each(paths)('%s tells its type and its breadcrumb', async (path) => {
    const response = await app.request(path)
    if (response.status === 302 || response.status === 307) {
      expect(response.headers.get('location')).toMatch(/^\/login/)
      return
    }
    expect(response.status).toBe(200)
    const nodeTypes = types(structuredNodes(await response.text()))
    expect(nodeTypes.length).toBeGreaterThan(1)
    expect(nodeTypes.includes('BreadcrumbList')).toBe(path !== '/')
  })

  test('has a donation action where it asks for money', async () => {
    expect((await nodes('/donate')).at(-1)).toMatchObject({
      potentialAction: { '@type': 'DonateAction', target: 'http://localhost:3000/donate' },
    })
  })
})

test('has no offer without a price, and marks a product as out of stock', async () => {
  const { app, db } = createTestApp({ seeded: false })
  const unknown = makeProduct(db, { priceMinor: null })
  const soldOut = makeProduct(db, { priceMinor: 1_290, currency: 'JPY', inStock: false })
  expect(types(await nodes(`/products/${unknown.id}-${unknown.slug}`, app))).toEqual(['BreadcrumbList'])
  expect((await nodes(`/products/${soldOut.id}-${soldOut.slug}`, app)).at(-1)).toMatchObject({
    offers: { price: 1_290, availability: 'https://schema.org/OutOfStock' },
  })
})

test('names a retailer’s picture by our own address', async () => {
  const { app, db } = createTestApp({ seeded: false })
  const { id, slug } = makeProduct(db, { imageUrl: 'https://pictures.example/a.jpg' })
  const product = (await nodes(`/products/${id}-${slug}`, app)).at(-1)
  expect(product).toMatchObject({
    image: [
      expect.stringMatching(`^http://localhost:3000/pictures/remote/product/${id}/[0-9a-z]+/1200.webp$`),
      expect.stringMatching(`^http://localhost:3000/og/products/${id}-[0-9a-z]+.jpg$`),
    ],
  })
})

test('keeps a hostile name as a name', async () => {
  const { app, db } = createTestApp({ seeded: false })
  const name = '</script><script>alert(1)</script><!--'
  const { id, slug } = makeProduct(db, { name, description: name, advertiserName: name })
  const page = await html(app, `/products/${id}-${slug}`)
  expect(page).not.toContain('<script>alert(1)')
  expect(structuredNodes(page).at(-1)).toMatchObject({ name, offers: { seller: { name } } })
})

test('is not executable and therefore not in the page’s policy', async () => {
  const { app } = createTestApp()
  const response = await app.request('/')
  const page = await response.text()
  const executable = [...page.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>/g)]
  const scriptPolicy = /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  expect(scriptPolicy?.match(/'sha256-/g)).toHaveLength(executable.length)
})
