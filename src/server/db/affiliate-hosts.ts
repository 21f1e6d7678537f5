import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { hostAndParents, networkOf } from '#shared/affiliate/networks.ts'

/** Partners come last, as their names are the shop's own. */
const ADDRESSES = `select coalesce(p.retailer_link, p.affiliate_link) as address,
      coalesce(nullif(p.advertiser_name, ''), f.name) as retailer from feeds f
    join products p on p.id = (select id from products where source = f.name and gone_at is null limit 1)
  union all select website, name from partners where website <> ''`

/** Returns the hosts of partners, and of one product of each feed, without `www.`. */
export function affiliateHosts(db: Database): Set<string> {
  return new Set(retailersByHost(db).keys())
}

/** Returns the retailer of a link, or its bare host at a network; undefined for any other host. */
export function retailerOfHost(db: Database, host: string): string | undefined {
  const bare = host.toLowerCase().replace(/^www\./, '')
  if (networkOf(bare)) return bare
  const retailers = retailersByHost(db)
  return hostAndParents(bare)
    .map((name) => retailers.get(name))
    .find((retailer) => retailer !== undefined)
}

function retailersByHost(db: Database): Map<string, string> {
  const rows = statement<{ address: string | null; retailer: string }>(db, ADDRESSES).all()
  return new Map(
    rows.flatMap(({ address, retailer }) => {
      const host = hostOf(address)
      return host ? [[host, retailer] as const] : []
    }),
  )
}

function hostOf(address: string | null): string | undefined {
  return URL.parse(address ?? '')?.hostname.replace(/^www\./, '')
}
