import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { requestContext } from '#server/http/request-context.ts'
import { jsonFault } from '#server/http/rest/json-faults.ts'
import { retryAfterSeconds } from '#server/trpc/init.ts'
import { appRouter } from '#server/trpc/router.ts'

const MAX_BATCH_SIZE = 10

/** The procedures over HTTP, for our own client. */
export function trpcHandler(deps: Deps) {
  return async (c: HonoContext) => {
    const text = c.req.method === 'POST' ? await c.req.text() : (c.req.query('input') ?? '')
    const fault = jsonFault(text)
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.method === 'POST' ? new Request(c.req.raw, { body: text }) : c.req.raw,
      router: appRouter,
      createContext: async ({ resHeaders }) => {
        if (fault) throw new TRPCError({ code: 'BAD_REQUEST', message: fault })
        return requestContext(deps, c, (cookie) => resHeaders.append('Set-Cookie', cookie))
      },
      maxBatchSize: MAX_BATCH_SIZE,
      responseMeta({ errors }) {
        const wait = Math.max(0, ...errors.map((error) => retryAfterSeconds(error) ?? 0))
        return wait > 0 ? { headers: new Headers({ 'Retry-After': String(wait) }) } : {}
      },
      onError({ error, path }) {
        if (error.code === 'INTERNAL_SERVER_ERROR') deps.log.error({ err: error, path }, 'procedure failed')
      },
    })
  }
}
