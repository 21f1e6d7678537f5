import { decodeHTMLStrict } from 'entities'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { hostAndParents, networkOf } from '#shared/affiliate/networks.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

/** As the renderer of Markdown writes links; they are never nested. */
const LINK = /<a href="([^"]*)">([\s\S]*?)<\/a>/g
export const AD_LABEL = '<small title="Advertising link: we may earn a commission">Ad</small>'

interface AdvertisingPlace {
  /** Hosts of partners and of feeds. */
  hosts: ReadonlySet<string>
  /** The sub-id for networks. */
  reference: string
}

/**
 * Marks links to retailers in rendered Markdown as advertising (`AD_REL`: sponsored nofollow noopener), labels them, and
 * adds the network's sub-id.
 */
export function withAffiliateLinks(html: string, { hosts, reference }: AdvertisingPlace): string {
  return html.replace(LINK, (link: string, escaped: string, text: string) => {
    const url = URL.parse(decodeHTMLStrict(escaped))
    const network = url && networkOf(url.hostname)
    if (!url || !(network || hostAndParents(url.hostname).some((host) => hosts.has(host)))) return link
    const address = outgoingLink(decodeHTMLStrict(escaped), network?.parameter ?? null, reference)
    return `<a href="${escapeHtml(address)}" target="_blank" rel="${AD_REL}">${text}</a> ${AD_LABEL}`
  })
}

/** Whether rendered text has advertising links. */
export function advertises(...texts: string[]): boolean {
  return texts.some((text) => text.includes('rel="sponsored'))
}
