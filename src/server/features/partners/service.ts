import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { partners } from '#server/db/schema/catalogue.ts'
import { safeHttpUrl } from '#shared/links.ts'

const MAX_PARTNERS = 200

/** Partner retailers in their order; an unsafe website becomes `#`. */
export function listPartners(db: Database) {
  const rows = db
    .select()
    .from(partners)
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(MAX_PARTNERS)
    .all()
  return rows.map((partner) => ({ ...partner, website: safeHttpUrl(partner.website) ?? '#' }))
}
