import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

/** Partners come last, so that their spelling wins. */
const NAMES = `select p.advertiser_id as id, p.advertiser_name as name from feeds f
    join products p on p.id = (select id from products where source = f.name and gone_at is null limit 1)
    where p.advertiser_name <> ''
  union all select null, retailer from catalogue_facets where retailer <> '' group by retailer
  union all select null, name from partners`

/** Returns the retailers of partners and products, each with its number at the network where a feed states it. */
export function retailerNames(db: Database): { id: string | null; name: string }[] {
  return statement<{ id: string | null; name: string }>(db, NAMES).all()
}
