import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { isMigrated, migrationTimes } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { databaseOf, RELEASES } from '#tests/helpers/released-databases.ts'
import { ownPlace, startProcess, startServer } from '#tests/helpers/start-process.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

/** Its secret file is not kept with a database, and a startup without the secret that sealed values is refused. */
const SECRET = 'the secret of a shop whose own is not kept with it'

type Row = Record<string, unknown>
type Db = SqliteDatabase.Database

/** Derived again from the rest, or by the database itself. */
const DERIVED = /^(?:sqlite_|__drizzle|products_fts|products_names|catalogue_|search_words)/
/** Under which name a table goes on. */
const RENAMED: Record<string, string> = {
  newsletter_issues: 'campaigns',
  kept_answers: 'idempotent_responses',
}
/** Columns whose values an upgrade changes on purpose; other tests say how. */
const REWRITTEN = [
  'audit_log.action',
  'sessions.token',
  'products.search_text',
  'products.thing',
  'products.commission',
  'products.price_group',
  'products.price_band',
  'deleted_products.prices',
  'verifications.value',
]
/** Columns that were renamed or replaced since. */
const LEFT_OUT = [
  'products.pick_rank',
  'deleted_products.deletion_id',
  'outbox.issue_id',
  'price_reductions.until_at',
]
/** Became `observed_prices`. */
const PRICES = 'price_history'

const LATEST = RELEASES.at(-1) ?? ''
/** The longest way up, and the shortest. */
const TRIED = thoroughly([...RELEASES.slice(0, 1), LATEST], RELEASES)

function contentOf(db: Db): Map<string, Row[]> {
  const names = db.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  const tables = z.array(z.string()).parse(names)
  const rows = (table: string) =>
    z.array(z.record(z.string(), z.unknown())).parse(db.prepare(`select * from "${table}"`).all())
  return new Map(tables.filter((table) => !DERIVED.test(table)).map((table) => [table, rows(table)]))
}

function read<T>(path: string, work: (db: Db) => T): T {
  const db = new SqliteDatabase(path, { readonly: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** The values of a column, whatever the order of the rows. */
function valuesOf(rows: Row[], column: string): string[] {
  return rows.map((row) => JSON.stringify(row[column]) ?? 'absent').sort()
}

function openNow(path: string) {
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  return db
}

describe.each(TRIED)('a filled database of release %s', (release) => {
  test('is migrated at once without losing anything', () => {
    const path = databaseOf(release)
    const before = read(path, contentOf)
    const db = openNow(path)
    const after = contentOf(db.$client)
    const lost = [...before].flatMap(([table, rows]) => {
      if (table === PRICES) return []
      const now = after.get(RENAMED[table] ?? table) ?? []
      const columns = Object.keys(rows[0] ?? {}).map((column) => `${table}.${column}`)
      const changed = columns
        .filter((name) => !REWRITTEN.includes(name) && !LEFT_OUT.includes(name))
        .map((name) => name.slice(table.length + 1))
        .filter((column) => valuesOf(rows, column).join() !== valuesOf(now, column).join())
      return [
        ...(now.length === rows.length ? [] : [table]),
        ...changed.map((column) => `${table}.${column}`),
      ]
    })
    expect(lost).toEqual([])
    expect([...before.values()].every((rows) => rows.length > 0)).toBe(true)
    const prices = (rows: Row[] = []) =>
      rows.filter((row) => row.price_minor !== null).map((row) => `${row.product_id}: ${row.price_minor}`)
    const seen = new Set(prices(after.get('observed_prices')))
    expect(prices(before.get(PRICES)).filter((price) => !seen.has(price))).toEqual([])
    expect(isMigrated(db)).toBe(true)
    expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(db.$client.pragma('foreign_key_check')).toEqual([])
    const listed = db.$client.prepare('select count(*) from products where is_shown').pluck().get()
    expect(listed).toBeGreaterThan(0)
    for (const index of ['products_fts', 'products_names'])
      expect(db.$client.prepare(`select count(*) from ${index}_docsize`).pluck().get()).toBe(listed)
  })

  test('opens a shop that finds people and shows products', async () => {
    const place = await ownPlace()
    const env = {
      ...place.env,
      DATABASE_PATH: databaseOf(release),
      RATE_LIMIT_FACTOR: '1000',
      BETTER_AUTH_SECRET: SECRET,
    }
    const listed = read(env.DATABASE_PATH, (db) =>
      db.prepare('select count(*) from products where gone_at is null').pluck().get(),
    )
    const server = startServer(env)
    await server.prints(/is ready at/)
    expect(await (await fetch(`${place.url}/api/products/count`)).json()).toEqual({ count: listed })
    expect((await fetch(`${place.url}/products`)).status).toBe(200)
    const signIn = await fetch(`${place.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: place.url },
      body: JSON.stringify({ email: 'admin@tuckling.example', password: 'a-month-of-use' }),
    })
    expect(signIn.status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test('is restored as a backup into an empty folder', async () => {
    const place = await ownPlace()
    const file = databaseOf(release)
    const restored = startProcess(process.execPath, ['dist/server/restore.js', file], place.env)
    const code = await restored.ended
    expect({ code, ...restored.output }).toMatchObject({ code: 0, stderr: '' })
    const count = (db: Db) => db.prepare('select count(*) from products').pluck().get()
    expect(read(place.env.DATABASE_PATH, count)).toBe(read(file, count))
  })
})

describe.each(TRIED.filter((release) => release !== LATEST))('the upgrade of release %s', (release) => {
  test('keeps a copy that equals the old database row by row', () => {
    const path = databaseOf(release)
    const before = read(path, contentOf)
    openNow(path)
    const folder = join(dirname(path), 'backups')
    const [copy = ''] = readdirSync(folder)
    expect(copy).toMatch(/-before-migration\.db$/)
    expect(read(join(folder, copy), contentOf)).toEqual(before)
  })

  test('leaves the file unchanged if it fails, and explains it in one line', () => {
    const path = databaseOf(release)
    const db = new SqliteDatabase(path)
    db.pragma('journal_mode = WAL')
    // Its last steps meet a table that is there already.
    db.exec('create table price_reductions (x)')
    db.close()
    const hash = () => createHash('sha256').update(readFileSync(path)).digest('hex')
    const before = hash()
    expect(() => openDatabase(path)).toThrow(
      /^DATABASE_PATH: \S+ could not be migrated and was left unchanged \([^\n]*price_reductions[^\n]*\)$/,
    )
    expect(hash()).toBe(before)
  })
})

test('the latest stored release has every migration of this version', () => {
  const made = read(databaseOf(LATEST), (db) =>
    db.prepare('select created_at from __drizzle_migrations order by 1').pluck().all(),
  )
  expect(made.map(Number)).toEqual(migrationTimes().slice(0, made.length))
  expect(made.length).toBeGreaterThanOrEqual(30)
})

test('every command refuses a newer release’s database in one line and leaves it unchanged', async () => {
  const place = await ownPlace()
  const path = databaseOf(LATEST)
  const db = new SqliteDatabase(path)
  db.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  db.close()
  const before = readFileSync(path)
  const env = { ...place.env, DATABASE_PATH: path }
  for (const program of ['main', 'seed', 'admin']) {
    const started = startProcess(
      process.execPath,
      [`dist/server/${program}.js`, 'admin@tuckling.example'],
      env,
    )
    expect([program, await started.ended]).toEqual([program, 1])
    const [line = '', ...more] = started.output.stderr.trimEnd().split('\n')
    expect(line).toMatch(/was made by a newer version of the program; update the program$/)
    expect(more).toEqual([])
    expect(read(path, contentOf).size).toBeGreaterThan(0)
  }
  expect(readFileSync(path).subarray(100).equals(before.subarray(100))).toBe(true)
})
