import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#server/db/open-database.ts'
import { moveMigrationCopies } from '#server/features/backups/files/backup-folder.ts'
import { listProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { databaseAfter } from '#tests/helpers/old-database.ts'

test('removes invented commissions of feed products and keeps chosen ones', () => {
  const { path, client } = databaseAfter('0010_price_order')
  const insert = client.prepare(`insert into products
    (id, slug, name, name_sort, search_text, description, source, external_id, advertiser_name, commission)
    values (?, 'x', ?, 'rattle', 'rattle', '', ?, ?, 'Shop', ?)`)
  const rows: [id: number, source: string, commission: string][] = [
    [1, 'manual', '5%'],
    [2, 'sample', '5%'],
    [3, 'wobblewick', '5%'],
    [4, 'wobblewick', '8%'],
    [5, 'wobblewick', '5%'],
    [6, 'wobblewick', '5%'],
  ]
  for (const [id, source, commission] of rows) insert.run(id, `Rattle ${id}`, source, `e-${id}`, commission)
  const log =
    client.prepare(`insert into audit_log (actor_id, actor_email, action, target_id, target_name, after)
    values ('a', 'a@b.example', 'product.edited', ?, 'Rattle', ?)`)
  log.run('5', JSON.stringify({ commission: '5%' }))
  log.run('6', JSON.stringify({ name: 'Rattle 6' }))
  const trash = client.prepare(
    `insert into deleted_products (deletion_id, product_id, row, prices) values ('d', ?, ?, '[]')`,
  )
  const row = { slug: 'x', name: 'Bib', name_sort: 'bib', search_text: 'bib', external_id: 'e' }
  trash.run(8, JSON.stringify({ ...row, id: 8, source: 'wobblewick', commission: '5%' }))
  trash.run(9, JSON.stringify({ ...row, id: 9, source: 'manual', external_id: null, commission: '5%' }))
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  const stored = db.$client.prepare('select id, commission from products order by id').raw().all()
  expect(stored).toEqual([
    [1, '5%'],
    [2, '5%'],
    [3, null],
    [4, '8%'],
    [5, '5%'],
    [6, null],
  ])
  const remaining = db.$client
    .prepare(`select product_id, row ->> 'commission' from deleted_products order by 1`)
    .raw()
  expect(remaining.all()).toEqual([
    [8, null],
    [9, '5%'],
  ])
  expect(listProducts(db, productListInput.parse({ search: 'rattle' }), 'SEK').total).toBe(6)
  expect(db.$client.prepare('select bulk from catalogue_version').pluck().get()).toBe(0)
})

test('distinguishes a provider’s administrators from the shop’s by their last role change', () => {
  const { path, client } = databaseAfter('0052_idempotent_responses')
  const user = client.prepare(
    `insert into users (id, name, email, role) values (?, ?, ? || '@example.com', ?)`,
  )
  const log = client.prepare(`insert into audit_log (actor_id, actor_email, action, target_id, target_name)
    values (?, '', ?, ?, '')`)
  const people: [id: string, role: string, changes: [actor: string, action: string][]][] = [
    ['first', 'admin', []],
    [
      'provided',
      'admin',
      [
        ['boss', 'user.role-changed'],
        ['provider:home', 'user.role-changed'],
      ],
    ],
    [
      'appointed',
      'admin',
      [
        ['provider:home', 'user.role-changed'],
        ['boss', 'user.role-changed'],
      ],
    ],
    [
      'rescued',
      'admin',
      [
        ['provider:home', 'user.role-changed'],
        ['command-line', 'user.access-given'],
      ],
    ],
    ['former', 'user', [['provider:home', 'user.role-changed']]],
  ]
  for (const [id, role, changes] of people) {
    user.run(id, id, id, role)
    for (const [actor, action] of changes) log.run(actor, action, id)
  }
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  const given = db.$client
    .prepare(
      `select id, role_provider, role_until > unixepoch() * 1000 from users where role_provider is not null`,
    )
    .raw()
  expect(given.all()).toEqual([['provided', 'home', 1]])
})

test('adds judged counts and undo sizes to earlier runs', () => {
  const { path, client } = databaseAfter('0010_price_order')
  client.exec(`insert into feeds (id, name, location) values (1, 'a', 'x');
    insert into feed_runs (id, feed_id, status, records, added, rejected) values (1, 1, 'done', 59, 29, 1);
    insert into feed_changes (run_id, product_id, before) values (1, 1, null), (1, 2, '{"name":"Bäb"}');`)
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  expect(db.$client.prepare('select judged, undo_bytes from feed_runs').raw().get()).toEqual([
    59,
    2 * 32 + 15,
  ])
})

test('turns price changes into periods and leaves the gaps unobserved', () => {
  const { path, client } = databaseAfter('0018_campaigns')
  const product = client.prepare(`insert into products
    (id, slug, name, name_sort, search_text, description, source, external_id, price_minor, currency, gone_at, updated_at)
    values (?, 'x', 'Rattle', 'rattle', 'rattle', '', 'wobblewick', ?, ?, ?, ?, 900)`)
  product.run(1, 'a', 80, 'NOK', null)
  product.run(2, 'b', 50, 'SEK', 400)
  product.run(3, 'c', 70, 'SEK', null)
  product.run(4, 'd', null, 'SEK', null)
  product.run(5, 'e', 30, 'SEK', null)
  const seen = client.prepare('insert into price_history values (?, ?, ?, ?)')
  const rows: [id: number, at: number, price: number | null, currency: string][] = [
    [1, 100, 100, 'SEK'],
    [1, 200, null, 'SEK'],
    [1, 300, 90, 'SEK'],
    [1, 350, 80, 'NOK'],
    [2, 100, 50, 'SEK'],
    [3, 100, 60, 'SEK'],
    [4, 100, 60, 'SEK'],
  ]
  for (const row of rows) seen.run(...row)
  client.exec(`insert into feeds (id, name, location) values (1, 'wobblewick', 'x');
    insert into deleted_products
      (product_id, name, search_text, source, deleted_by, deleted_at, row, prices)
      values (9, 'Bib', 'bib', 'wobblewick', 'a', 700, '{}',
        '[{"product_id":9,"seen_at":100,"price_minor":5,"currency":"SEK"},
          {"product_id":9,"seen_at":200,"price_minor":6,"currency":"SEK"}]');`)
  client.close()
  const before = Date.now()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  const stored = db.$client.prepare(
    'select product_id, from_at, until_at, price_minor, currency, series from observed_prices order by 1, 2',
  )
  expect(stored.raw().all()).toEqual([
    [1, 100, 200, 100, 'SEK', 0],
    [1, 300, 350, 90, 'SEK', 0],
    [1, 350, null, 80, 'NOK', 1],
    [2, 100, 400, 50, 'SEK', 0],
    [3, 100, 900, 60, 'SEK', 0],
    [3, 900, null, 70, 'SEK', 1],
    [4, 100, 900, 60, 'SEK', 0],
    [5, 900, null, 30, 'SEK', 0],
  ])
  const storedPrices = db.$client.prepare('select prices from deleted_products').pluck().get()
  expect(JSON.parse(z.string().parse(storedPrices))).toMatchObject([
    { from_at: 100, until_at: 200, price_minor: 5 },
    { from_at: 200, until_at: 700, price_minor: 6 },
  ])
  const gap = db.$client.prepare('select source, from_at, until_at from observation_gaps').get()
  expect(gap).toEqual({ source: 'wobblewick', from_at: 0, until_at: expect.any(Number) })
  expect(z.object({ until_at: z.number() }).parse(gap).until_at).toBeGreaterThanOrEqual(before - 1_000)
})

test('copies a filled database unchanged to the backups before its schema changes', () => {
  const { path, client } = databaseAfter('0018_campaigns')
  const migrationsOf = (db: SqliteDatabase.Database) =>
    db.prepare('select count(*) from __drizzle_migrations').pluck().get()
  const before = migrationsOf(client)
  client.close()
  openDatabase(path).$client.close()
  const folder = join(dirname(path), 'backups')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^tuckling-.*-before-migration\.db$/)])
  const copy = new SqliteDatabase(join(folder, readdirSync(folder)[0] ?? ''), { readonly: true })
  onTestFinished(() => void copy.close())
  expect(migrationsOf(copy)).toBe(before)
})

test('leaves the database unchanged after a failed migration or dangling references', () => {
  for (const trouble of [
    "create table security_events (x); insert into favorites (user_id, product_id, product_name) values ('nobody', 1, 'x')",
    "insert into favorites (user_id, product_id, product_name) values ('nobody', 1, 'x')",
  ]) {
    const { path, client } = databaseAfter('0018_campaigns')
    client.pragma('foreign_keys = off')
    client.exec(trouble)
    const content = (db: SqliteDatabase.Database) =>
      db
        .prepare(
          'select name, sql from sqlite_master union all select hash, created_at from __drizzle_migrations',
        )
        .raw()
        .all()
    const before = content(client)
    client.close()
    expect(() => openDatabase(path)).toThrow(/could not be migrated and was left unchanged/)
    const after = new SqliteDatabase(path)
    onTestFinished(() => void after.close())
    expect(content(after)).toEqual(before)
  }
})

test('moves copies from beside the database to the backups at startup', async () => {
  const { path, client } = databaseAfter('0018_campaigns')
  client.close()
  const old = `${path}.before-migration-2026-01-02T03-04-05.678Z`
  writeFileSync(old, 'x')
  utimesSync(old, new Date('2026-01-02T03:04:05Z'), new Date('2026-01-02T03:04:05Z'))
  await moveMigrationCopies({ DATABASE_PATH: path })
  expect(existsSync(old)).toBe(false)
  expect(readdirSync(join(dirname(path), 'backups'))).toEqual([
    'tuckling-2026-01-02T03-04-05-000Z-before-migration.db',
  ])
})

test('renames statuses and actions of older versions', () => {
  const { path, client } = databaseAfter('0053_provided_roles')
  client.exec(`insert into feeds (id, name, location) values (1, 'fjordkin', '/feed');
    insert into feed_runs (feed_id, kind, status, started_at) values (1, 'import', 'cancelled', 1), (1, 'import', 'done', 2);
    insert into audit_log (actor_id, actor_email, action, target_name) values
      ('a', 'a@b.example', 'catalogue.cleared', ''), ('a', 'a@b.example', 'feed.cancelled', ''), ('a', 'a@b.example', 'product.edited', '')`)
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  const column = (sql: string) => db.$client.prepare(sql).pluck().all()
  expect(column('select status from feed_runs order by id')).toEqual(['canceled', 'done'])
  expect(column('select action from audit_log order by id')).toEqual([
    'catalog.cleared',
    'feed.canceled',
    'product.edited',
  ])
})
