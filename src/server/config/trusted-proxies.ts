import ipaddr from 'ipaddr.js'
import { z } from 'zod'

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]

/**
 * The maximum number of proxies in front, and their addresses. No addresses means that any sender counts as a proxy.
 */
export interface TrustedProxies {
  hops: number
  networks: Network[] | undefined
}

const MOST_HOPS = 10
const BY_WORD = new Map(Object.entries({ false: 0, true: 1 }))

/** Parses `true`, `false`, a number of proxies, or their addresses and networks. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const hops = BY_WORD.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : undefined)
  if (hops !== undefined && hops <= MOST_HOPS) return { hops, networks: undefined }
  const networks = text.split(',').map((part) => networkOf(part.trim()))
  if (networks.every((network) => network !== undefined)) return { hops: MOST_HOPS, networks }
  context.addIssue({
    code: 'custom',
    message: `must be true, false, a number of proxies up to ${MOST_HOPS}, or addresses and networks such as 10.0.0.0/8, separated by commas`,
  })
  return z.NEVER
})

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
