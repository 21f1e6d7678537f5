import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

const NAMING = `select text from articles where deleted_at is null and text like '%link:%'
  union all select introduction from landing_pages where introduction like '%link:%'
  union all select value from content where value like '%link:%'
  union all select markdown from campaigns where status = 'draft' and markdown like '%link:%'`

export function textsNamingLinks(db: Database): string[] {
  return statement<{ text: string }>(db, NAMING)
    .all()
    .map(({ text }) => text)
}
