import { hash } from 'node:crypto'
import type SqliteDatabase from 'better-sqlite3'
import { rederivedColumns } from '#server/db/derived-columns.ts'
import { PARTS, THINGS } from '#shared/things/thing-words.ts'

type Value = string | number | null

const THINGS_VERSION = hash('sha1', JSON.stringify([THINGS, PARTS]), 'base64url')
const DERIVE = `update products set thing = thing_of(name),
  search_text = search_text_of(name, description, advertiser_name, brand)`
const FILL_INDEXES = `
  insert into products_fts (products_fts) values ('delete-all');
  insert into products_fts (rowid, search_text) select id, search_text from products where gone_at is null;
  insert into products_names (products_names) values ('delete-all');
  insert into products_names (rowid, words) select id, name_words || thing from products where gone_at is null;`

/**
 * Where stored products were derived with other words for things than this version has, by an older one or in a backup:
 * derives them again and fills both search indexes at once.
 */
export function deriveAnew(client: SqliteDatabase.Database): void {
  const stored = client.prepare<[], string>('select things from catalogue_version').pluck().get()
  if (stored === undefined || stored === THINGS_VERSION) return
  defineFunctions(client)
  const derive = client.transaction(() => {
    const hasProducts = client.prepare('select 1 from products limit 1').get() !== undefined
    client.exec('update catalogue_version set bulk = 1')
    if (hasProducts) client.exec(`${DERIVE}; ${FILL_INDEXES}`)
    const done = 'update catalogue_version set bulk = 0, version = version + 1, things = ?'
    client.prepare(done).run(THINGS_VERSION)
  })
  derive.immediate()
}

function defineFunctions(client: SqliteDatabase.Database) {
  client.function('thing_of', (name: Value) => rederivedColumns({ name }).thing)
  client.function(
    'search_text_of',
    (name: Value, description: Value, advertiser_name: Value, brand: Value) =>
      rederivedColumns({ name, description, advertiser_name, brand }).search_text,
  )
}
