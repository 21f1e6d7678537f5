import { decodeHTMLStrict } from 'entities'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { linkNameOf } from '#shared/affiliate/link-name.ts'
import { hostAndParents, networkOf } from '#shared/affiliate/networks.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

/** Matches links as the Markdown renderers write them, with a style in emails; they are never nested. */
const LINK = /<a href="([^"]*)"( style="[^"]*")?>([\s\S]*?)<\/a>/g
export const AD_LABEL = '<small title="Advertising link: we may earn a commission">Ad</small>'

export interface LinkTargets {
  /** Hosts of partners and of feeds. */
  hosts: ReadonlySet<string>
  /** The URLs of named links. */
  named: ReadonlyMap<string, string>
  /** For editors: unknown names are marked. */
  marksUnknown?: boolean | undefined
}

interface AdvertisingPlace extends LinkTargets {
  /** The sub-id for networks. */
  reference: string
}

/**
 * Marks links to retailers in rendered Markdown as advertising (`AD_REL`: sponsored nofollow noopener), labels them,
 * and adds the network's sub-id. Every named link is one; a link with an unknown name becomes plain text.
 */
export function withAffiliateLinks(html: string, place: AdvertisingPlace): string {
  return html.replace(LINK, (link: string, escaped: string, style = '', text: string) => {
    const written = decodeHTMLStrict(escaped)
    const name = linkNameOf(written)
    if (name === undefined)
      return isRetailer(written, place.hosts) ? adLink(written, place, style, text) : link
    const address = place.named.get(name)
    if (address !== undefined) return adLink(address, place, style, text)
    return place.marksUnknown ? `<mark title="No link is named “${escapeHtml(name)}”">${text}</mark>` : text
  })
}

function isRetailer(address: string, hosts: ReadonlySet<string>): boolean {
  const url = URL.parse(address)
  if (!url) return false
  return networkOf(url.hostname) !== undefined || hostAndParents(url.hostname).some((host) => hosts.has(host))
}

function adLink(address: string, { reference }: AdvertisingPlace, style: string, text: string): string {
  const network = networkOf(URL.parse(address)?.hostname ?? '')
  const outgoing = outgoingLink(address, network?.parameter ?? null, reference)
  return `<a href="${escapeHtml(outgoing)}"${style} target="_blank" rel="${AD_REL}">${text}</a> ${AD_LABEL}`
}

/** Whether rendered text has advertising links. */
export function advertises(...texts: string[]): boolean {
  return texts.some((text) => text.includes('rel="sponsored'))
}
