import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the open internet: not this machine, its network, or a way round to them. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6))
}

/** This machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
