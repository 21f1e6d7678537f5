import type { Context as HonoContext } from 'hono'
import ipaddr from 'ipaddr.js'
import { isTrusted, type TrustedProxies } from '#server/config/trusted-proxies.ts'

/** Bindings of @hono/node-server; a request from a test has no socket. */
export interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string }; sentFrom?: string }
  outgoing?: object
}

const OWN_MACHINE = '127.0.0.1'
/** Some proxies add the port, and some quote: `203.0.113.9:51234`, `"[2001:db8::1]:443"`. */
const WITH_PORT = /^"?(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?"?$/i

export function clientAddress(c: HonoContext<{ Bindings: NodeBindings }>, trusted: TrustedProxies): string {
  const socketAddress = c.env?.incoming?.sentFrom ?? c.env?.incoming?.socket?.remoteAddress ?? OWN_MACHINE
  return addressBehind(socketAddress, c.req.header('x-forwarded-for'), trusted)
}

/**
 * The socket's remote address, or the one that trusted proxies report. Each adds to X-Forwarded-For the address of its
 * client. Entries before their additions can be forged by the visitor.
 */
export function addressBehind(
  socketAddress: string,
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string {
  if (trusted.hops === 0 || forwarded === undefined) return socketAddress
  const forwardedHops = forwarded.split(',').map(withoutPort)
  let address = socketAddress
  for (let hop = 0; hop < trusted.hops && isTrusted(trusted, address); hop++) {
    const before = forwardedHops.pop()
    if (before === undefined || !ipaddr.isValid(before)) return address
    address = before
  }
  return address
}

function withoutPort(written: string): string {
  const text = written.trim()
  const [, inBrackets, plain] = WITH_PORT.exec(text) ?? []
  return inBrackets ?? plain ?? text
}
