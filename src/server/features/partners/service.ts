import type { Database } from '#server/db/client.ts'
import type { partners } from '#server/db/schema/catalogue.ts'
import { statement } from '#server/db/statements.ts'
import { safeHttpUrl } from '#shared/links.ts'

const MAX_PARTNERS = 200
const IN_ORDER = `select id, name, description, logo, commission, website, category, position from partners
  order by position, id limit ${MAX_PARTNERS}`

/** Partner retailers in their order; an unsafe website becomes `#`. */
export function listPartners(db: Database) {
  const rows = statement<typeof partners.$inferSelect>(db, IN_ORDER).all()
  return rows.map((partner) => ({ ...partner, website: safeHttpUrl(partner.website) ?? '#' }))
}
