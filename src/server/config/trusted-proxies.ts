import ipaddr from 'ipaddr.js'
import { textRead } from '#server/config/read-text.ts'

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]

/** The most proxies in front, and their addresses. Without addresses any sender counts as a proxy. */
export interface TrustedProxies {
  hops: number
  networks: Network[] | undefined
}

const MOST_HOPS = 10
const BY_WORD = new Map(Object.entries({ false: 0, true: 1 }))

export const trustedProxies = textRead((text): TrustedProxies | null => {
  const hops = BY_WORD.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : undefined)
  if (hops !== undefined && hops <= MOST_HOPS) return { hops, networks: undefined }
  const networks = text.split(',').map((part) => networkOf(part.trim()))
  return networks.every((network) => network !== undefined) ? { hops: MOST_HOPS, networks } : null
}, `must be true, false, a number of proxies up to ${MOST_HOPS}, or addresses and networks such as 10.0.0.0/8, separated by commas`)

export function isTrusted({ networks }: TrustedProxies, address: string): boolean {
  if (!networks) return true
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
}

/** Requires a full address: the library would take `10/8` for 0.0.0.10. */
function networkOf(text: string): Network | undefined {
  const { IPv4, IPv6 } = ipaddr
  if (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!IPv4.isValidFourPartDecimal(text) && !IPv6.isValid(text)) return undefined
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
