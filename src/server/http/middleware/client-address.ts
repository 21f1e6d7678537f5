import type { Context as HonoContext } from 'hono'
import ipaddr from 'ipaddr.js'

/** What @hono/node-server hands on; a request that comes from a test has no socket. */
export interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: { setHeader: (name: string, value: string) => void }
}

/**
 * Where a request comes from: the socket's other end, or behind a trusted proxy the last address that it added. What
 * stands before that in X-Forwarded-For is the visitor's own invention.
 */
export function clientAddress(c: HonoContext<{ Bindings: NodeBindings }>, trustProxy: boolean): string {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (!trustProxy) return socketAddress
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && ipaddr.isValid(forwarded) ? forwarded : socketAddress
}
