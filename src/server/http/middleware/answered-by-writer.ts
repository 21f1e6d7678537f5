import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { areAllCacheable } from '#server/http/middleware/cacheable.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { hasKey, hasSessionCookie } from '#server/http/middleware/request-context.ts'
import { readPageAddress } from '#server/http/pages/page-address.ts'

interface NodeBindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const READS = ['GET', 'HEAD']
const CALLS = /^\/(?:api|trpc)\//
const PROBES = ['/api/health', '/api/ready']
/** Neither pages nor files; requests here are personal or about to become so. */
const OF_SOMEBODY = /^\/(?:mcp$|sign-in\/|demo-checkout)/
const MISDIRECTED = 421

const passedOn = new WeakSet<object>()

/** Whether the writer gave this answer, and recorded it in its own log and metrics. */
export function isPassedOn(response: object): boolean {
  return passedOn.has(response)
}

/**
 * In a read-only process: requests that are personal or may change something belong to the writer. A reader beside the
 * writer passes them on. On another machine they get 421, which tells the proxy in front to ask the writer.
 */
export function answeredByWriter(writer: Deps['writer']) {
  function isOurs(c: HonoContext): boolean {
    const { method, path } = c.req
    if (!READS.includes(method)) return false
    if (PROBES.includes(path)) return true
    if (hasSessionCookie(c) || hasKey(c)) return false
    if (CALLS.test(path)) return areAllCacheable(c)
    return !OF_SOMEBODY.test(path) && readPageAddress(new URL(c.req.url)).isForAnyone
  }

  return createMiddleware<{ Bindings: NodeBindings }>(async (c, next) => {
    if (isOurs(c)) return next()
    if (!writer)
      return errorResponse(
        c,
        MISDIRECTED,
        'This server is read-only. Send this request to the primary server.',
      )
    const { incoming, outgoing } = c.env
    passedOn.add(outgoing)
    try {
      await writer.answer(incoming, outgoing)
    } catch (error) {
      passedOn.delete(outgoing)
      throw error
    }
    return RESPONSE_ALREADY_SENT
  })
}
