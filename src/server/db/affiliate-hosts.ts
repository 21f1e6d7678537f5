import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

const ADDRESSES = `select website as address from partners where website <> ''
  union select coalesce(p.retailer_link, p.affiliate_link) from feeds f
    join products p on p.id = (select id from products where source = f.name and gone_at is null limit 1)`

/** Returns the hosts of partners, and of one product of each feed, without `www.`. */
export function affiliateHosts(db: Database): Set<string> {
  const rows = statement<{ address: string | null }>(db, ADDRESSES).all()
  return new Set(rows.flatMap(({ address }) => hostOf(address) ?? []))
}

function hostOf(address: string | null): string | undefined {
  return URL.parse(address ?? '')?.hostname.replace(/^www\./, '')
}
