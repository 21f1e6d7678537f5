import { networkOf } from '#shared/affiliate/networks.ts'
import { safeHttpUrl } from '#shared/links.ts'

/** Returns the retailer's own address when it may be requested: never the Buy Now link, its server, or a network's. */
export function checkableLink(retailerLink: string, affiliateLink: string | null): URL | undefined {
  const safe = safeHttpUrl(retailerLink)
  const url = safe ? URL.parse(safe) : null
  if (!url || networkOf(url.hostname)) return undefined
  const tracking = affiliateLink ? URL.parse(affiliateLink) : null
  return tracking && tracking.hostname === url.hostname ? undefined : url
}
