import type { Database } from '#server/db/client.ts'

/** Which external ids a file has listed so far: kept in a temporary table, so that memory stays bounded. */
export interface SeenIds {
  /** False when a product with this id has been accepted before. */
  accept(externalId: string): boolean
  /** The file lists it, but the record could not be used. */
  mention(externalId: string): void
  has(externalId: string): boolean
  forget(): void
}

export function createSeenIds(db: Database, runId: number): SeenIds {
  const client = db.$client
  client.exec(`create temp table if not exists feed_seen_ids (
    run_id integer not null, external_id text not null, accepted integer not null, primary key (run_id, external_id)
  ) without rowid`)
  const accept = client.prepare(
    `insert into feed_seen_ids values (?, ?, 1) on conflict do update set accepted = 1 where accepted = 0`,
  )
  const mention = client.prepare('insert into feed_seen_ids values (?, ?, 0) on conflict do nothing')
  const find = client.prepare('select 1 from feed_seen_ids where run_id = ? and external_id = ?')
  const forget = client.prepare('delete from feed_seen_ids where run_id = ?')
  return {
    accept: (externalId) => accept.run(runId, externalId).changes > 0,
    mention: (externalId) => void mention.run(runId, externalId),
    has: (externalId) => find.get(runId, externalId) !== undefined,
    forget: () => void forget.run(runId),
  }
}
