import { type Database, inTransaction } from '#server/db/client.ts'

const DELETE_TRIGGERS = `select name, sql from sqlite_master
  where type = 'trigger' and tbl_name = 'products' and sql like '%after delete%'`
/** Marks changes for webhooks as the trigger would have done. */
const MARK_CHANGED = `insert into product_changes (product_id, change)
  select id, 'gone' from products where gone_at is null
    and exists (select 1 from webhook_endpoints where enabled and events like '%"products.changed"%')
  on conflict (product_id) do update set change = 'gone'`

/**
 * Deletes all products, then runs `after` with their number in the same transaction. The work of triggers and foreign
 * keys is done once for all rows. SQLite then drops the table's pages instead of reading them, so a hundred thousand
 * products do not block the shop. Ids are never reused.
 */
export function clearProducts<T>(db: Database, after: (tx: Database, deleted: number) => T): T {
  db.$client.pragma('foreign_keys = off')
  try {
    return inTransaction(db, (tx) => after(tx, deleteAll(tx)))
  } finally {
    db.$client.pragma('foreign_keys = on')
  }
}

function deleteAll(tx: Database): number {
  const { $client } = tx
  // A single remaining trigger makes SQLite read and delete row by row.
  const triggers = $client.prepare<[], { name: string; sql: string }>(DELETE_TRIGGERS).all()
  $client.exec(MARK_CHANGED)
  for (const { name } of triggers) $client.exec(`drop trigger ${name}`)
  $client.exec('delete from observed_prices; delete from price_reductions')
  const { changes } = $client.prepare('delete from products').run()
  $client.exec(`
    insert into products_fts (products_fts) values ('delete-all');
    insert into products_names (products_names) values ('delete-all');
    delete from catalogue_counts;
    delete from catalogue_facets;
    delete from catalogue_filters;
    update catalogue_version
      set version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer);
  `)
  for (const { sql } of triggers) $client.exec(sql)
  const broken = $client.prepare('pragma foreign_key_check').all().length
  if (broken > 0) throw new Error(`Clearing the products left ${broken} broken references`)
  return changes
}
