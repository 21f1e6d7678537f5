import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { areAllCacheable } from '#server/http/middleware/cacheable.ts'
import { hasKey, hasSessionCookie } from '#server/http/middleware/request-context.ts'
import { rememberedAddresses } from '#server/http/pages/page-address.ts'

interface NodeBindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const READS = ['GET', 'HEAD']
const CALLS = /^\/(?:api|trpc)\//
const PROBES = ['/api/health', '/api/ready']
/** Neither pages nor files: who asks there is known, or becomes so. */
const OF_SOMEBODY = /^\/(?:mcp$|sign-in\/)/

const passedOn = new WeakSet<object>()

/** Whether the primary gave this answer, and wrote it into its own log and figures. */
export function isPassedOn(response: object): boolean {
  return passedOn.has(response)
}

/**
 * In a process that only reads: what is not the same for everyone is answered by the one that writes, and so is everything
 * that could change something.
 */
export function answeredByPrimary(primary: NonNullable<Deps['primary']>) {
  const addresses = rememberedAddresses()

  function isOurs(c: HonoContext): boolean {
    if (!READS.includes(c.req.method) || hasSessionCookie(c) || hasKey(c)) return false
    const { path } = c.req
    if (CALLS.test(path)) return PROBES.includes(path) || areAllCacheable(c)
    return !OF_SOMEBODY.test(path) && addresses.read(c.req.url).isForAnyone
  }

  return createMiddleware<{ Bindings: NodeBindings }>(async (c, next) => {
    if (isOurs(c)) return next()
    const { incoming, outgoing } = c.env
    passedOn.add(outgoing)
    try {
      await primary.answer(incoming, outgoing)
    } catch (error) {
      passedOn.delete(outgoing)
      throw error
    }
    return RESPONSE_ALREADY_SENT
  })
}
