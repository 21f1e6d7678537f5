import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** The search and the categories of the shop. */
const WAYS_ON = /<form[^>]*action="\/products"[\s\S]*name="search"[\s\S]*href="\/products\?category=Toys"/

async function page(path: string, headers: Record<string, string> = {}) {
  const { app, logLines } = createTestApp()
  const response = await app.request(path, { headers })
  return { status: response.status, headers: response.headers, html: await response.text(), logLines }
}

describe('a page with any query string', () => {
  test.each([
    'category=Cars',
    'page=abc',
    'page=-1',
    'page=1e9',
    'page=99999999999',
    'sort=nonsense',
    'search=LONG',
    'search=%25',
    'search=%22%27%60',
    'search=%F0%9F%8D%BC',
    'search=a%20OR%20b%20NOT%20c*',
    'search=%00',
    'search[]=1&category[]=2',
    'search=%7B%22a%22%3A1%7D',
    'page=2&page=3&category=Toys&category=Nursery',
    'utm_source=mail&__proto__=1&constructor=2',
  ])('answers /products?%s', async (query) => {
    const { status, html } = await page(`/products?${query.replace('LONG', 'x'.repeat(10_000))}`)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1>(Shop our picks|Results for “|Toys &amp; Educational Items|Nursery Essentials)/)
  })

  test('answers an address with invalid encoding', async () => {
    expect((await page('/products?search=%E0%A4%A')).status).toBe(200)
    expect((await page('/%E0%A4%A')).status).toBeLessThan(500)
  })
})

describe('a shop page', () => {
  test('follows search, category, sort, and page of its address', async () => {
    expect((await page('/products?search=bunny')).html).toContain('Bunny Night Light')
    const toys = (await page('/products?category=TOYS')).html
    expect(toys).toContain('Simple things to stack')
    expect(toys).not.toContain('Bunny Night Light')
    const dear = (await page('/products?sort=price-high-low')).html
    expect(dear.indexOf('Video Baby Monitor')).toBeLessThan(dear.indexOf('Bunny Night Light'))
    expect((await page('/products?page=2')).html).toContain('Bath Thermometer Duck')
  })

  test('shows the empty state without results or past the end', async () => {
    for (const query of ['search=zzzz', 'page=77']) {
      const { html } = await page(`/products?${query}`)
      expect(html).toContain('No products found')
      expect(html).toContain('Try adjusting your search or category filter')
      expect(html).toContain('You Might Like')
      expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(3)
    }
  })

  test('shows typed text as text, never as markup', async () => {
    const { html } = await page('/products?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(html).not.toContain('<script>alert(1)')
  })

  test('hides filter combinations from crawlers, but not plain categories', async () => {
    expect((await page('/products?search=bunny')).html).toContain('noindex')
    expect((await page('/products?category=Toys')).html).not.toContain('noindex')
  })
})

describe('the legal labels of advertising', () => {
  test('precede every retailer link in its card and announce a new tab', async () => {
    const { html } = await page('/products')
    const links = [...html.matchAll(/<a [^>]*target="_blank" rel="sponsored[^>]*>.*?<\/a>/g)]
    expect(links).toHaveLength(6 + 8)
    for (const { 0: link, index } of links) {
      const card = html.slice(html.lastIndexOf('<article', index), index)
      expect(card.match(/>Ad<\/span><span [^>]*>Advertising link<\/span>/g)).toHaveLength(1)
      expect(link).toContain('(opens a new tab)')
    }
  })

  test('show the day of an older price', async () => {
    const { html } = await page('/products')
    expect(html.match(/Price checked 15 Jan/g)).toHaveLength(6)
    const { app, db } = createTestApp({ seeded: false })
    makeProduct(db, { priceMinor: null, priceReadAt: new Date('2026-01-15') })
    makeProduct(db, { priceMinor: 100, priceReadAt: new Date() })
    expect(await (await app.request('/products')).text()).not.toContain('Price checked')
  })

  test('appear once beside the link of a product page', async () => {
    const { html } = await page('/products/3-soft-stacking-rings')
    const own = html.slice(0, html.indexOf('similar-heading'))
    expect(own.match(/>Advertising link</g)).toHaveLength(1)
    expect(own).toContain('We may earn a commission. You pay the same price.')
    expect(own).toContain('Price checked')
  })
})

describe('a product page', () => {
  test('lists all offers, the lowest first, each as advertising and counted as its own product', async () => {
    const { app, db } = createTestApp({ seeded: false })
    const same = { name: 'Travel Cot', slug: 'travel-cot', gtin: '4006381333931', currency: 'SEK' }
    const own = makeProduct(db, { ...same, advertiserName: 'Fjordkin', priceMinor: 24_900 })
    const link = 'https://tumblewood.example/cot'
    const readAt = new Date('2026-01-15T06:00:00Z')
    const tumblewood = { advertiserName: 'Tumblewood', affiliateLink: link, priceReadAt: readAt }
    makeProduct(db, { ...same, ...tumblewood, priceMinor: 21_900 })
    const html = await (await app.request(`/products/${own.id}-travel-cot`)).text()
    const start = html.indexOf('offers-heading')
    const offers = html.slice(start, html.indexOf('</section>', start))
    expect(offers).toContain('Shops and prices')
    const text = offers.replaceAll(/<[^>]*>/g, '')
    expect(text).toMatch(/Tumblewood.*219 SEK.*Lowest price of these.*Fjordkin.*249 SEK/)
    expect(text.match(/Lowest price of these/g)).toHaveLength(1)
    expect(offers).toContain('Price checked 15 January 2026')
    expect(offers.match(/>Advertising link</g)).toHaveLength(2)
    expect(offers).toContain(`href="${link}" target="_blank" rel="sponsored nofollow noopener"`)
    makeProduct(db, { name: 'Alone', gtin: '0036000291452', id: 77 })
    expect(await (await app.request('/products/77-alone')).text()).not.toContain('Shops and prices')
  })

  test('shows the facts, and its other addresses lead to it', async () => {
    const { html } = await page('/products/3-soft-stacking-rings')
    expect(html).toContain('<title>Soft Stacking Rings from Tumblewood | Tuckling</title>')
    expect(html).toContain('rel="canonical" href="http://localhost:3000/products/3-soft-stacking-rings"')
    const other = await page('/products/3-old-name')
    expect(other.status).toBe(301)
    expect(other.headers.get('location')).toBe('/products/3-soft-stacking-rings')
  })

  test.each(['/products/999-nothing', '/products/abc', '/products/0', '/products/99999999999999999999'])(
    '%s is a 404',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('404')
    },
  )

  test('links to similar products, the search, and categories if delisted', async () => {
    const { app, db } = createTestApp()
    db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, 3)).run()
    const html = await (await app.request('/products/3-soft-stacking-rings')).text()
    expect(html).toContain('404 - Product Not Found')
    expect(html).toMatch(WAYS_ON)
    expect(html).toContain('href="/products/8-wooden-alphabet-blocks"')
  })

  test('shows a hostile link as # and hostile texts as text', async () => {
    const { app, db } = createTestApp()
    const { id } = makeProduct(db, {
      name: '<img src=x onerror=alert(1)>',
      description: '</script><script>alert(1)</script>',
      affiliateLink: null,
    })
    const address = (await app.request(`/products/${id}`)).headers.get('location') ?? ''
    const html = await (await app.request(address)).text()
    expect(html).toContain('href="#"')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert(1)')
  })
})

test('an unknown route is a 404 with a link home and is logged', async () => {
  const { status, html, logLines } = await page('/no/such/page')
  expect(status).toBe(404)
  expect(html).toContain('404 - Page Not Found')
  expect(html).toContain('Back to Home')
  expect(html).toMatch(WAYS_ON)
  expect(logLines).toContainEqual(expect.objectContaining({ msg: 'unknown route', path: '/no/such/page' }))
})

describe('a page’s security', () => {
  test('lists the hash of every script in the policy and leaves no nonce', async () => {
    const { html, headers } = await page('/products')
    const policy = headers.get('content-security-policy') ?? ''
    const inline = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(1)
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(inline.length)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(html).not.toContain('nonce')
  })

  test('reveals no detail of a failing database', async () => {
    const { app, db } = createTestApp()
    db.$client.exec('drop table catalogue_counts')
    const response = await app.request('/products')
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('An error occurred')
    expect(html).not.toMatch(/no such table|SqliteError|\.ts:\d/)
  })
})

describe('the page cache', () => {
  test('returns the same bytes again, and 304 to clients that have them', async () => {
    const { app } = createTestApp()
    const first = await app.request('/products')
    const etag = first.headers.get('etag') ?? ''
    expect(await (await app.request('/products')).text()).toBe(await first.text())
    expect((await app.request('/products', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('compresses as the browser asks', async () => {
    const { app } = createTestApp()
    const { headers } = await app.request('/products', { headers: { 'accept-encoding': 'gzip, br;q=0.9' } })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('vary')).toContain('Accept-Encoding')
    const plain = await app.request('/products', { headers: { 'accept-encoding': 'br;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  test('shows a changed, added, or deleted product on the next page', async () => {
    const { app, db } = createTestApp()
    const shop = async () => (await app.request('/products')).text()
    expect(await shop()).toContain('Soft Stacking Rings')
    makeProduct(db, { name: 'Brand New Pick', isEditorsPick: true })
    expect(await shop()).toContain('Brand New Pick')
    db.update(products).set({ name: 'Renamed Pick' }).run()
    expect(await shop()).toContain('Renamed Pick')
    db.delete(products).run()
    expect(await shop()).toContain('No products found')
  })

  test('is not used for visitors with a session', async () => {
    const { headers } = await page('/products', { cookie: 'shop-session=abc' })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('never mixes the pages of two simultaneous visitors', async () => {
    const { app } = createTestApp()
    const searches = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'bunny' : 'monitor'))
    const pages = await Promise.all(
      searches.map(async (search) => (await app.request(`/products?search=${search}`)).text()),
    )
    pages.forEach((html, index) => {
      expect(html.includes('Bunny Night Light')).toBe(searches[index] === 'bunny')
      expect(html.includes('Video Baby Monitor')).toBe(searches[index] === 'monitor')
    })
  })
})
