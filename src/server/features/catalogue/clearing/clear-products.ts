import { type Database, inTransaction } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

const TRIGGER = 'products_deleted'

/**
 * Deletes every product and then, in the same transaction, runs `after` with how many there were. What the trigger and
 * the foreign keys do for each row is done once for all of them: SQLite then drops the table's pages instead of reading
 * them, and a hundred thousand products do not hold up the shop for seconds. Ids are never given again.
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
  const trigger = statement<{ sql: string }>(tx, 'select sql from sqlite_master where name = ?').get(TRIGGER)
  $client.exec(`drop trigger ${TRIGGER}`)
  $client.exec('delete from price_history')
  const { changes } = $client.prepare('delete from products').run()
  $client.exec(`
    insert into products_fts (products_fts) values ('delete-all');
    delete from catalogue_counts;
    update catalogue_version
      set version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer);
  `)
  if (trigger) $client.exec(trigger.sql)
  const broken = $client.prepare('pragma foreign_key_check').all().length
  if (broken > 0) throw new Error(`Clearing the products left ${broken} broken references`)
  return changes
}
