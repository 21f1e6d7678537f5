import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MOST_ROWS_READ } from '#server/features/products/search/matches.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { parseShopSearch } from '#shared/search-params/shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

const ids = (list: { products: { id: number }[] }) => list.products.map((product) => product.id)

describe('the filters of the shop', () => {
  test('narrow the list, and together narrow it further', async () => {
    const { caller, cheapBib, dearBib, rattle } = createSmallShop()
    expect(ids(await caller.products.list({ retailer: 'Tumblewood' })).sort()).toEqual([
      cheapBib.id,
      rattle.id,
    ])
    expect(ids(await caller.products.list({ price: '200-500' }))).toEqual([dearBib.id])
    expect(ids(await caller.products.list({ price: 'under-200' })).sort()).toEqual([cheapBib.id, rattle.id])
    expect(ids(await caller.products.list({ pick: 'best-seller' }))).toEqual([cheapBib.id])
    expect(ids(await caller.products.list({ pick: 'editors-pick' }))).toEqual([rattle.id])
    const list = await caller.products.list({ retailer: 'Tumblewood', category: 'Feeding', search: 'bib' })
    expect([ids(list), list.total]).toEqual([[cheapBib.id], 1])
  })

  test('exclude prices in another currency from the shop’s ranges', async () => {
    const { caller, db } = createSmallShop()
    makeProduct(db, { name: 'Euro Bib', priceMinor: 9_900, currency: 'EUR' })
    expect((await caller.products.list({ price: 'under-200' })).total).toBe(2)
  })

  test('find no products for an unknown retailer', async () => {
    const { caller } = createSmallShop()
    expect((await caller.products.list({ retailer: "x' or 1=1 --" })).total).toBe(0)
  })

  test.each(['featured', 'alphabetical', 'price-low-high', 'price-high-low'] as const)(
    'return the whole filtered list over all pages, sorted by %s',
    async (sort) => {
      const { caller, db } = createTestApp({ seeded: false })
      const rows = Array.from({ length: 40 }, (_, index) =>
        makeProduct(db, {
          name: `Thing ${index % 4}`,
          advertiserName: index % 3 ? 'Fjordkin' : 'Tumblewood',
          priceMinor: index % 5 ? index * 1_000 : null,
        }),
      )
      const filter = { retailer: 'Fjordkin', sort, pageSize: 7 }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => caller.products.list({ ...filter, page })))
      const whole = ids(await caller.products.list({ ...filter, pageSize: 100 }))
      expect(pages.flatMap(ids)).toEqual(whole)
      expect(whole).toHaveLength(rows.filter((row) => row.advertiserName === 'Fjordkin').length)
    },
  )
})

describe('combined filters', () => {
  const { app, caller, db } = createTestApp({ seeded: false })
  const make = (name: string, more: object) => makeProduct(db, { name, priceMinor: 10_000, ...more }).id
  const bib = make('Bib', { category: 'Feeding', brand: 'Stokke', priceMinor: 5_000 })
  const cup = make('Cup', { category: 'Feeding', brand: 'STOKKE', priceMinor: 20_000, inStock: false })
  const rattle = make('Rattle', { category: 'Toys', brand: 'Ö & Å, barn', advertiserName: 'Tumblewood' })
  const lamp = make('Lamp', { category: 'Nursery', priceMinor: null })
  const listed = async (input: object) => ids(await caller.products.list(input)).sort((a, b) => a - b)

  test('widen within a kind and narrow across kinds', async () => {
    expect(await listed({ category: ['Feeding', 'Toys'] })).toEqual([bib, cup, rattle])
    expect(await listed({ category: ['Feeding', 'Toys'], retailer: ['Tumblewood', 'nobody'] })).toEqual([
      rattle,
    ])
    expect(await listed({ brand: 'stokke' })).toEqual([bib, cup])
    expect(await listed({ brand: ['stokke', 'Ö & Å, barn'], search: 'rattle' })).toEqual([rattle])
    expect(await listed({ stock: 'in' })).toEqual([bib, rattle, lamp])
    expect(await listed({ brand: "x' or 1=1 --" })).toEqual([])
  })

  test('include both the lowest and the highest price', async () => {
    expect(await listed({ from: 50, to: 100 })).toEqual([bib, rattle])
    expect(await listed({ from: 51 })).toEqual([cup, rattle])
    expect(await listed({ to: 50, sort: 'price-low-high' })).toEqual([bib])
    expect(await listed({ to: 200, stock: 'in', category: 'Feeding', sort: 'alphabetical' })).toEqual([bib])
  })

  test('count each choice with all other filters and keep the promise', async () => {
    const filters = [
      {},
      { stock: 'in' },
      { from: 60 },
      { brand: 'Stokke' },
      { category: ['Feeding', 'Toys'], to: 150 },
    ] as const
    for (const filter of filters) {
      const facets = await caller.products.facets({ ...filter } as never)
      const promised = [
        ...facets.brands.map(({ value, count }) => [{ brand: value }, count] as const),
        ...facets.stocks.map(({ value, count }) => [{ stock: value }, count] as const),
        ...facets.retailers.map(({ value, count }) => [{ retailer: value }, count] as const),
        ...facets.categories.map(({ value, count }) => [{ category: value }, count] as const),
        ...facets.prices.map(
          ({ value, count }) => [{ price: value, from: undefined, to: undefined }, count] as const,
        ),
      ]
      expect(promised.length).toBeGreaterThan(3)
      for (const [choice, count] of promised) {
        expect([filter, choice, (await listed({ ...filter, ...choice })).length]).toEqual([
          filter,
          choice,
          count,
        ])
      }
    }
    expect((await caller.products.facets({})).brands.map(({ count }) => count)).toEqual([2, 1])
  })

  test('work alike in the API, which explains errors', async () => {
    const names = async (query: string) => {
      const answer = await app.request(`/api/products?${query}`)
      const { products } = (await answer.json()) as { products: { name: string }[] }
      return products.map(({ name }) => name).sort()
    }
    expect(await names('category=Feeding&category=toys&in_stock=true')).toEqual(['Bib', 'Rattle'])
    expect(await names('brand=Stokke&price_from=50&price_to=200')).toEqual(['Bib', 'Cup'])
    expect(await names('retailer=Tumblewood')).toEqual(['Rattle'])
    for (const query of [
      'price_from=9&price_to=8',
      'category=Toys&category=Cars',
      'in_stock=maybe',
      'price_to=1.5',
      'brand=',
    ]) {
      const answer = await app.request(`/api/products?${query}`)
      expect([query, answer.status]).toEqual([query, 400])
    }
  })

  test('ignore nonsense on the page and correct a reversed range', async () => {
    const page = await app.request('/products?category=Toys&category=Cars&from=x&to=-5&stock=maybe')
    expect(await page.text()).toContain('<h1>Toys &amp; Educational Items</h1>')
    const list = parseShopSearch({ from: '200', to: '50', price: 'under-200' })
    expect(list).toMatchObject({ from: 50, to: 200, price: undefined })
  })
})

describe('filters of a catalog larger than a search may read', () => {
  const { caller, db } = createTestApp({ seeded: false })
  beforeAll(() => {
    db.$client.exec(`
      insert into products (slug, name, name_sort, description, search_text, advertiser_name, category, brand, price_minor, in_stock)
        with numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MOST_ROWS_READ + 2_000})
        select 'fox', 'Fox ' || n, 'fox ' || n, '', 'fox', iif(n % 2, 'Fjordkin', 'Tumblewood'),
          iif(n % 3, 'Toys', 'Safety'), 'Brand ' || (n % 10000), n * 10, n % 5 > 0 from numbers;
    `)
  })

  test.each(PRODUCT_SORTS)(
    'match on every page of %s without duplicates and say that there are more',
    async (sort) => {
      const filter = {
        stock: 'in' as const,
        category: ['Toys', 'Safety'],
        retailer: 'Fjordkin',
        sort,
        pageSize: 100,
      } satisfies Parameters<typeof caller.products.list>[0]
      const first = await caller.products.list(filter)
      expect(first).toMatchObject({ total: 1_000, totalIsCapped: true, totalPages: 10 })
      const seen = new Set<number>()
      for (let page = 1; page <= 10; page++) {
        const { products } = await caller.products.list({ ...filter, page })
        for (const { id, inStock, advertiserName } of products) {
          expect([inStock, advertiserName]).toEqual([true, 'Fjordkin'])
          seen.add(id)
        }
      }
      expect(seen.size).toBe(1_000)
    },
  )

  test('offer some of 10,000 brands and accept any by name', async () => {
    const { brands } = await caller.products.facets({})
    expect(brands).toHaveLength(12)
    expect(brands.every(({ count }) => count === null)).toBe(true)
    expect((await caller.products.list({ brand: 'brand 77' })).total).toBe(2)
  })

  test('use their own indexes without scanning the catalog', async () => {
    const prepare = vi.spyOn(db.$client, 'prepare')
    const filters = [
      { brand: ['Brand 1', 'Brand 2'] },
      { from: 500, to: 2_000 },
      { stock: 'in' },
      {
        category: ['Toys', 'Safety'],
        retailer: ['Fjordkin', 'Tumblewood'],
        from: 1,
        stock: 'in',
        brand: 'Brand 3',
      },
    ] as const
    for (const filter of filters)
      for (const sort of PRODUCT_SORTS) {
        await caller.products.list({ ...filter, sort } as never)
        await caller.products.facets({ ...filter } as never)
      }
    const statements = new Set(prepare.mock.calls.map(([source]) => source))
    prepare.mockRestore()
    const plans = [...statements]
      .filter((source) => /^\s*(select|with)/i.test(source))
      .flatMap((source) => {
        const explain = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${source}`)
        return explain.all(...Array.from(source.matchAll(/\?/g), () => 1)).map(({ detail }) => detail)
      })
    expect(plans.filter((step) => /^SCAN (p|products)(?! USING)/.test(step))).toEqual([])
    for (const index of ['products_brand', 'products_price_up', 'products_featured']) {
      expect(plans.some((step) => step.includes(index))).toBe(true)
    }
  })
})
