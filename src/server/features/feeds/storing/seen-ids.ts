import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/client.ts'

/** Tracks new external ids of a dry run in a temporary table, so that memory stays bounded. */
export function createSeenIds(db: Database) {
  const client = db.$client
  const table = `temp.seen_${randomUUID().replaceAll('-', '')}`
  client.pragma('temp_store = file')
  client.exec(`create table ${table} (external_id text not null primary key) without rowid`)
  const accept = client.prepare(`insert into ${table} values (?) on conflict do nothing`)
  return {
    /** False when it was accepted before. */
    accept: (externalId: string) => accept.run(externalId).changes > 0,
    forget: () => void client.exec(`drop table ${table}`),
  }
}
