import { readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { perVersion } from '#server/db/per-version.ts'
import { namedLinks } from '#server/db/schema/named-links.ts'
import { statement } from '#server/db/statements.ts'
import { hostAndParents, networkOf } from '#shared/affiliate/networks.ts'

/** Partners come last, as their names are the shop's own. */
const ADDRESSES = `select url as address, '' as retailer from named_links
  union all select coalesce(p.retailer_link, p.affiliate_link),
      coalesce(nullif(p.advertiser_name, ''), f.name) from feeds f
    join products p on p.id = (select id from products where source = f.name and gone_at is null limit 1)
  union all select website, name from partners where website <> ''`

/** Returns the hosts, without `www.`, of retailers and the URLs of named links, once for each version of the catalog. */
export const affiliateTargets = perVersion(readCatalogVersion, (db) => {
  const named = db.select({ name: namedLinks.name, url: namedLinks.url }).from(namedLinks).all()
  return {
    hosts: new Set(retailersByHost(db).keys()),
    named: new Map(named.map(({ name, url }) => [name, url])),
  }
})

/** Returns the retailer of a link, or its bare host at a network; undefined for any other host. */
export function retailerOfHost(db: Database, address: string): string | undefined {
  const bare = address.toLowerCase().replace(/^www\./, '')
  if (networkOf(bare)) return bare
  const retailers = retailersByHost(db)
  const host = hostAndParents(bare).find((name) => retailers.has(name))
  return host && retailers.get(host)
}

function retailersByHost(db: Database): Map<string, string> {
  const rows = statement<{ address: string | null; retailer: string }>(db, ADDRESSES).all()
  return new Map(
    rows.flatMap(({ address, retailer }) => {
      const host = URL.parse(address ?? '')?.hostname.replace(/^www\./, '')
      return host ? [[host, retailer || host] as const] : []
    }),
  )
}
