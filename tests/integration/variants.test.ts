import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { MOST_VARIANTS } from '#server/db/variant-groups.ts'
import type { FeedProduct } from '#server/features/feeds/mapping/map-record.ts'
import { undoChanges } from '#server/features/feeds/storing/feed-changes.ts'
import { saveProducts } from '#server/features/feeds/storing/feed-products.ts'
import { registerFeed, startRun } from '#server/features/feeds/storing/feed-runs.ts'
import {
  deleteProducts,
  editableProduct,
  editProduct,
  restoreProducts,
} from '#server/features/products/editing/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const ACTOR = { id: 'someone', email: 'admin@shop.example' }

function rainSuits(db: Database) {
  const make = (size: string, values = {}) =>
    makeProduct(db, {
      name: `Rain suit Alva, navy, size ${size}`,
      category: 'Clothing',
      brand: 'Alva',
      imageUrl: `https://pictures.example/${size}/alva.jpg`,
      priceMinor: 30_000,
      ...values,
    })
  return {
    small: make('50/56'),
    cheap: make('62/68', { priceMinor: 25_000 }),
    soldOut: make('74/80', { priceMinor: 20_000, inStock: false }),
    large: make('86/92', { advertiserName: 'Test Shop' }),
  }
}

async function listed(caller: ReturnType<typeof createTestApp>['caller'], input = {}) {
  const { products: listedProducts, total } = await caller.products.list(input)
  return { ids: listedProducts.map(({ id }) => id), total }
}

/** The search index, the counts and the groups as they would be if everything were derived again. */
function derived(db: Database) {
  const all = (sql: string) => db.$client.prepare(sql).all()
  return {
    rows: all(
      'select id, is_front, variant_count, variant_kind, search_text, group_filter_values from products order by id',
    ),
    counts: all('select * from catalogue_counts where listed > 0 order by 1'),
    facets: all('select * from catalogue_facets where listed > 0 order by 1, 2, 3, 4, 5'),
    filters: all('select * from catalogue_filters order by 1, 2'),
    matches: all(`select rowid from products_fts where search_text match '"alva"' order by 1`),
    names: all(`select rowid from products_names where words match '"alva"' order by 1`),
  }
}

function expectConsistent(db: Database) {
  const maintained = derived(db)
  db.$client.exec("insert into products_fts (products_fts) values ('integrity-check')")
  db.$client.exec("update catalogue_version set things = 'older'")
  deriveAnew(db)
  expect(maintained).toEqual(derived(db))
}

describe('variants of one item', () => {
  test('are one product in lists, searches, filters, and counts: the cheapest available', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const { cheap } = rainSuits(db)
    const socks = makeProduct(db, { name: 'Socks', category: 'Clothing' })
    const both = { ids: [socks.id, cheap.id], total: 2 }
    expect(await listed(caller)).toEqual(both)
    expect(await listed(caller, { category: 'Clothing' })).toEqual(both)
    expect(await listed(caller, { search: 'alva' })).toEqual({ ids: [cheap.id], total: 1 })
    expect((await caller.products.facets({})).categories).toEqual([{ value: 'Clothing', count: 2 }])
    expect(await caller.products.count()).toEqual({ count: 5 })
    expect((await caller.products.byId({ id: cheap.id })).variants).toMatchObject({ count: 4, kind: 'sizes' })
    expect((await caller.products.suggest({ search: 'rain' })).products.map(({ id }) => id)).toEqual([
      cheap.id,
    ])
    expectConsistent(db)
  })

  test('are found by each one’s words, and each has its page', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const { large, soldOut, small } = rainSuits(db)
    expect(await listed(caller, { search: 'rain suit 86/92' })).toEqual({ ids: [large.id], total: 1 })
    expect((await caller.products.byId({ id: soldOut.id })).name).toContain('74/80')
    const variants = await caller.products.variants({ id: small.id })
    expect(variants.map(({ size, inStock }) => [size, inStock])).toEqual([
      ['50/56', true],
      ['62/68', true],
      ['74/80', false],
      ['86/92', true],
    ])
  })

  test('follow their rows: sold out, renamed, deleted, restored', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const { cheap, large } = rainSuits(db)
    const edit = (id: number, changes: object) => {
      const { version, product } = editableProduct(db, id)
      editProduct(db, ACTOR, { id, version, product: { ...product, ...changes } } as never, 'SEK')
    }
    edit(cheap.id, { price: 400 })
    const [front] = (await listed(caller)).ids
    expect(front).not.toBe(cheap.id)
    expectConsistent(db)
    edit(large.id, { name: 'Umbrella Alva' })
    expect((await listed(caller)).total).toBe(2)
    expectConsistent(db)
    deleteProducts(db, ACTOR, { ids: [front ?? 0] } as never)
    expect((await listed(caller)).total).toBe(2)
    expectConsistent(db)
    restoreProducts(db, ACTOR, [front ?? 0])
    expect((await listed(caller)).total).toBe(2)
    expectConsistent(db)
  })

  test('exclude other retailers, categories, and pictures', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const make = (size: string, values: object) =>
      makeProduct(db, { name: `Rain suit, size ${size}`, category: 'Clothing', ...values })
    make('62', {})
    make('68', { advertiserName: 'Another Shop' })
    make('74', { category: 'Toys' })
    make('80', { imageUrl: 'https://pictures.example/other.jpg' })
    make('86', { brand: 'Other' })
    expect((await listed(caller)).total).toBe(5)
    expectConsistent(db)
  })

  test('are one option if they are equal', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const make = (name: string, priceMinor: number) =>
      makeProduct(db, { name, priceMinor, category: 'Clothing' })
    const first = make('Rain suit, size 62', 10_000)
    const twin = make('Rain suit, size 62', 20_000)
    const other = make('Rain suit, size 68', 30_000)
    expect((await caller.products.byId({ id: first.id })).variants).toMatchObject({ count: 2, kind: 'sizes' })
    const idsFor = async (id: number) => (await caller.products.variants({ id })).map((one) => one.id)
    expect(await idsFor(first.id)).toEqual([first.id, other.id])
    expect(await idsFor(twin.id)).toEqual([twin.id, other.id])
  })
})

describe('an import', () => {
  function feedOf(db: Database) {
    const run = startRun(db, registerFeed(db, 'Demo', 'demo.xml', true), new Date())
    return (some: Partial<FeedProduct>[]) =>
      saveProducts(
        db,
        some.map((values) => ({
          product: { ...PRODUCT, ...values },
          isNew: true,
          contentHash: JSON.stringify(values),
          recordHash: '',
        })),
        { runId: run.runId, now: new Date() },
      ).map(({ id }) => id)
  }

  const PRODUCT: FeedProduct = {
    source: 'Demo',
    externalId: '1',
    name: 'Bodysuit Alva',
    description: '',
    affiliateLink: 'https://shop.example/1',
    imageUrl: null,
    priceMinor: 10_000,
    listPriceMinor: null,
    currency: 'SEK',
    advertiserName: 'Demo',
    advertiserId: null,
    advertiserLogoUrl: null,
    category: 'Clothing',
    inStock: true,
    brand: null,
    gtin: null,
  }

  test('groups the feed’s items across batches, and again after price changes', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const save = feedOf(db)
    const row = (n: number, values = {}) => ({ externalId: String(n), itemGroupId: 'alva', ...values })
    const [red, blue] = save([row(1, { color: 'Red', size: '62' }), row(2, { color: 'Blue', size: '62' })])
    expect(await listed(caller)).toEqual({ ids: [red], total: 1 })
    expect((await caller.products.byId({ id: red ?? 0 })).variants).toMatchObject({
      kind: 'colors',
      count: 2,
    })
    save([row(3, { color: 'Blue', size: '68', priceMinor: 5_000 })])
    expect((await listed(caller, { search: 'red' })).total).toBe(1)
    save([
      row(3, { color: 'Blue', size: '68', priceMinor: 50_000 }),
      row(2, { color: 'Blue', size: '62', priceMinor: 4_000 }),
    ])
    expect(await listed(caller)).toEqual({ ids: [blue], total: 1 })
    expect((await caller.products.byId({ id: red ?? 0 })).variants).toMatchObject({
      kind: 'options',
      count: 3,
    })
    expectConsistent(db)
  })

  test('leaves an oversized group’s rows separate and groups them once it shrinks', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const save = feedOf(db)
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        externalId: String(from + index),
        itemGroupId: 'everything',
        size: String(from + index),
      }))
    save(rows(0, MOST_VARIANTS))
    expect((await listed(caller)).total).toBe(1)
    const ids = save(rows(MOST_VARIANTS, MOST_VARIANTS + 50))
    expect((await listed(caller)).total).toBe(MOST_VARIANTS + 50)
    expectConsistent(db)
    deleteProducts(db, ACTOR, { ids } as never)
    expect((await listed(caller)).total).toBe(1)
    expectConsistent(db)
  })

  test('leaves an oversized group separate even if it comes at once', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const sizes = Array.from({ length: MOST_VARIANTS + 50 }, (_, index) => String(index))
    feedOf(db)(sizes.map((size) => ({ externalId: size, itemGroupId: 'everything', size })))
    expect((await listed(caller)).total).toBe(MOST_VARIANTS + 50)
    expectConsistent(db)
  })

  test('restores the groups when undone', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const save = feedOf(db)
    save([{ externalId: '1', itemGroupId: 'alva', size: '62' }])
    db.$client.exec("update feed_runs set status = 'done'")
    const run = startRun(db, registerFeed(db, 'Demo', 'demo.xml', true), new Date())
    const product = { ...PRODUCT, externalId: '2', itemGroupId: 'alva', size: '68', priceMinor: 1 }
    const now = new Date()
    saveProducts(db, [{ product, isNew: true, contentHash: 'b', recordHash: '' }], { runId: run.runId, now })
    expect((await listed(caller)).total).toBe(1)
    undoChanges(db, { runId: run.runId, startedAt: now, isErased: true }, 10)
    expect((await caller.products.list({})).products).toMatchObject([{ priceMinor: 10_000, variants: null }])
    expectConsistent(db)
  })
})

test('a price drop is found on its variant', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const { large } = rainSuits(db)
  const now = Date.now()
  db.$client
    .prepare(
      "insert into feeds (name, location_kind, location, observed_until) values ('manual', 'path', 'x', ?)",
    )
    .run(now + 1e9)
  db.$client
    .prepare("insert into price_reductions values (?, 'manual', 20, 40000, ?)")
    .run(large.id, now - 1000)
  expect(await listed(caller, { deal: 'price-drop' })).toEqual({ ids: [large.id], total: 1 })
})

test('sizes and colors are one card with links on its page', async () => {
  const shop = createTestApp()
  for (const color of ['Dusty pink', 'Navy']) {
    for (const size of ['50/56', '62/68', '74/80']) {
      makeProduct(shop.db, {
        name: `Rain suit Alva – ${color}, size ${size}`,
        category: 'Clothing',
        priceMinor: 45_000,
        inStock: color !== 'Navy' || size !== '74/80',
      })
    }
  }
  const choices = (page: Page, kind: string) => part(page.getByRole('navigation', { name: kind }))
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
  const results = await newVisitor(shop).open('/products?search=navy+rain+suit')
  const card = part(results.getByRole('region', { name: 'Products' })).getByRole('article')
  expect(card.textContent).toContain('6 options')
  const title = part(card).getByRole('heading')
  let page = await results.follow(part(title).getByRole('link'))
  expect(heading(page)).toBe('Rain suit Alva – Navy, size 50/56')
  page = await page.follow(choices(page, 'Color').getByRole('link', { name: 'Dusty pink' }))
  expect(heading(page)).toBe('Rain suit Alva – Dusty pink, size 50/56')
  const sizes = choices(page, 'Size').getAllByRole('link')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50/56', '62/68', '74/80'])
  page = await page.follow(choices(page, 'Color').getByRole('link', { name: 'Navy' }))
  expect(heading(page)).toBe('Rain suit Alva – Navy, size 50/56')
  page = await page.follow(choices(page, 'Size').getByRole('link', { name: /^74\/80\s?, out of stock$/ }))
  expect(heading(page)).toBe('Rain suit Alva – Navy, size 74/80')
  expect(choices(page, 'Color').getByRole('link', { name: /^Navy/ }).hasAttribute('aria-current')).toBe(true)
  expect(page.getByRole('heading', { name: 'More from Clothing' })).toBeTruthy()
})
