import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const HEADER = 'aw_product_id,product_name,aw_deep_link,search_price,currency'

/** A shop with a feed of rattles, of which each file lists some. */
async function feedShop() {
  const shop = await adminShop({ seeded: false })
  const folder = folderOfTest()
  const importRattles = (ids: number[], price = '100.00') => {
    const path = join(folder, 'feed.csv')
    const rows = ids.map((id) => `${id},Rattle ${id},https://shop.example/p/${id},${price},SEK`)
    writeFileSync(path, [HEADER, ...rows, ''].join('\n'))
    return importFeedFile(shop.db, { path, source: 'rattles' })
  }
  const rattle = (externalId: string) =>
    shop.db
      .select()
      .from(products)
      .where(and(eq(products.source, 'rattles'), eq(products.externalId, externalId)))
      .get()
  const idOf = (externalId: string) => rattle(externalId)?.id ?? 0
  return { ...shop, importRattles, rattle, idOf }
}

describe('a deleted product of a feed', () => {
  test('stays away with the reason through any change of its feed', async () => {
    const { admin, importRattles, rattle, idOf } = await feedShop()
    await importRattles([1, 2, 3])
    await admin.products.delete({ ids: [idOf('2')], reason: 'Recalled by its maker' })
    const report = await importRattles([1, 2, 3, 4], '90.00')
    expect(report).toMatchObject({ status: 'done', added: 1, changed: 2, delisted: 0, leftOut: 1 })
    expect(report.rejected).toMatchObject([
      { externalId: '2', field: 'deleted', reason: 'Deleted by an administrator: Recalled by its maker' },
    ])
    expect(rattle('2')).toBeUndefined()
  })

  test('returns under its old id and with its favorites', async () => {
    const { admin, caller, importRattles, rattle, idOf } = await feedShop()
    await importRattles([1, 2])
    const id = idOf('2')
    await caller.favorites.add({ productId: id })
    await admin.products.delete({ ids: [id] })
    await importRattles([1, 2], '90.00')
    expect(await admin.products.restore({ ids: [id] })).toEqual({ restored: 1, awaited: 0, taken: [] })
    expect(rattle('2')).toMatchObject({ id, priceMinor: 10_000 })
    expect(await importRattles([1, 2], '90.00')).toMatchObject({ changed: 1, unchanged: 1, leftOut: 0 })
    expect(rattle('2')).toMatchObject({ id, priceMinor: 9_000 })
    expect(await caller.favorites.list({})).toMatchObject([{ product: { id } }])
  })

  test('stays away after the trash is emptied, and returns under its old id', async () => {
    const { admin, caller, importRattles, rattle, idOf, log } = await feedShop()
    await importRattles([1, 2])
    const id = idOf('2')
    await caller.favorites.add({ productId: id })
    await admin.products.delete({ ids: [id] })
    expect(await admin.products.emptyTrash()).toEqual({ erased: 1 })
    expect((await admin.products.deleted({})).total).toBe(0)
    expect(await importRattles([1, 2])).toMatchObject({ added: 0, leftOut: 1 })
    expect(await admin.products.restore({ ids: [id] })).toEqual({ restored: 0, awaited: 1, taken: [] })
    expect(await importRattles([1, 2])).toMatchObject({ changed: 1, unchanged: 1 })
    expect(rattle('2')).toMatchObject({ id, delistedAt: null, priceMinor: 10_000, name: 'Rattle 2' })
    expect(await caller.favorites.list({})).toMatchObject([{ product: { id } }])
    expect(log().map(({ action }) => action)).toEqual([
      'product.deleted',
      'trash.emptied',
      'product.restored',
    ])
  })

  test('a cleared product returns with the feed, and a deleted one does not', async () => {
    const { admin, importRattles, rattle, idOf } = await feedShop()
    await importRattles([1, 2])
    await admin.products.delete({ ids: [idOf('2')] })
    await admin.catalog.clear()
    expect(await importRattles([1, 2])).toMatchObject({ added: 1, leftOut: 1 })
    expect(rattle('1')).toBeDefined()
    expect((await admin.products.deleted({})).rows).toMatchObject([{ name: 'Rattle 2', source: 'rattles' }])
  })
})

test('the trash shows who deleted each product, when, and why', async () => {
  const { admin, user } = await adminShop()
  await admin.products.delete({ ids: [3], reason: '  Sold out for good ' })
  const { rows, total } = await admin.products.deleted({ search: 'RINGS' })
  expect(total).toBe(1)
  expect(rows).toMatchObject([
    {
      id: 3,
      name: 'Soft Stacking Rings',
      source: 'sample',
      isFromFeed: false,
      reason: 'Sold out for good',
      deletedBy: user.email,
      priceMinor: 18_900,
      currency: 'SEK',
    },
  ])
})

test('a re-added sample stays in the trash and can be deleted again', async () => {
  const { admin } = await adminShop()
  await admin.products.delete({ ids: [3, 4] })
  await admin.catalog.seed()
  await expect(admin.products.restore({ ids: [3, 4] })).rejects.toThrow(
    'Soft Stacking Rings is already back in the catalog',
  )
  await admin.products.delete({ ids: [3] })
  expect(await admin.products.restore({ ids: [3, 4] })).toMatchObject({ restored: 1 })
})

test('ten thousand deleted products are listed, searched, and erased', async () => {
  const { admin, db } = await adminShop({ seeded: false })
  const { id } = makeProduct(db, { name: 'Rattle', source: 'rattles', externalId: '0' })
  await admin.products.delete({ ids: [id] })
  const [deletedRow] = db.select().from(deletedProducts).all()
  if (!deletedRow) throw new Error('Nothing was kept')
  db.transaction(() => {
    for (let index = 1; index < 10_000; index += 1) {
      const copy = {
        ...deletedRow,
        productId: id + index,
        externalId: String(index),
        searchText: `rattle ${index}`,
      }
      db.insert(deletedProducts).values(copy).run()
    }
  })
  const started = performance.now()
  expect(await admin.products.deleted({ page: 500 })).toMatchObject({ total: 10_000, totalPages: 500 })
  expect((await admin.products.deleted({ search: 'rattle 9999' })).total).toBe(1)
  expect(await admin.products.emptyTrash()).toEqual({ erased: 10_000 })
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('products deleted by an earlier version are in the trash with their deleter', () => {
  const folder = folderOfTest()
  const path = join(folder, 'shop.db')
  const migrations = earlierMigrations(folder)
  const client = new SqliteDatabase(path)
  migrate(drizzle(client), { migrationsFolder: migrations })
  const row = {
    id: 7,
    name: 'Röd kopp',
    search_text: 'rod kopp\n\n\n',
    source: 'fjordkin',
    external_id: 'a-1',
  }
  const keep = client.prepare(
    `insert into deleted_products (deletion_id, product_id, row, prices, deleted_at) values (?, ?, ?, '[]', ?)`,
  )
  keep.run('first', 7, JSON.stringify({ ...row, name: 'Older' }), 1)
  keep.run('second', 7, JSON.stringify(row), 2)
  keep.run('unknown', 8, JSON.stringify({ ...row, id: 8, source: 'manual', external_id: null }), 3)
  client
    .prepare(
      `insert into audit_log (actor_id, actor_email, action, target_name, after)
       values ('1', 'eva@shop.example', 'product.deleted', 'Röd kopp', '{"deletionId":"second"}')`,
    )
    .run()
  client.close()

  const db = openDatabase(path)
  expect(db.select().from(deletedProducts).all()).toMatchObject([
    { productId: 7, name: 'Röd kopp', source: 'fjordkin', externalId: 'a-1', deletedBy: 'eva@shop.example' },
    { productId: 8, source: 'manual', externalId: null, deletedBy: '' },
  ])
  db.$client.close()
})

/** A folder with the migrations before the trash. */
function earlierMigrations(folder: string): string {
  const copy = join(folder, 'drizzle')
  cpSync(join(projectRoot(), 'drizzle'), copy, { recursive: true })
  const path = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  const entries: { tag: string }[] = journal.entries
  const until = entries.findIndex(({ tag }) => tag.endsWith('_trash'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: entries.slice(0, until) }))
  return copy
}
