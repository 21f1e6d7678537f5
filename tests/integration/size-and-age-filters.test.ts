import { beforeAll, describe, expect, test } from 'vitest'
import { sizeFilter } from '#server/db/filter-values.ts'
import { eachFilterApart, filtersOf } from '#server/features/products/search/filters.ts'
import { MOST_ROWS_READ } from '#server/features/products/search/matches.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const sorted = (list: { products: { id: number }[] }) =>
  list.products.map(({ id }) => id).sort((a, b) => a - b)

describe('sizes and ages', () => {
  const { app, caller, db } = createTestApp({ seeded: false })
  const make = (name: string, more: object = {}) => makeProduct(db, { name, ...more }).id
  const suit = { imageUrl: 'https://a.example/suit', category: 'Clothing' }
  const small = make('Rain suit Alva, size 62/68', { ...suit, priceMinor: 100 })
  const large = make('Rain suit Alva, size 86/92', { ...suit, priceMinor: 200 })
  const body = make('Body Iris, 62-68 cm', { category: 'Clothing', inStock: false, size: '62-68 cm' })
  const hat = make('Hat Iris, 0-3 months', { category: 'Clothing' })
  const rattle = make('Rattle, 0-6 mån', { category: 'Toys', ageGroup: 'newborn' })
  const bike = make('Balance bike from 2 years', { category: 'Toys' })
  const nappies = make('Nappies Iris, size 3', { category: 'Nursery' })
  const listed = async (input: object) => sorted(await caller.products.list(input))

  test('find a card by any variant’s size and show that variant', async () => {
    expect(await listed({ size: '86/92' })).toEqual([large])
    expect(await listed({ size: '62/68' })).toEqual([small, body])
    expect(await listed({ size: ['86/92', '62-68 cm'] })).toEqual([small, body])
    expect(await listed({ size: 'Nappy 3' })).toEqual([nappies])
    expect(await listed({ size: '62' })).toEqual([])
    expect(await listed({ size: `x" or 1=1 --` })).toEqual([])
    expect(await listed({ size: '62/68', stock: 'in', sort: 'price-low-high' })).toEqual([small])
    expect(await listed({ size: '86/92', search: 'alva' })).toEqual([large])
  })

  test('find a product by each age that it covers', async () => {
    expect(await listed({ age: '0-3-months' })).toEqual([hat, rattle])
    expect(await listed({ age: '3-6-months' })).toEqual([rattle])
    expect(await listed({ age: ['from-2-years', '3-6-months'] })).toEqual([rattle, bike])
    expect(await listed({ age: '0-3-months', category: 'Toys' })).toEqual([rattle])
    expect(await listed({ age: '6-12-months' })).toEqual([])
  })

  test('count each choice with all other filters and keep the promise', async () => {
    const filters = [
      {},
      { category: 'Clothing' },
      { size: '62/68' },
      { age: '0-3-months' },
      { size: '62/68', stock: 'in' },
      { search: 'iris' },
    ] as const
    for (const filter of filters) {
      const facets = await caller.products.facets(filter)
      const promised = [
        ...facets.sizes.map(({ value, count }) => [{ size: value }, count] as const),
        ...facets.ages.map(({ value, count }) => [{ age: value }, count] as const),
        ...facets.categories.map(({ value, count }) => [{ category: value }, count] as const),
        ...facets.stocks.map(({ value, count }) => [{ stock: value }, count] as const),
      ]
      expect(promised.length).toBeGreaterThan(2)
      for (const [choice, count] of promised) {
        const { length } = await listed({ ...filter, ...choice })
        expect([filter, choice, length]).toEqual([filter, choice, count])
      }
    }
    const { sizes, ages } = await caller.products.facets({})
    expect(sizes.map(({ value }) => value)).toEqual(['0-3 months', '0-6 months', 'Nappy 3', '62/68', '86/92'])
    expect(ages.map(({ value }) => value)).toEqual(['0-3-months', '3-6-months', 'from-2-years'])
  })

  test('show the variant with the size among price drops', async () => {
    expect(await listed({ deal: 'price-drop', size: '86/92' })).toEqual([])
    expect(large).toBeGreaterThan(small)
  })

  test('offer no choice if none are recorded', async () => {
    const other = createTestApp({ seeded: false })
    makeProduct(other.db, { name: 'Lamp' })
    const { sizes, ages } = await other.caller.products.facets({})
    expect([sizes, ages]).toEqual([[], []])
  })

  test('work alike in the API, which explains errors', async () => {
    const ask = async (query: string) => {
      const answer = await app.request(`/api/products?${query}`)
      return { status: answer.status, body: (await answer.json()) as { products: { name: string }[] } }
    }
    const { body: matched } = await ask('size=86%2F92&size=62-68%20cm&in_stock=true')
    expect(matched.products).toMatchObject([{ id: small, size: '62/68', age_from_months: null }])
    const { body: forSmall } = await ask('age=3-6-months')
    expect(forSmall.products).toMatchObject([
      { id: rattle, age_group: 'newborn', age_from_months: 0, age_to_months: 6 },
    ])
    const refused = await ask('age=baby')
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('0-3-months')
    expect((await ask('size=')).status).toBe(400)
  })

  test('ignore an unknown age, find nothing for an unknown size, and are hidden from crawlers', async () => {
    const page = async (query: string) => (await app.request(`/products?${query}`)).text()
    expect(await page('age=baby')).toContain('Body Iris')
    expect(await page('size=nothing')).toContain('No products match these filters')
    const ofBoth = await page('age=from-2-years&age=3-6-months')
    expect([ofBoth.includes('Balance bike'), ofBoth.includes('Rattle, 0-6')]).toEqual([true, true])
    expect(ofBoth).not.toContain('Body Iris')
    const narrowed = await page('age=0-3-months&size=62%2F68&filters=open')
    expect(narrowed).toContain('noindex')
    expect(narrowed).toContain('Newborn, 0–3 months')
  })
})

describe('sizes and ages of more products than a search may read', () => {
  const { caller, db } = createTestApp({ seeded: false })
  beforeAll(() => {
    db.$client.exec(`
      insert into products (slug, name, name_sort, search_text, filter_values)
        with numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MOST_ROWS_READ + 2_000})
        select 'fox', 'Fox ' || n, 'fox ' || n, 'fox',
          json_array('age:0-3-months', iif(n % 1000, 'size:74', 'size:80')) from numbers;`)
  })

  test('are counted and found if few, and capped if many', async () => {
    expect((await caller.products.list({ size: '80' })).total).toBe(12)
    expect(await caller.products.list({ size: '74' })).toMatchObject({ total: 1_000, totalIsCapped: true })
    expect(await caller.products.list({ size: ['74', '80'], page: 3 })).toMatchObject({ totalIsCapped: true })
    const { ages, sizes } = await caller.products.facets({})
    expect(ages).toEqual([{ value: '0-3-months', count: null }])
    expect(sizes.map(({ count }) => count)).toEqual(sizes.map(() => null))
  })

  test('are read from their own index', () => {
    const { sql, values } = eachFilterApart(filtersOf({ size: '80' }, 'SEK'))
    const plan = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...values)
    expect(values).toEqual([sizeFilter('80')])
    expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH f USING PRIMARY KEY (value=?)'])
  })
})

describe('on the page of the shop', () => {
  const shop = createTestApp({ seeded: false })
  const visitor = newVisitor(shop)
  const SEARCH = '/products?search=puddly&filters=open'
  for (const size of ['62/68', '86/92']) {
    const name = `Puddly rain suit, size ${size}`
    makeProduct(shop.db, { name, imageUrl: 'https://shop.example/suit.jpg', category: 'Clothing' })
  }
  for (const name of ['Puddly hat, 0-3 months', 'Puddly rattle from 3 months'])
    makeProduct(shop.db, { name, category: 'Clothing' })

  const choice = (page: Page, kind: 'Size' | 'Age', name: string | RegExp) =>
    part(page.getByRole('region', { name: kind })).getByRole('link', { name })
  const choose = (page: Page, kind: 'Size' | 'Age', name: string | RegExp) =>
    page.follow(choice(page, kind, name))

  test('a parent filters the shop by a size of any variant and by age', async () => {
    let page = await choose(await visitor.open(SEARCH), 'Size', '86/92 1')
    expect(page.address).toBe('/products?search=puddly&size=86%2F92&filters=open')
    expect(page.getByText('1 product')).toBeTruthy()
    page = await choose(page, 'Size', '86/92 1')
    expect(page.address).toBe(SEARCH)
    page = await choose(page, 'Age', /Newborn, 0–3 months/)
    expect(page.getByRole('list', { name: 'Active filters' }).textContent).toContain('Newborn, 0–3 months')
    page = await choose(page, 'Age', /^3–6 months/)
    expect(page.getByText('2 products')).toBeTruthy()
    const active = part(page.getByRole('list', { name: 'Active filters' }))
    expect(active.getAllByRole('listitem')).toHaveLength(3)
  })

  test('a parent searches with age or size in words', async () => {
    const offered = '“rattle”, 3 months and up'
    const page = await (await visitor.open('/products?search=rattle+from+3+months')).follow(offered)
    expect(page.address).toMatch(/\?search=rattle&age=3-6-months&age=6-12-months/)
    expect(page.getByText('1 product')).toBeTruthy()
    expect(page.getByRole('heading', { name: 'Puddly rattle from 3 months' })).toBeTruthy()
    expect(page.queryByRole('link', { name: offered })).toBeNull()
    const other = await visitor.open('/products?search=rain+suit+strl+86')
    expect(
      other.getByRole('heading', { level: 1, name: 'Showing results for rain suit, size 86/92' }),
    ).toBeTruthy()
  })

  test('sizes and ages are links', async () => {
    const rattles = await choose(await visitor.open(SEARCH), 'Age', /^3–6 months/)
    expect(rattles.getByText('1 product')).toBeTruthy()
    expect(rattles.getByRole('link', { name: 'Puddly rattle from 3 months' })).toBeTruthy()
    const hats = await visitor.open('/products?search=hat+0-3+months')
    const resultsPage = await hats.follow('“hat”, newborn, 0–3 months')
    expect(resultsPage.address).toBe('/products?search=hat&age=0-3-months')
  })
})
