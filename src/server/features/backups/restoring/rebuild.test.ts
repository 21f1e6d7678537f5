import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase } from '#server/db/client.ts'
import { createSchema, migrationTimes } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { checkHeader } from '#server/features/backups/restoring/candidate.ts'
import { rebuildDatabase } from '#server/features/backups/restoring/rebuild.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

let folder = ''
const source = () => join(folder, 'backup.db')
const target = () => join(folder, 'rebuilt.db')
const rebuild = () => rebuildDatabase(source(), target(), () => undefined)

const ADMINISTRATOR =
  "insert into users (id, name, email, role) values ('boss', 'Boss', 'boss@shop.example', 'admin')"

beforeEach(() => {
  folder = folderOfTest()
})

/** A backup of this version with the sample products and an administrator, changed by `sql`. */
function backupWith(sql = '') {
  const db = newDatabase(source())
  seedSampleData(db)
  db.$client.exec(ADMINISTRATOR)
  db.$client.unsafeMode(true)
  db.$client.exec(sql)
  db.$client.close()
}

function rows(path: string, sql: string): unknown[] {
  const db = new SqliteDatabase(path)
  try {
    return db.prepare(sql).raw().all()
  } finally {
    db.close()
  }
}

const SCHEMA = `select type, name, tbl_name, sql from sqlite_master
  where name <> '__drizzle_migrations' order by type, name`

test('rejects text, and reports a torn file as damaged', async () => {
  writeFileSync(source(), 'hello')
  await expect(checkHeader(source())).rejects.toThrow('This file isn’t an SQLite database')
  writeFileSync(source(), Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(5_000, 7)]))
  await expect(checkHeader(source())).resolves.toBeUndefined()
  expect(rebuild).toThrow('This file is damaged')
})

test('rejects a database of another application', () => {
  new SqliteDatabase(source()).exec('create table users (id)').close()
  expect(rebuild).toThrow('This database wasn’t made by this program')
})

test('asks for an update if the backup is from a newer version', () => {
  backupWith("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
  expect(rebuild).toThrow('made by a newer version')
})

test('rejects a backup without an administrator who can sign in', () => {
  backupWith('update users set banned = 1')
  expect(rebuild).toThrow('This backup has no active administrator')
})

describe('foreign objects in a backup are not restored', () => {
  const evil = "begin update users set role = 'admin'; end"
  test.each([
    ['trigger sqliteXevil', `create trigger sqliteXevil after insert on users ${evil}`],
    [
      'trigger products_inserted',
      `drop trigger products_inserted; create trigger products_inserted after insert on products ${evil}`,
    ],
    ['view all_users', 'create view all_users as select * from users'],
    ['table loot', "create table loot (x); insert into loot values ('x')"],
    ['table words', "create virtual table words using fts5(x); insert into words values ('x')"],
    ['index users_loot', 'create index users_loot on users (lower(name))'],
    ['column users.backdoor', "alter table users add backdoor text default 'x'"],
    [
      'column users.bomb',
      'alter table users add bomb text generated always as (hex(zeroblob(2000000000))) virtual',
    ],
  ])('%s', (name, sql) => {
    backupWith(sql)
    expect(rebuild()).toContain(name)
    backupOfOurs()
    expect(rows(target(), SCHEMA)).toEqual(rows(join(folder, 'ours.db'), SCHEMA))
    expect(rows(target(), 'select id, role from users')).toEqual([['boss', 'admin']])
  })

  function backupOfOurs() {
    newDatabase(join(folder, 'ours.db')).$client.close()
  }

  test('never fires a trigger with a reserved name, during or after the copy', () => {
    backupWith(
      `create trigger xqlite_evil after insert on users ${evil};
       pragma writable_schema = on;
       update sqlite_master set name = 'sqlite_evil', sql = replace(sql, 'xqlite_evil', 'sqlite_evil')
         where name = 'xqlite_evil';
       pragma writable_schema = off;`,
    )
    expect(rebuild()).toContain('trigger sqlite_evil')
    const db = openDatabase(target())
    db.$client.exec("insert into users (id, name, email) values ('new', 'New', 'new@shop.example')")
    db.$client.close()
    expect(rows(target(), 'select id, role from users order by id')).toEqual([
      ['boss', 'admin'],
      ['new', 'user'],
    ])
  })

  test('does not restore a computed role', () => {
    backupWith(`pragma foreign_keys = off;
      drop table users;
      create table users (id text, name text, email text, email_verified integer default 0,
        created_at integer default 1, updated_at integer default 1, banned integer default 0,
        role text generated always as ('admin') virtual);
      insert into users (id, name, email) values ('parent', 'Parent', 'p@shop.example');`)
    expect(rebuild).toThrow('no active administrator')
  })
})

describe('rejects values that the program never writes', () => {
  test.each([
    ['text for a date', "update users set created_at = 'soon'", 'users.created_at has the wrong type'],
    ['a date beyond time', 'update users set created_at = 9e15', 'users.created_at has the wrong type'],
    ['bytes for a name', "update users set name = x'00ff'", 'users.name has the wrong type'],
    [
      'no JSON',
      "insert into audit_log (actor_id, actor_email, action, target_name, before) values ('a', 'a', 'a', 'a', '{')",
      'audit_log.before has the wrong type',
    ],
    ['a huge blob', 'update users set image = zeroblob(17000000)', 'users.image is larger than 16 MB'],
    [
      'a reference to nowhere',
      "pragma foreign_keys = off; insert into favorites (user_id, product_id, product_name) values ('nobody', 1, 'x')",
      '1 references are broken',
    ],
    [
      'a link that is a script',
      "pragma ignore_check_constraints = on; update products set affiliate_link = 'javascript:alert(1)' where id = 1",
      'This file is damaged',
    ],
    [
      'two accounts with one address',
      "drop index users_email_unique; insert into users (id, name, email) values ('second', 'B', 'boss@shop.example')",
      'breaks a rule of the shop: users.email',
    ],
  ])('%s', (_, sql, reason) => {
    backupWith(sql)
    expect(rebuild).toThrow(reason)
  })

  test('rejects a missing table or a view in its place', () => {
    backupWith('drop table stripe_events; create view stripe_events as select * from users')
    expect(rebuild).toThrow('This backup lacks the table stripe_events')
  })
})

const VERSIONS = migrationTimes().map((_, index) => index + 1)
const TRIED = VERSIONS.filter((version) => version % thoroughly(12, 1) === 0 || version === VERSIONS.at(-1))

test.each(TRIED)(
  'restores a filled backup of the first %i migrations completely and up to date',
  (version) => {
    const db = createEmptyDatabase(source())
    createSchema(db, version)
    db.$client.exec(ADMINISTRATOR)
    db.$client.exec(`insert into categories (short, name, description, position) values ('Toys', 'Toys & Educational Items', '', 1);
      insert into products (name, name_sort, slug, search_text, category, advertiser_name, price_minor, gone_at)
        select 'Stacking cup ' || value, 'stacking cup ' || value, 'cup-' || value, 'stacking cup ' || value || char(10), 'Toys', 'Puddle',
          value * 100, iif(value % 10 = 0, 1, null) from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 500) select value from n);
      insert into favorites (user_id, product_id, product_name) select 'boss', id, name from products where gone_at is null limit 3;
      delete from products where id = (select max(id) from products);`)
    const before = db.$client.prepare('select id, name, gone_at from products order by id').raw().all()
    const nextId = db.$client.prepare("select seq from sqlite_sequence where name = 'products'").raw().get()
    db.$client.close()

    expect(rebuild()).toEqual([])
    expect(rows(target(), 'select id, name, gone_at from products order by id')).toEqual(before)
    expect(rows(target(), "select seq from sqlite_sequence where name = 'products'")).toEqual([nextId])
    expect(rows(target(), 'select count(*) from favorites')).toEqual([[3]])
    expect(rows(target(), "select listed from catalogue_counts where category = 'Toys'")).toEqual([[450]])
    expect(rows(target(), 'select sum(listed) from catalogue_facets')).toEqual([[450]])
    expect(rows(target(), `select count(*) from products_fts where products_fts match '"stacking"'`)).toEqual(
      [[450]],
    )
    expect(rows(target(), 'pragma user_version')).toEqual([[1]])
  },
)
