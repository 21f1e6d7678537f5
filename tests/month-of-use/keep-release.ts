import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import SqliteDatabase from 'better-sqlite3'
import { z } from 'zod'
import { projectRoot } from '#server/config/project-root.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { foldText } from '#shared/text/text-folding.ts'

const USAGE = `node tests/month-of-use/keep-release.ts FILE NAME

Keeps a small copy of the filled database FILE as tests/fixtures/databases/NAME.db.br: what upgrades are tested from.`

const ROWS_RETAINED = 30
const PRODUCTS_RETAINED = 60
const ROWS_ADDED = 3
/** Made by SQLite or by triggers, and the words of the catalog. */
const LEFT_ALONE = /^(?:sqlite_|__drizzle|products_fts|products_names|catalogue_|search_words|categories)/
const FIRST_TIME = 1_790_000_000_000
/** Columns that do not hold free text. */
const JSON_COLUMNS: Record<string, string> = {
  row: '{"id":1,"slug":"rattle","name":"Rattle","name_sort":"rattle","search_text":"rattle","source":"manual"}',
  prices: '[]',
  before: '{}',
  after: '{}',
  settings: '{}',
  events: '[]',
}

type Db = SqliteDatabase.Database

const column = z.object({
  name: z.string(),
  type: z.string(),
  notnull: z.number(),
  dflt_value: z.unknown(),
  pk: z.number(),
  hidden: z.number(),
})
const reference = z.object({ from: z.string(), to: z.string().nullable(), table: z.string() })
const named = z.object({ name: z.string(), sql: z.string() })

function tablesOf(db: Db): string[] {
  const all = z
    .array(z.string())
    .parse(db.prepare("select name from sqlite_master where type = 'table' order by name").pluck().all())
  return all.filter((table) => !LEFT_ALONE.test(table))
}

/** Keeps the first and the last rows of each table, and of those nothing that refers to what has gone. */
function shrink(db: Db) {
  const guards = z
    .array(named)
    .parse(
      db.prepare("select name, sql from sqlite_master where type = 'trigger' and sql like '%raise(%'").all(),
    )
  for (const { name } of guards) db.exec(`drop trigger "${name}"`)
  const tables = tablesOf(db).filter((table) => hasRowid(db, table))
  // Runs twice: rows that triggers write about deleted products exist only afterwards.
  for (const table of [...tables, ...tables]) {
    const half = (table === 'products' ? PRODUCTS_RETAINED : ROWS_RETAINED) / 2
    const retainedRows = (order: string) =>
      `select rowid from (select rowid from "${table}" order by rowid ${order} limit ${half})`
    db.exec(
      `delete from "${table}" where rowid not in (${retainedRows('asc')} union ${retainedRows('desc')})`,
    )
  }
  while (removeOrphans(db) > 0);
  for (const { sql } of guards) db.exec(sql)
}

function hasRowid(db: Db, table: string): boolean {
  const sql = db.prepare('select sql from sqlite_master where name = ?').pluck().get(table)
  return !/without rowid/i.test(String(sql))
}

function removeOrphans(db: Db): number {
  let removed = 0
  for (const table of tablesOf(db))
    for (const { from, to, table: parent } of referencesOf(db, table))
      removed += db
        .prepare(`delete from "${table}" where "${from}" not in (select "${to ?? 'id'}" from "${parent}")`)
        .run().changes
  return removed
}

function referencesOf(db: Db, table: string) {
  return z.array(reference).parse(db.pragma(`foreign_key_list("${table}")`))
}

/** A table that the month does not use has some rows too; those that others refer to come first. */
function fillEmpty(db: Db) {
  const tables = tablesOf(db)
  const after = new Map(tables.map((table) => [table, referencesOf(db, table).map((to) => to.table)]))
  const depth = (table: string): number =>
    1 + Math.max(0, ...(after.get(table) ?? []).filter((parent) => parent !== table).map(depth))
  for (const table of tables.sort((a, b) => depth(a) - depth(b)))
    for (let row = countOf(db, table) + 1; row <= ROWS_ADDED; row += 1) addRow(db, table, row)
}

function countOf(db: Db, table: string): number {
  return z.number().parse(db.prepare(`select count(*) from "${table}"`).pluck().get())
}

/** Keeps the defaults of columns that have them. */
function addRow(db: Db, table: string, row: number) {
  const references = referencesOf(db, table)
  const columns = z.array(column).parse(db.pragma(`table_xinfo("${table}")`))
  const isNumber = (type: string) => /int|real|numeric/i.test(type)
  const parentOf = (name: string) => references.find(({ from }) => from === name)
  const stored = columns.filter(
    ({ name, hidden, type, pk, dflt_value }) =>
      hidden === 0 && dflt_value === null && (parentOf(name) || pk !== 1 || !isNumber(type)),
  )
  const values = stored.map(({ name, type }) => {
    const parent = parentOf(name)
    if (parent)
      return db
        .prepare(`select "${parent.to ?? 'id'}" from "${parent.table}" limit 1 offset ?`)
        .pluck()
        .get((row - 1) % countOf(db, parent.table))
    return isNumber(type) ? FIRST_TIME + row : (JSON_COLUMNS[name] ?? `${table} ${name} ${row}`)
  })
  const names = stored.map(({ name }) => `"${name}"`).join()
  db.prepare(`insert into "${table}" (${names}) values (${values.map(() => '?').join()})`).run(...values)
}

function keepRelease(source: string, name: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'keep-release-'))
  try {
    const file = join(folder, 'shop.db')
    copyFileSync(source, file)
    const db = new SqliteDatabase(file)
    db.function('fold', { deterministic: true }, (text: unknown) => foldText(String(text ?? '')))
    db.function('token_hash', { deterministic: true }, (token: unknown) => tokenHash(String(token)))
    db.pragma('foreign_keys = off')
    db.transaction(() => {
      shrink(db)
      fillEmpty(db)
    })()
    const broken = z.array(z.unknown()).parse(db.pragma('foreign_key_check'))
    if (broken.length > 0) throw new Error(`Broken references: ${JSON.stringify(broken)}`)
    for (const index of ['products_fts', 'products_names'])
      if (db.prepare('select 1 from sqlite_master where name = ?').get(index))
        db.exec(`insert into ${index} (${index}) values ('optimize')`)
    db.pragma('journal_mode = delete')
    db.exec('vacuum')
    db.close()
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 }
    const packed = brotliCompressSync(readFileSync(file), { params })
    writeFileSync(join(projectRoot(), 'tests/fixtures/databases', `${name}.db.br`), packed)
    return packed.length
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [source, name, ...more] = process.argv.slice(2)
if (!source || !name || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
console.log(`${keepRelease(source, name)} bytes`)
