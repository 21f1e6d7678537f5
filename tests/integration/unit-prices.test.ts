import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { databaseAfter } from '#tests/helpers/old-database.ts'

const HEAD = 'id\ttitle\tlink\tprice\tunit_pricing_measure\n'

test('an import stores what a package has: as the feed says it, else as the name does, and nothing where they differ', async () => {
  const { db, caller, app } = createTestApp({ seeded: false })
  const path = join(mkdtempSync(join(tmpdir(), 'unit-prices-')), 'feed.txt')
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
  expect(page).toContain('1,90 SEK per piece')
  lines[0] = ['1', 'Nappies size 4 (9-14 kg), 104-pack', '98.80 SEK', '']
  write()
  await importFeedFile(db, { path, source: 'nappies' })
  expect((await unitPrices())[2]).toEqual(['Nappies size 4 (9-14 kg), 104-pack', { minor: 95, per: 'piece' }])
})

test('a product that gets another name or price has another unit price', async () => {
  const { admin, caller } = await adminShop({ seeded: false })
  const { id } = await admin.products.add({ name: 'Wipes, 10 x 60 st', price: 300 })
  expect((await caller.products.byId({ id })).unitPrice).toEqual({ minor: 50, per: 'piece' })
  const { version, product } = await admin.products.byId({ id })
  await admin.products.edit({ id, version, product: { ...product, name: 'Wipes, travel size' } })
  expect((await caller.products.byId({ id })).unitPrice).toBeNull()
})

test('what a filled shop of before sells is priced by the unit with the first start', () => {
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
