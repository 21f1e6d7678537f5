import { safeHttpUrl } from '#shared/links.ts'

/** Affiliate networks: a request there counts as a click and may cost the account. */
const NETWORKS =
  /(?:^|\.)(?:awin1\.com|zenaps\.com|adtraction\.com|tradedoubler\.com|linksynergy\.com|rakuten\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|emjcd\.com|tradetracker\.net|prf\.hn|pxf\.io|sjv\.io|webgains\.com|daisycon\.(?:com|io)|addrevenue\.io|adservice\.com|double\.net|shareasale\.com|adrecord\.com)$/i

/** Returns the retailer's own address when it may be requested: never the Buy Now link, its server, or a network's. */
export function checkableLink(retailerLink: string, affiliateLink: string | null): URL | undefined {
  const safe = safeHttpUrl(retailerLink)
  const url = safe ? URL.parse(safe) : null
  if (!url || NETWORKS.test(url.hostname)) return undefined
  const tracking = affiliateLink ? URL.parse(affiliateLink) : null
  return tracking && tracking.hostname === url.hostname ? undefined : url
}
