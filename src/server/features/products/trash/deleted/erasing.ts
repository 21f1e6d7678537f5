import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { OWN_SOURCES } from '#shared/product-sources.ts'

const OF_NO_FEED = `(external_id is null or source in (${OWN_SOURCES.map((source) => `'${source}'`).join(', ')}))`
const DUE = 'erased_at is null and deleted_at <= ?'
/** Of a product of a feed only what gives it its place back: its feed lists it, but the shop does not show it. */
const ERASE = `update deleted_products set
  erased_at = ?,
  prices = '[]',
  search_text = row ->> 'name_sort',
  row = json_object(
    'id', product_id, 'name', name, 'slug', row ->> 'slug', 'name_sort', row ->> 'name_sort',
    'search_text', (row ->> 'name_sort') || char(10), 'source', source, 'external_id', external_id,
    'created_at', row ->> 'created_at', 'updated_at', deleted_at, 'gone_at', deleted_at)
  where ${DUE}`

/** Erases what was deleted up to a moment. Products of feeds stay away all the same. Answers how many were erased. */
export function eraseDeleted(tx: Database, until: Date): number {
  const removed = statement(tx, `delete from deleted_products where ${DUE} and ${OF_NO_FEED}`).run(
    until.getTime(),
  )
  const erased = statement(tx, ERASE).run(Date.now(), until.getTime())
  return removed.changes + erased.changes
}
