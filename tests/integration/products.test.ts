import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ids = (list: { products: { id: number }[] }) => list.products.map((product) => product.id)

describe('the order of the shop', () => {
  test('puts picks first, then the newest, and ends every order with the id', async () => {
    const { caller } = createTestApp()
    expect(ids(await caller.products.list({ pageSize: 10 }))).toEqual([1, 2, 3, 4, 6, 5, 7, 8, 9, 10])
  })

  test('sorts prices both ways with unknown ones last', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const cheap = makeProduct(db, { priceMinor: 100 })
    const unknown = makeProduct(db, { priceMinor: null })
    const dear = makeProduct(db, { priceMinor: 900 })
    expect(ids(await caller.products.list({ sort: 'price-low-high' }))).toEqual([
      cheap.id,
      dear.id,
      unknown.id,
    ])
    expect(ids(await caller.products.list({ sort: 'price-high-low' }))).toEqual([
      dear.id,
      cheap.id,
      unknown.id,
    ])
  })

  test('sorts names without regard to case and accents', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    for (const name of ['Zebra', 'älg', 'apa', 'Björn']) makeProduct(db, { name })
    const { products: sorted } = await caller.products.list({ sort: 'alphabetical' })
    expect(sorted.map((product) => product.name)).toEqual(['älg', 'apa', 'Björn', 'Zebra'])
  })

  test.each(['featured', 'alphabetical', 'price-low-high', 'price-high-low'] as const)(
    'gives the whole list over all pages without duplicates, sorted by %s',
    async (sort) => {
      const { caller, db } = createTestApp({ seeded: false })
      const createdAt = new Date()
      for (let index = 0; index < 25; index++) {
        makeProduct(db, {
          name: `Same ${index % 3}`,
          priceMinor: index % 4 ? (index % 5) * 100 : null,
          createdAt,
          category: 'Toys',
        })
      }
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => caller.products.list({ sort, page, category: 'Toys' })),
      )
      const whole = await caller.products.list({ sort, pageSize: 100 })
      expect(pages.flatMap(ids)).toEqual(ids(whole))
      expect(new Set(ids(whole)).size).toBe(25)
    },
  )
})

test('a search names the synonyms of its words and finds them', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const sulky = makeProduct(db, { name: 'Sulky Lykke' })
  const bag = makeProduct(db, { name: 'Stroller bag' })
  const list = await caller.products.list({ search: 'strollers' })
  expect(ids(list)).toEqual([sulky.id, bag.id])
  expect(list.alsoShowing).toEqual(['pushchair', 'buggy', 'sittvagn', 'sulky'])
  expect(await caller.products.list({ search: 'zeppelin' })).toMatchObject({ alsoShowing: [], total: 0 })
})

describe('paging', () => {
  test('has six products a page and the total number', async () => {
    const { caller } = createTestApp()
    const second = await caller.products.list({ page: 2 })
    expect(second).toMatchObject({ page: 2, pageSize: 6, total: 10, totalPages: 2, totalIsCapped: false })
    expect(second.products).toHaveLength(4)
  })

  test('returns an empty page past the end', async () => {
    const { caller } = createTestApp()
    expect(await caller.products.list({ page: 1_000_000 })).toMatchObject({ products: [], total: 10 })
    expect(await caller.products.list({ page: 99, search: 'baby' })).toMatchObject({ products: [], total: 4 })
  })
})

describe('search', () => {
  /** By the words as they stand. */
  const matchingIds = async (search: string, category?: string) => {
    const { caller, db } = createTestApp()
    makeProduct(db, {
      id: 50,
      name: 'Barnvagn Lätt',
      description: '50% off "today" with_underscore',
      advertiserName: 'Åkerö',
    })
    const list = await caller.products.list({ search, category, exact: true, pageSize: 100 })
    return ids(list).sort((a, b) => a - b)
  }

  test('finds words in name, description, and retailer in any case', async () => {
    expect(await matchingIds('BUNNY')).toEqual([4])
    expect(await matchingIds('usb-c')).toEqual([4])
    expect(await matchingIds('tumblewood')).toEqual([3, 8])
  })

  test('finds parts of words and requires every word', async () => {
    expect(await matchingIds('vagn')).toEqual([50])
    expect(await matchingIds('silicone beech')).toEqual([3])
    expect(await matchingIds('silicone nowhere')).toEqual([])
  })

  test('finds å, ä, and ö with and without their dots', async () => {
    expect(await matchingIds('LÄTT')).toEqual([50])
    expect(await matchingIds('latt')).toEqual([50])
    expect(await matchingIds('åkerö')).toEqual([50])
  })

  test('finds one and two letters', async () => {
    expect(await matchingIds('ö')).not.toEqual([])
    expect(await matchingIds('kr')).not.toContain(1)
    expect(await matchingIds('5-')).toEqual([6])
    expect(await matchingIds('ro')).toContain(50)
  })

  test('treats wildcards, quotes, and operators as plain text', async () => {
    expect(await matchingIds('50%')).toEqual([50])
    expect(await matchingIds('%')).toEqual([50])
    expect(await matchingIds('_')).toEqual([50])
    expect(await matchingIds('"today"')).toEqual([50])
    for (const text of [
      '" OR 1=1 --',
      'name:bunny',
      'bunny NOT light',
      'NEAR(a b)',
      '*',
      '^bunny',
      '🍼🍼🍼',
      "'); drop table products",
    ]) {
      expect(await matchingIds(text)).toEqual([])
    }
  })

  test('is limited by the category', async () => {
    expect(await matchingIds('silicone', 'Feeding')).toEqual([5])
  })

  test('stops counting at a thousand matches and says so', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    db.transaction(() => {
      for (let index = 0; index < 1_010; index++)
        makeProduct(db, { name: `Common ${index}`, priceMinor: index })
    })
    const page = await caller.products.list({ search: 'common', sort: 'price-high-low' })
    expect(page).toMatchObject({ total: 1_000, totalIsCapped: true })
    expect(page.products[0]?.name).toBe('Common 1009')
    const last = await caller.products.list({ search: 'common', sort: 'price-high-low', page: 167 })
    expect(last.products).toHaveLength(4)
    expect((await caller.products.list({ search: 'common', page: 168 })).products).toEqual([])
  })

  test('follows every change of the catalog', async () => {
    const { caller, db } = createTestApp()
    db.delete(products).where(eq(products.id, 4)).run()
    expect(ids(await caller.products.list({ search: 'bunny' }))).toEqual([])
    db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, 3)).run()
    expect(ids(await caller.products.list({ search: 'stacking' }))).toEqual([])
    db.update(products).set({ delistedAt: null }).where(eq(products.id, 3)).run()
    expect(ids(await caller.products.list({ search: 'stacking' }))).toEqual([3])
  })
})

describe('counting', () => {
  test('keeps stored counts equal to the table after every kind of change', async () => {
    const { caller, db } = createTestApp()
    const added = makeProduct(db, { category: null })
    db.update(products).set({ category: 'Toys' }).where(eq(products.id, added.id)).run()
    db.update(products).set({ delistedAt: new Date(), category: 'Safety' }).where(eq(products.id, 3)).run()
    db.delete(products).where(eq(products.id, 1)).run()
    const counted = db.$client
      .prepare(
        "select coalesce(category, '') as category, count(*) as listed, sum(is_shown) as shown from products where gone_at is null group by 1 order by 1",
      )
      .all()
    const storedCounts = db.$client
      .prepare('select * from catalogue_counts where listed > 0 order by category')
      .all()
    expect(storedCounts).toEqual(counted)
    expect(await caller.products.count()).toEqual({ count: 9 })
  })
})

describe('one product', () => {
  test('is returned in its one shape', async () => {
    const { caller } = createTestApp()
    expect(await caller.products.byId({ id: 3 })).toMatchObject({
      id: 3,
      slug: 'soft-stacking-rings',
      category: 'Toys',
      priceMinor: 18_900,
      currency: 'SEK',
      isBestSeller: true,
      isEditorsPick: false,
      affiliateLink: 'https://tumblewood.example/soft-stacking-rings',
    })
  })

  test('is NOT_FOUND with a plain sentence if unknown or delisted', async () => {
    const { caller, db } = createTestApp()
    db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, 3)).run()
    for (const id of [3, 999]) {
      await expect(caller.products.byId({ id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'That product is no longer available',
      })
    }
  })

  test('shows others of its category if nothing is similar, never itself', async () => {
    const { caller } = createTestApp()
    const similar = await caller.products.similar({ id: 3 })
    expect(similar.products.map((product) => product.id)).toEqual([8, 1, 2])
    expect(similar).toMatchObject({ kind: 'category', category: 'Toys' })
  })

  test('has similar ones even if delisted; an unknown one has the shop’s first', async () => {
    const { caller, db } = createTestApp()
    db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, 3)).run()
    const idsLike = async (id: number) =>
      (await caller.products.similar({ id })).products.map((product) => product.id)
    expect(await idsLike(3)).toEqual([8, 1, 2])
    expect(await idsLike(999)).toEqual([1, 2, 4])
  })
})

test('four products are featured: picks of different categories in the shop’s order', async () => {
  const { caller } = createTestApp()
  const featured = await caller.products.featured()
  expect(featured.map((product) => product.id)).toEqual([1, 2, 3, 4])
})

test('ids 1 to 10 belong to the samples even if other products came first', () => {
  const { db } = createTestApp({ seeded: false })
  expect(makeProduct(db).id).toBe(11)
})
