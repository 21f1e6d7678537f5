import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

async function get(path: string) {
  const { app } = createTestApp()
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('an address with a trailing slash equals the one without', async () => {
  const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const paths = app.routes.filter(({ path }) => path.startsWith('/api/') && !path.includes('*'))
  expect(paths.map(({ path }) => path)).toContain('/api/stripe/webhook')
  for (const { method, path } of paths) {
    const ask = (address: string) => app.request(address, { method: method === 'ALL' ? 'GET' : method })
    const address = path.replaceAll(/:\w+/g, '3')
    const [plain, slashed] = [await ask(address), await ask(`${address}/`)]
    expect({ method, path, status: slashed.status }).toEqual({ method, path, status: plain.status })
  }
  const [plain, slashed] = ['/api/products?page_size=2', '/api/products/?page_size=2']
  expect((await get(slashed)).body).toEqual((await get(plain)).body)
})

describe('GET /api/products', () => {
  test('answers in the documented shape with the names of the database', async () => {
    const { status, body } = await get('/api/products?page_size=1&category=toys&sort=price-low-high')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      count: 2,
      count_is_capped: false,
      pagination: { page: 1, page_size: 1, total_pages: 2 },
      products: [
        {
          id: 3,
          price: 189,
          currency: 'SEK',
          is_best_seller: true,
          advertiser_name: 'Tumblewood',
          image_url: 'http://localhost:3000/images/products/stacking-rings.webp',
        },
      ],
    })
  })

  test('corrects a failing search and says so', async () => {
    const searchFor = async (search: string, more = '') =>
      (await get(`/api/products?search=${encodeURIComponent(search)}${more}`)).body
    const rings = { count: 1, products: [{ name: 'Soft Stacking Rings' }] }
    expect(await searchFor('stacking rings under 1 000 kr for giraffes')).toMatchObject({
      ...rings,
      instead: { search: 'stacking rings', price_to: 1000 },
    })
    const instead = { search: 'stacking rings' }
    expect(await searchFor('staking rings')).toMatchObject({ ...rings, instead })
    expect(await searchFor('staking rings', '&page=2')).toMatchObject({ count: 1, products: [], instead })
    expect(await searchFor('staking rings', '&exact=true')).toMatchObject({ count: 0, instead: null })
    expect(await searchFor('xylophone')).toMatchObject({ count: 0, instead: null })
    expect(await searchFor('stacking rings')).toMatchObject({ ...rings, instead: null })
  })

  test.each([
    ['/api/products?serach=bib', 'serach', /^Use category, search, exact, /],
    ['/api/products?search=bib&utm_source=mail', 'utm_source', /^Use category/],
    ['/api/products/count?category=Toys', 'category', /^This call takes no parameters$/],
    ['/api/products/3?currency=EUR', 'currency', /^This call takes no parameters$/],
    [`/api/categories?${'x'.repeat(3_000)}=1`, 'x'.repeat(40), /^This call takes no parameters$/],
  ])('refuses an unknown parameter by its name: %s', async (path, name, message) => {
    expect(await get(path)).toMatchObject({
      status: 400,
      body: {
        message: `Unknown parameter: ${name}`,
        issues: [{ path: name, message: expect.stringMatching(message) }],
      },
    })
  })

  test('ignores campaign parameters on the documentation page', async () => {
    const { app } = createTestApp()
    expect((await app.request('/api/docs?utm_source=mail')).status).toBe(200)
  })

  test('has prices with decimals and null for unknown ones', async () => {
    const { app, db } = createTestApp()
    makeProduct(db, { id: 60, priceMinor: null })
    expect((await (await app.request('/api/products/9')).json()).price).toBe(399.5)
    expect((await (await app.request('/api/products/60')).json()).price).toBeNull()
  })

  test('has a feed product’s source details and absolute addresses', async () => {
    const { app, db } = createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } })
    const fed = {
      slug: 'oak-crib',
      source: 'Tumblewood feed',
      externalId: 'SKU-7',
      brand: 'Oakling',
      gtin: '07350000000012',
      priceMinor: 149_950,
      listPriceMinor: 199_900,
      priceReadAt: new Date('2026-05-04T06:00:00Z'),
      imageUrl: 'https://img.example/crib.jpg',
      advertiserLogoUrl: '/images/partners/tumblewood.webp',
    }
    makeProduct(db, { id: 61, name: 'Oak Crib', ...fed })
    const wire = {
      url: 'https://shop.test/products/61-oak-crib',
      external_id: 'SKU-7',
      brand: 'Oakling',
      gtin: '07350000000012',
      price: 1499.5,
      list_price: 1999,
      price_read_at: '2026-05-04T06:00:00.000Z',
      image_url: 'https://img.example/crib.jpg',
      advertiser_logo_url: 'https://shop.test/images/partners/tumblewood.webp',
    }
    const get = async (path: string) => (await app.request(path)).json()
    expect(await get('/api/products/61')).toMatchObject(wire)
    expect((await get('/api/products?search=oak%20crib')).products).toMatchObject([wire])
    expect(await get('/api/products/3')).toMatchObject({
      url: 'https://shop.test/products/3-soft-stacking-rings',
      image_url: 'https://shop.test/images/products/stacking-rings.webp',
      external_id: expect.any(String),
      brand: null,
      gtin: null,
      list_price: null,
    })
  })

  test.each([
    ['sort=up', 'sort'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=abc', 'page'],
    ['page=1e3', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page_size=101', 'page_size'],
    ['page_size=0', 'page_size'],
    ['page_size=', 'page_size'],
    ['search=LONG', 'search'],
  ])('answers %s with a 400 that names the field', async (query, field) => {
    const { status, body } = await get(`/api/products?${query.replace('LONG', 'x'.repeat(10_000))}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 400,
      message: `Not valid: ${field}`,
      issues: [{ path: field }],
    })
    expect(body.issues[0].message.length).toBeGreaterThan(5)
  })
})

test('answers an unknown category with a 400 that lists the existing ones', async () => {
  const message = 'Unknown category. Use one of: Clothing, Feeding, Toys, Nursery, Safety'
  expect(await get('/api/products?category=Cars')).toMatchObject({
    status: 400,
    body: { code: 400, message, issues: [{ path: 'category', message }] },
  })
})

test('GET /api/products/{id} answers the bare product, 404 if unknown, 400 for nonsense', async () => {
  expect((await get('/api/products/3')).body).toMatchObject({ id: 3, name: 'Soft Stacking Rings' })
  expect(await get('/api/products/999')).toMatchObject({
    status: 404,
    body: { code: 404, message: 'That product is no longer available' },
  })
  expect((await get('/api/products/three')).status).toBe(400)
})

test('GET /api/products/count and /api/categories answer', async () => {
  expect((await get('/api/products/count')).body).toEqual({ count: 10 })
  expect((await get('/api/categories')).body[2]).toEqual({
    id: 3,
    name: 'Toys & Educational Items',
    short_name: 'Toys',
    description: 'Simple things to stack, shake, and chew on, chosen for small hands.',
    is_hidden: false,
    former_short_names: [],
  })
})

test('an unknown path under /api is a JSON 404, and a wrong method a 405', async () => {
  expect(await get('/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 404, message: 'There’s nothing at this address' },
  })
  const { app } = createTestApp()
  const response = await app.request('/api/products', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
})

test('a procedure answers the same over tRPC, with errors without a stack', async () => {
  const { app } = createTestApp()
  const input = encodeURIComponent(JSON.stringify({ json: { id: 3 } }))
  const answer = await (await app.request(`/trpc/products.byId?input=${input}`)).json()
  expect(answer.result.data.json).toMatchObject({ id: 3, name: 'Soft Stacking Rings' })
  const failed = await (await app.request('/trpc/products.byId?input=%7B%7D')).text()
  expect(failed).toContain('Check the highlighted fields')
  expect(failed).not.toMatch(/stack|node_modules|\.ts:/)
})
