import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/errors.ts'
import { isOwn } from '#server/http/own-origin.ts'
import { createCaller } from '#server/trpc/router.ts'

/**
 * The catalogue for assistants: the Model Context Protocol over HTTP, read-only, without sessions. A browser on another
 * site is refused, as the protocol asks. The protocol's code loads with the first request.
 */
export function mcpHandler(deps: Deps) {
  const { origin } = new URL(deps.env.PUBLIC_URL)
  const caller = createCaller(visitorContext(deps))
  return async (c: HonoContext): Promise<Response> => {
    const from = c.req.header('origin')
    if (from !== undefined && !isOwn(origin, c.req.url, from, undefined))
      return errorResponse(c, 403, 'This request came from another site')
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST')
      return errorResponse(c, 405)
    }
    const { answerMcp } = await import('#server/http/mcp/answer-mcp.ts')
    return answerMcp(c.req.raw, caller, deps.env)
  }
}
