import type { Database } from '#server/db/client.ts'
import { columnOfFirst } from '#server/features/backups/restoring/check-values.ts'
import { storedColumns, tablesOf } from '#server/features/backups/restoring/foreign-schema.ts'
import { refusal } from '#server/features/backups/restoring/refusal.ts'

/** Maintained by the triggers of the tables they count; the version is the shop's own. */
const MAINTAINED_BY_TRIGGERS = [
  'catalogue_counts',
  'catalogue_facets',
  'catalogue_filters',
  'catalogue_version',
]
/** The present log is not undone: see carry-over.ts. */
const SECURITY_LOG = 'security_events'
const OWN = ['__drizzle_migrations', SECURITY_LOG, ...MAINTAINED_BY_TRIGGERS]
const MAX_VALUE_BYTES = 16 * 1024 ** 2
const MAX_SEQUENCE = 2 ** 50

/**
 * Copies the rows of the attached `backup` into our tables, using the columns that both have. Our triggers derive the
 * search index and the counts again.
 */
export function copyRows({ $client }: Database, onTable: (share: number) => void) {
  const theirs = tablesOf($client, 'backup')
  const tables = inOrder($client).filter((table) => !OWN.includes(table))
  const missing = tables.find((table) => !theirs.has(table))
  if (missing) throw refusal(`This backup lacks the table ${missing}`)
  for (const [index, table] of tables.entries()) {
    onTable(index / tables.length)
    copyTable($client, table)
  }
  copySequences($client)
}

/** Tables with triggers come first: the backup's own rows then replace the rows that their triggers write elsewhere. */
function inOrder($client: Database['$client']): string[] {
  const withTriggers = $client
    .prepare<[], string>("select distinct tbl_name from main.sqlite_master where type = 'trigger'")
    .pluck()
    .all()
  const rest = [...tablesOf($client, 'main')].filter((table) => !withTriggers.includes(table))
  return [...withTriggers, ...rest.sort()]
}

function copyTable($client: Database['$client'], table: string) {
  const theirs = storedColumns($client, 'backup', table)
  const columns = storedColumns($client, 'main', table).filter((column) => theirs.includes(column))
  if (columns.length === 0) return
  refuseHugeValues($client, table, columns)
  const list = columns.map((column) => `"${column}"`).join(', ')
  $client.prepare(`delete from main."${table}"`).run()
  // Omits the backup's indexes, whose expressions could be anything.
  $client
    .prepare(`insert into main."${table}" (${list}) select ${list} from backup."${table}" not indexed`)
    .run()
}

/** Queries only lengths, which does not read the values. */
function refuseHugeValues($client: Database['$client'], table: string, columns: string[]) {
  const isHuge = (column: string) => `octet_length("${column}") > ${MAX_VALUE_BYTES}`
  const cases = columns.map((column) => `when ${isHuge(column)} then '${column}'`)
  const huge = columnOfFirst($client, `backup."${table}" not indexed`, cases)
  if (huge) throw refusal(`A value in ${table}.${huge} is larger than 16 MB`)
}

/** Ids are never reused. */
function copySequences($client: Database['$client']) {
  const hasAny = $client
    .prepare(
      "select 1 from pragma_table_list where schema = 'backup' and name = 'sqlite_sequence' and type = 'table'",
    )
    .get()
  if (!hasAny) return
  const ours = tablesOf($client, 'main')
  const sequences = $client
    .prepare<[], { name: unknown; seq: unknown }>('select name, seq from backup.sqlite_sequence limit 1000')
    .all()
  const raise = $client.prepare('update main.sqlite_sequence set seq = max(seq, ?) where name = ?')
  const add = $client.prepare('insert into main.sqlite_sequence (name, seq) values (?, ?)')
  for (const { name, seq } of sequences) {
    if (typeof name !== 'string' || !ours.has(name) || typeof seq !== 'number') continue
    if (!Number.isInteger(seq) || seq < 0 || seq > MAX_SEQUENCE) continue
    if (raise.run(seq, name).changes === 0) add.run(name, seq)
  }
}
