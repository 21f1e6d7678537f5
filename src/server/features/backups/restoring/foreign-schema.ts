import type { Database } from '#server/db/client.ts'
import { migrationTimes } from '#server/db/migrate.ts'
import { refusal } from '#server/features/backups/restoring/refusal.ts'

const NOT_OURS = 'This database wasn’t made by this program'
/** The second migration counts and indexes data that the first only stores: no database was made by the first alone. */
const FIRST_VERSION = 2
const MAX_NAME_LENGTH = 60

interface SchemaRow {
  type: string
  name: string
  sql: string | null
}

/**
 * Returns how many of our migrations a backup has seen, according to itself. It is attached as `backup`. Only names of
 * its schema are used; none of its views, triggers or computed columns ever runs.
 */
export function versionOfBackup({ $client }: Database): number {
  if (!tablesOf($client, 'backup').has('__drizzle_migrations')) throw refusal(NOT_OURS)
  const times = migrationTimes()
  const applied = $client
    .prepare<[number], number>(
      'select distinct created_at from backup.__drizzle_migrations not indexed limit ?',
    )
    .pluck()
    .all(times.length + 1)
  if (applied.some((time) => !times.includes(time)))
    throw refusal('This backup was made by a newer version of the program; update the program first')
  if (applied.length === 0 || !times.slice(0, applied.length).every((time) => applied.includes(time)))
    throw refusal(NOT_OURS)
  return Math.max(applied.length, FIRST_VERSION)
}

/** Returns the foreign parts of a backup's schema, which are left behind: `trigger evil`, `column users.backdoor`. */
export function foreignParts({ $client }: Database): string[] {
  const ours = new Map(schemaOf($client, 'main').map((row) => [keyOf(row), row]))
  const foreign = schemaOf($client, 'backup').filter((row) => isForeign(row, ours.get(keyOf(row))))
  const tables = [...tablesOf($client, 'main')].filter((table) => tablesOf($client, 'backup').has(table))
  return [...foreign.map(({ type, name }) => `${type} ${printable(name)}`), ...tables.flatMap(foreignColumns)]

  function foreignColumns(table: string): string[] {
    const ownColumns = storedColumns($client, 'main', table)
    return allColumns($client, 'backup', table)
      .filter(({ name, isStored }) => !isOurs(name, isStored))
      .map(({ name }) => `column ${table}.${printable(name)}`)

    function isOurs(name: string, isStored: boolean): boolean {
      if (isStored) return ownColumns.includes(name)
      return allColumns($client, 'main', table).some((column) => column.name === name && !column.isStored)
    }
  }
}

/** Ignores line breaks. Checking a backup of our schema completely runs only our own code. */
export function hasOurSchema({ $client }: Database): boolean {
  const [ours, theirs] = (['main', 'backup'] as const).map((schema) =>
    JSON.stringify(schemaOf($client, schema).map((row) => ({ ...row, sql: row.sql?.replace(/\s+/g, ' ') }))),
  )
  return ours === theirs
}

/** Returns the ordinary tables: no views, no virtual tables. */
export function tablesOf($client: Database['$client'], schema: 'main' | 'backup'): Set<string> {
  const names = $client
    .prepare<[string], string>(
      "select name from pragma_table_list where schema = ? and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all(schema)
  return new Set(names)
}

export function storedColumns($client: Database['$client'], schema: string, table: string): string[] {
  return allColumns($client, schema, table)
    .filter(({ isStored }) => isStored)
    .map(({ name }) => name)
}

function allColumns($client: Database['$client'], schema: string, table: string) {
  return $client
    .prepare<[string, string], { name: string; hidden: number }>(
      'select name, hidden from pragma_table_xinfo(?, ?)',
    )
    .all(table, schema)
    .map(({ name, hidden }) => ({ name, isStored: hidden === 0 }))
}

function schemaOf($client: Database['$client'], schema: 'main' | 'backup'): SchemaRow[] {
  return $client
    .prepare<[], SchemaRow>(`select type, name, sql from ${schema}.sqlite_master order by type, name`)
    .all()
}

function isForeign({ type, sql, name }: SchemaRow, ours: SchemaRow | undefined): boolean {
  if (/^sqlite_/.test(name) && (type === 'table' || type === 'index')) return false
  if (!ours) return true
  return type !== 'table' && sql !== ours.sql
}

function keyOf({ type, name }: SchemaRow): string {
  return JSON.stringify([type, name])
}

function printable(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}
