import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ROWS = 6_000

describe('a feed of thousands whose retailer is called Vagnåsen', () => {
  const { caller, db } = createTestApp({ seeded: false })

  const folder = folderOfFile()
  beforeAll(async () => {
    const feed = join(folder, 'feed.csv')
    const generator = join(projectRoot(), 'tests/feed-generator/make-feeds.mjs')
    const args = ['--dialect', 'awin-csv', '--seed', '7', '--rows', String(ROWS), '--out', feed]
    execFileSync(process.execPath, [generator, ...args], { stdio: 'ignore' })
    await importFeedFile(db, { path: feed, source: 'generated', now: new Date('2026-01-15T12:00:00Z') })
  }, 60_000)

  const names = async (search: string, page = 1) =>
    (await caller.products.list({ search, page })).products.map(({ name }) => foldText(name))

  test('shows prams on the first pages although every retailer contains the word', async () => {
    expect(await caller.products.list({ search: 'vagn' })).toMatchObject({
      total: 1_000,
      totalIsCapped: true,
    })
    for (const page of [1, 2, 5]) {
      const matches = await names('vagn', page)
      expect(matches).toHaveLength(6)
      for (const name of matches) expect(name).toMatch(/vagn\b/)
    }
  })

  test.each([
    ['napp', /\bnapp\b/],
    ['body', /\bbody\b/],
    ['Nappflaska', /\bnappflaska\b/],
  ])('shows products named %s first', async (search, word) => {
    const matches = await names(search)
    expect(matches).toHaveLength(6)
    for (const name of matches) expect(name).toMatch(word)
  })

  test('pages through uncounted matches without duplicates, names first', async () => {
    const ids: number[] = []
    const inName: boolean[] = []
    for (let page = 1; page <= 10; page++) {
      const { products } = await caller.products.list({ search: 'vagn', page, pageSize: 100 })
      ids.push(...products.map(({ id }) => id))
      inName.push(...products.map(({ name }) => /vagn|\bpram\b/.test(foldText(name))))
    }
    expect(new Set(ids).size).toBe(1_000)
    expect(inName.lastIndexOf(true)).toBeLessThan(inName.indexOf(false))
    const named = db.$client
      .prepare(
        "select count(*) as n from products where instr(name_sort, 'vagn') > 0 or instr(name_words, ' pram ') > 0",
      )
      .get()
    expect({ n: inName.filter(Boolean).length }).toEqual(named)
  })

  test('keeps that order with a filter', async () => {
    const { category } = (await caller.products.list({ search: 'barnvagn' })).products[0] ?? {}
    const { products } = await caller.products.list({ search: 'vagn', category: category ?? undefined })
    for (const { name } of products) expect(foldText(name)).toMatch(/vagn\b/)
  })

  test('suggests by the same order', async () => {
    for (const { name } of (await caller.products.suggest({ search: 'vagn' })).products)
      expect(foldText(name)).toContain('vagn')
  })
})

describe('ranking among matches', () => {
  test('prefers whole words, then ends of compounds, then beginnings, then other texts', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const make = (name: string, description = '') => makeProduct(db, { name, description }).id
    const elsewhere = make('Regnskydd', 'Passar varje vagn.')
    const beginning = make('Blå vagnspåse')
    const compound = make('Blå barnvagn')
    const own = make('Blå vagn')
    const first = make('Vagn, blå')
    const { products } = await caller.products.list({ search: 'vagn' })
    expect(products.map(({ id }) => id)).toEqual([first, own, compound, beginning, elsewhere])
  })

  test.each(['kids concept', "kid's concept", 'kid’s concept', 'uvdräkt', 'uv-dräkt'])(
    'finds names with punctuation without it: %s',
    async (search) => {
      const { caller, db } = createTestApp({ seeded: false })
      makeProduct(db, { name: 'UV-dräkt Molnet', brand: 'Kid’s Concept' })
      expect((await caller.products.list({ search })).total).toBe(1)
    },
  )

  test('prefers available products among equals', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const make = (name: string, inStock: boolean) => makeProduct(db, { name, inStock }).id
    const [bib, soldOutBib] = [make('Linen bib', true), make('Cotton bib', false)]
    const [cup, soldOutPick] = [make('Cup', true), make('Cup of bibs', false)]
    const list = async (search?: string) =>
      (await caller.products.list({ search })).products.map(({ id }) => id)
    expect(await list()).toEqual([cup, bib, soldOutPick, soldOutBib])
    expect(await list('bib')).toEqual([bib, soldOutBib, soldOutPick])
  })
})

test('follows every change in the index of names', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const matchingRows = () =>
    db.$client.prepare(`select rowid from products_names where products_names match '" lamp "'`).all()
  const { id } = makeProduct(db, { name: 'Lamp' })
  expect(matchingRows()).toEqual([{ rowid: id }])
  db.$client.prepare("update products set name_sort = 'rug' where id = ?").run(id)
  expect(matchingRows()).toEqual([])
  db.$client.prepare("update products set name_sort = 'night-lamp' where id = ?").run(id)
  expect(matchingRows()).toEqual([{ rowid: id }])
  db.$client.prepare('update products set gone_at = 1 where id = ?').run(id)
  expect(matchingRows()).toEqual([])
  db.$client.prepare('update products set gone_at = null where id = ?').run(id)
  expect(matchingRows()).toEqual([{ rowid: id }])
  db.$client.prepare('delete from products where id = ?').run(id)
  expect(matchingRows()).toEqual([])
  expect((await caller.products.list({ search: 'lamp' })).total).toBe(0)
})
