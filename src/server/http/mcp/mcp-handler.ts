import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { costOfMessages } from '#server/http/middleware/call-costs.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { ownRequests } from '#server/http/middleware/same-origin.ts'
import { createCaller } from '#server/router.ts'
import { parsedJson } from '#shared/text/unless-broken.ts'

const MAX_BATCH_SIZE = 10

export async function costOfRequest(c: HonoContext): Promise<number> {
  return c.req.method === 'POST' ? Math.max(1, costOfMessages(messagesOf(await c.req.text()))) : 1
}

/** An unreadable body counts as one message; the protocol's own code reports its fault. */
function messagesOf(body: string): unknown[] {
  const read = parsedJson(body)
  return Array.isArray(read) ? read : [read]
}

/** The Model Context Protocol over HTTP, read-only. Refuses browsers on other sites, as it requires. */
export function mcpHandler(deps: Deps) {
  const isOwn = ownRequests(deps.env)
  const caller = createCaller(visitorContext(deps))
  return async (c: HonoContext): Promise<Response> => {
    if (c.req.header('origin') !== undefined && !isOwn(c.req.raw))
      return errorResponse(c, 403, 'This request came from another site')
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST')
      return errorResponse(c, 405)
    }
    const body = await c.req.text()
    if (messagesOf(body).length > MAX_BATCH_SIZE)
      return errorResponse(c, 400, `A batch can hold at most ${MAX_BATCH_SIZE} messages`)
    const { answerMcp } = await import('#server/http/mcp/mcp-tools.ts')
    return answerMcp(new Request(c.req.raw, { body, headers: acceptingAll(c.req.raw) }), caller, deps.env)
  }
}

/** Every answer is JSON and nothing is streamed, so clients that accept JSON need not accept event streams. */
function acceptingAll({ headers }: Request): Headers {
  const all = new Headers(headers)
  all.set('accept', 'application/json, text/event-stream')
  return all
}
