import { decodeHTMLStrict } from 'entities'
import { adLabel } from '#shared/affiliate/ad-label.ts'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { linkNameOf } from '#shared/affiliate/link-name.ts'
import { hostAndParents, networkOf } from '#shared/affiliate/networks.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

/** Matches links as the Markdown renderers write them, with a style in emails; they are never nested. */
const LINK = /<a href="([^"]*)"( style="[^"]*")?>([\s\S]*?)<\/a>/g

export interface LinkTargets {
  hosts: ReadonlySet<string>
  named: ReadonlyMap<string, string>
  /** For editors: unknown names are marked. */
  marksUnknown?: boolean | undefined
}

interface AdvertisingPlace extends LinkTargets {
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
    const address = name === undefined ? retailerAddress(written, place) : place.named.get(name)
    if (address !== undefined) return adLink(outgoing(address, place), style, text)
    if (name === undefined) return link
    return place.marksUnknown ? `<mark title="No link is named “${escapeHtml(name)}”">${text}</mark>` : text
  })
}

export function advertisedAddresses(addresses: string[], place: AdvertisingPlace): Record<string, string> {
  const advertised = addresses.filter((address) => retailerAddress(address, place))
  return Object.fromEntries(advertised.map((address) => [address, outgoing(address, place)]))
}

function retailerAddress(address: string, { hosts }: AdvertisingPlace): string | undefined {
  const host = URL.parse(address)?.hostname
  const isRetailer = host && (networkOf(host) || hostAndParents(host).some((name) => hosts.has(name)))
  return isRetailer ? address : undefined
}

function outgoing(address: string, { reference }: AdvertisingPlace): string {
  const network = networkOf(URL.parse(address)?.hostname ?? '')
  return outgoingLink(address, network?.parameter ?? null, reference)
}

function adLink(address: string, style: string, text: string): string {
  return `<a href="${escapeHtml(address)}"${style} target="_blank" rel="${AD_REL}">${text}</a> ${adLabel()}`
}

export function advertises(...texts: string[]): boolean {
  return texts.some((text) => text.includes('rel="sponsored'))
}
