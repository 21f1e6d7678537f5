import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { databaseAfter } from '#tests/helpers/old-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const HEAD = 'id\ttitle\tlink\tprice\tunit_pricing_measure\n'

test('an import stores contents of the feed or else the name, unless they differ', async () => {
  const { db, caller, app } = createTestApp({ seeded: false })
  const path = join(folderOfTest(), 'feed.txt')
  const lines = [
    ['1', 'Nappies size 4 (9-14 kg), 52-pack', '98.80 SEK', ''],
    ['2', 'Fruit purée pear', '18 SEK', '90 g'],
    ['3', 'Nappies size 5, 48 st', '120 SEK', '52 ct'],
    ['4', 'Bodysuits, 2-pack', '120 SEK', ''],
  ]
  const write = () =>
    writeFileSync(
      path,
      HEAD +
        lines
          .map(
            ([id, name, price, measure]) =>
              `${id}\t${name}\thttps://shop.example/${id}\t${price}\t${measure}\n`,
          )
          .join(''),
    )
  write()
  await importFeedFile(db, { path, source: 'nappies' })
  const unitPrices = async () =>
    (await caller.products.list({ sort: 'alphabetical' })).products.map(({ name, unitPrice }) => [
      name,
      unitPrice,
    ])
  expect(await unitPrices()).toEqual([
    ['Bodysuits, 2-pack', null],
    ['Fruit purée pear', { minor: 20_000, per: 'kg' }],
    ['Nappies size 4 (9-14 kg), 52-pack', { minor: 190, per: 'piece' }],
    ['Nappies size 5, 48 st', null],
  ])
  const page = await (await app.request('/products?search=nappies')).text()
  expect(page).toContain('1.90 SEK per piece')
  lines[0] = ['1', 'Nappies size 4 (9-14 kg), 104-pack', '98.80 SEK', '']
  write()
  await importFeedFile(db, { path, source: 'nappies' })
  expect((await unitPrices())[2]).toEqual(['Nappies size 4 (9-14 kg), 104-pack', { minor: 95, per: 'piece' }])
})

test('a new name or price of a product changes its unit price', async () => {
  const { admin, caller } = await adminShop({ seeded: false })
  const { id } = await admin.products.create({ name: 'Wipes, 10 x 60 st', price: 300 })
  expect((await caller.products.byId({ id })).unitPrice).toEqual({ minor: 50, per: 'piece' })
  const { version, product } = await admin.products.byId({ id })
  await admin.products.update({ id, version, product: { ...product, name: 'Wipes, travel size' } })
  expect((await caller.products.byId({ id })).unitPrice).toBeNull()
})

test('products of an earlier version get unit prices at the first startup', () => {
  const { path, client } = databaseAfter('0018_campaigns')
  const insert =
    client.prepare(`insert into products (id, slug, name, name_sort, search_text, description, price_minor, currency)
    values (?, 'x', ?, 'x', 'x', '', 10000, 'SEK')`)
  insert.run(1, 'Blöjor stl 4, 50 st')
  insert.run(2, 'Blöjor stl 4, 9-14 kg')
  insert.run(3, 'Rattle 3')
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  const { id, contentAmount, contentUnit } = products
  expect(db.select({ id, contentAmount, contentUnit }).from(products).orderBy(id).all()).toEqual([
    { id: 1, contentAmount: 50, contentUnit: 'piece' },
    { id: 2, contentAmount: null, contentUnit: null },
    { id: 3, contentAmount: null, contentUnit: null },
  ])
})

describe('on shop pages', () => {
  const shop = createTestApp({ seeded: false })
  const visitor = newVisitor(shop)
  const GTIN = '4006381333931'
  const make = (name: string, advertiserName: string, priceMinor: number, gtin: string | null = GTIN) =>
    makeProduct(shop.db, { name, advertiserName, priceMinor, gtin, category: 'Nursery', isEditorsPick: true })
  make('Puddly nappies size 4, 9-14 kg, 50-pack', 'Fjordkin', 9_500)
  make('Puddly blöjor stl 4, 50 st', 'Tumblewood', 10_025)
  make('Puddly blöjor stl 4, 2 x 50 st', 'Hushhollow', 9_000)
  make('Bodysuits, 2-pack', 'Fjordkin', 9_900, null)
  const articleOf = (page: Page, name: string) => {
    const [article] = page.getAllByRole('article').filter(({ textContent }) => textContent?.includes(name))
    if (!article) throw new Error(`There is no card of ${name}`)
    return part(article)
  }

  test('a parent sees the price per nappy and compares it with other retailers', async () => {
    const bodysuits = await visitor.open('/products?search=bodysuits')
    expect(articleOf(bodysuits, 'Bodysuits, 2-pack')).toBeTruthy()
    expect(bodysuits.document.body.textContent).not.toContain('per piece')

    const results = await visitor.open('/products?search=puddly+nappies')
    const card = articleOf(results, 'Puddly nappies size 4')
    expect(card.getByText('1.90 SEK per piece')).toBeTruthy()
    const page = await results.follow(
      card.getByRole('link', { name: 'Puddly nappies size 4, 9-14 kg, 50-pack' }),
    )
    expect(part(page.getByRole('main')).getAllByText('1.90 SEK per piece')).not.toEqual([])
    const offers = part(page.getByRole('region', { name: 'Shops and prices' }))
    expect(offers.getByText('2.01 SEK per piece')).toBeTruthy()
    expect(offers.getAllByRole('listitem')).toHaveLength(2)
  })

  test('a list sorts by unit price where it has some, and a comparison shows them', async () => {
    const byPiece = 'Price per piece: Low to High'
    const bodysuits = await visitor.open('/products?search=bodysuits')
    expect(part(bodysuits.control(/^Sort/)).getAllByRole('option')).not.toEqual([])
    expect(part(bodysuits.control(/^Sort/)).queryByRole('option', { name: byPiece })).toBeNull()

    const results = await visitor.open('/products?search=puddly')
    const option = part(results.control(/^Sort/)).getByRole('option', { name: byPiece })
    results.fill(/^Sort/, option.getAttribute('value') ?? '')
    const sorted = await results.press('Sort')
    expect(sorted.address).toMatch(/sort=price-per-piece/)
    expect(sorted.control(/^Sort/).value).toBe('price-per-piece')
    const names = sorted.getAllByRole('heading', { name: /Puddly/ })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2 x 50 st'),
      expect.stringContaining('size 4'),
      expect.stringContaining('stl 4, 50 st'),
    ])

    const ids = names.map((name) => /\/products\/(\d+)/.exec(name.innerHTML)?.[1])
    const compared = await visitor.open(`/compare?ids=${ids}`)
    for (const said of ['0.90 SEK per piece', '1.90 SEK per piece', '2.01 SEK per piece'])
      expect(part(compared.getByRole('main')).getByText(said)).toBeTruthy()
  })
})
