import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

const TRIGGER = 'products_deleted'

/**
 * Deletes every product; answers how many. What the trigger does for each deleted row is done once for all of them:
 * a hundred thousand times over it would hold up the shop for seconds. Ids are never given again.
 */
export function clearProducts(tx: Database): number {
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
  return changes
}
