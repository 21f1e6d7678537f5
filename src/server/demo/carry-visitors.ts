import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { catalogVersion } from '#server/db/schema/catalog.ts'
import { VISITOR_ADDRESSES } from '#server/features/accounts/demo-visit/service.ts'

const VERSIONS_AHEAD = 1_000

/** Keeps visitors signed in, and makes the new demo newer than everything cached. */
export function carryVisitors(db: Database, livePath: string): void {
  db.$client.prepare('attach ? as live').run(livePath)
  const present = `select s.user_id from live.sessions s join live.users u on u.id = s.user_id
    where s.expires_at > ${Date.now()} and u.email like '%${VISITOR_ADDRESSES}'`
  const version = sql`version + ${VERSIONS_AHEAD} + (select version from live.catalogue_version)`
  db.$client.exec(`insert into main.users select * from live.users where id in (${present});
    insert into main.sessions select * from live.sessions where user_id in (${present})`)
  db.update(catalogVersion).set({ version }).run()
  db.$client.exec('detach live')
}
