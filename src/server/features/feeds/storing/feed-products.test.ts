import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import type { FeedProduct } from '#server/features/feeds/mapping/map-record.ts'
import {
  contentHashOf,
  countListed,
  delist as delistIn,
  listedPage,
  saveProducts,
} from '#server/features/feeds/storing/feed-products.ts'
import { registerFeed, startRun } from '#server/features/feeds/storing/feed-runs.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const today = new Date('2026-01-15T12:00:00Z')
const tomorrow = new Date('2026-01-16T12:00:00Z')
let db: Database
let runId: number

beforeEach(() => {
  db = newDatabase()
  runId = startRun(db, registerFeed(db, 'wobblewick', '/feed'), today).runId
})

function product(more: Partial<FeedProduct> = {}): FeedProduct {
  return {
    source: 'wobblewick',
    externalId: '42',
    name: 'Skallra i trä',
    description: 'Björk',
    affiliateLink: 'https://shop.example/p/42',
    imageUrl: null,
    priceMinor: 19_900,
    listPriceMinor: null,
    currency: 'SEK',
    advertiserName: 'Wobblewick',
    advertiserId: null,
    advertiserLogoUrl: null,
    category: 'Toys',
    inStock: true,
    brand: null,
    gtin: null,
    ...more,
  }
}

function save(more: Partial<FeedProduct> = {}, now = today) {
  const one = product(more)
  const pending = { product: one, contentHash: contentHashOf(one), recordHash: 'record' }
  return saveProducts(db, [pending], { runId, now })[0]?.outcome
}

const delist = (ids: number[], now: Date) => delistIn(db, ids, { runId, now })
const stored = () => db.select().from(products).orderBy(asc(products.id)).all()
const history = () => db.select().from(observedPrices).orderBy(asc(observedPrices.fromAt)).all()

describe('a product of a feed', () => {
  test('is added with the columns for search and sorting', () => {
    expect(save()).toBe('added')
    expect(stored()).toMatchObject([
      {
        ...product(),
        slug: 'skallra-i-tra',
        nameSort: 'skallra i tra',
        createdAt: today,
        priceReadAt: today,
        delistedAt: null,
      },
    ])
    expect(stored()[0]?.searchText).toContain('bjork')
  })

  test('is not written if delivered unchanged', () => {
    save()
    const before = stored()
    expect(save({}, tomorrow)).toBe('unchanged')
    expect(stored()).toEqual(before)
  })

  test('is updated under its id, and keeps an administrator’s values', () => {
    save()
    const [before] = stored()
    db.update(products).set({ isEditorsPick: true, commission: '9%', rating: 4.5 }).run()
    expect(save({ name: 'Skallra i björk', inStock: false }, tomorrow)).toBe('changed')
    expect(stored()).toMatchObject([
      {
        id: before?.id,
        name: 'Skallra i björk',
        nameSort: 'skallra i bjork',
        inStock: false,
        isEditorsPick: true,
        commission: '9%',
        rating: 4.5,
        createdAt: today,
        updatedAt: tomorrow,
      },
    ])
  })

  test('returns under its id after delisting, changed or not', () => {
    save()
    const [before] = stored()
    for (const priceMinor of [19_900, 14_900]) {
      delist([before?.id ?? 0], today)
      expect(save({ priceMinor }, tomorrow)).toBe('returned')
      expect(stored()).toMatchObject([{ id: before?.id, priceMinor, delistedAt: null }])
    }
  })

  test('is separate from the same id in another feed', () => {
    save()
    expect(save({ source: 'jollerlund' })).toBe('added')
    expect(stored()).toHaveLength(2)
  })
})

describe('the price history', () => {
  test('begins with the first price and adds every change', () => {
    save()
    save({ name: 'Renamed' }, tomorrow)
    expect(history()).toMatchObject([{ fromAt: today, untilAt: null, priceMinor: 19_900, currency: 'SEK' }])
    save({ priceMinor: 14_900 }, tomorrow)
    expect(history()).toMatchObject([
      { fromAt: today, priceMinor: 19_900 },
      { fromAt: tomorrow, untilAt: null, priceMinor: 14_900 },
    ])
  })

  test('records another currency and a missing price', () => {
    save()
    save({ currency: 'NOK' }, tomorrow)
    save({ currency: 'NOK', priceMinor: null }, new Date('2026-01-17T12:00:00Z'))
    expect(history()).toMatchObject([
      { untilAt: tomorrow, priceMinor: 19_900, currency: 'SEK', series: 0 },
      { untilAt: new Date('2026-01-17T12:00:00Z'), priceMinor: 19_900, currency: 'NOK', series: 1 },
    ])
  })

  test('begins with the first available price', () => {
    save({ priceMinor: null })
    expect(history()).toEqual([])
    save({ priceMinor: 100 }, tomorrow)
    expect(history()).toMatchObject([{ fromAt: tomorrow, priceMinor: 100 }])
  })

  test('keeps the last of two prices from the same moment', () => {
    save()
    save({ priceMinor: 14_900 })
    expect(history()).toMatchObject([{ fromAt: today, untilAt: null, priceMinor: 14_900 }])
  })
})

describe('the listed products of a feed', () => {
  test('are read in pages by id', () => {
    for (const externalId of ['b', 'd', 'a', 'c']) save({ externalId })
    const ids = stored().map(({ id }) => id)
    save({ externalId: 'b2', source: 'jollerlund' })
    expect(listedPage(db, 'wobblewick', 0, 3)).toEqual(ids.slice(0, 3))
    expect(listedPage(db, 'wobblewick', ids[2] ?? 0, 3)).toEqual(ids.slice(3))
    expect(countListed(db, 'wobblewick')).toBe(4)
  })

  test('exclude delisted ones', () => {
    for (const externalId of ['a', 'b']) save({ externalId })
    const [first, second] = stored()
    delist([first?.id ?? 0], tomorrow)
    expect(listedPage(db, 'wobblewick', 0, 3)).toEqual([second?.id])
    expect(stored()).toMatchObject([
      { delistedAt: tomorrow, updatedAt: tomorrow },
      { delistedAt: null, updatedAt: today },
    ])
  })
})

test('keeps the text index equal to that of the triggers', () => {
  const hitsFor = (word: string) =>
    db.$client.prepare('select rowid from products_fts where search_text match ?').all(word)
  save()
  expect(hitsFor('skallra')).toHaveLength(1)
  save({ name: 'Bitring' }, tomorrow)
  expect(hitsFor('skallra')).toHaveLength(0)
  expect(hitsFor('bitring')).toHaveLength(1)
  delist([stored()[0]?.id ?? 0], tomorrow)
  expect(hitsFor('bitring')).toHaveLength(0)
  save({ name: 'Bitring' }, tomorrow)
  expect(hitsFor('bitring')).toHaveLength(1)
  db.$client.exec(`insert into products_fts (products_fts) values ('integrity-check')`)
})
