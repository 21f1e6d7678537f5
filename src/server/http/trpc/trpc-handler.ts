import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { costOfCalls } from '#server/http/middleware/call-costs.ts'
import { hasKey, requestContext } from '#server/http/middleware/request-context.ts'
import { countSiteWork } from '#server/http/middleware/site-work.ts'
import { jsonFault } from '#server/http/rest/json-faults.ts'
import { appRouter } from '#server/router.ts'
import { asTrpcError, databaseRefusal, retryAfterSeconds } from '#server/trpc/init.ts'
import { localPath } from '#shared/messages/languages.ts'

const MAX_BATCH_SIZE = 10

export function trpcHandler(deps: Deps) {
  return async (c: HonoContext) => {
    const isPost = c.req.method === 'POST'
    const text = isPost ? await c.req.text() : (new URL(c.req.url).searchParams.get('input') ?? '')
    // Calls with a key count for the key.
    const refusal = hasKey(c) ? undefined : await countSiteWork(deps, c, costOfCalls(c.req.path, text))
    const fault = text === '' ? undefined : jsonFault(text, isPost ? 'body' : 'input')
    return fetchRequestHandler({
      endpoint: localPath('/trpc'),
      req: new Request(c.req.raw, { headers: inOneForm(c.req.raw.headers), ...(isPost && { body: text }) }),
      router: appRouter,
      createContext: async ({ resHeaders }) => {
        if (refusal) throw asTrpcError(refusal.error)
        if (fault) throw new TRPCError({ code: 'BAD_REQUEST', message: fault })
        const setCookie = (cookie: string) => resHeaders.append('Set-Cookie', cookie)
        try {
          return await requestContext(deps, c, setCookie)
        } catch (error) {
          throw databaseRefusal(error) ?? error
        }
      },
      maxBatchSize: MAX_BATCH_SIZE,
      responseMeta({ errors }) {
        if (refusal) return { headers: new Headers(refusal.headers) }
        const wait = Math.max(0, ...errors.map((error) => retryAfterSeconds(error) ?? 0))
        return wait > 0 ? { headers: new Headers({ 'Retry-After': String(wait) }) } : {}
      },
      onError({ error, path }) {
        const isOfTheDatabase = databaseRefusal(error.cause) !== undefined
        if (error.code === 'INTERNAL_SERVER_ERROR' || isOfTheDatabase)
          deps.log.error({ err: error, path }, 'procedure failed')
      },
    })
  }
}

/** They begin work by a GET, which any page can make a browser send. */
export function subscriptionPaths(): string[] {
  const { procedures } = appRouter._def
  const names = Object.keys(procedures).filter(
    (name) => Reflect.get(procedures, name)._def.type === 'subscription',
  )
  return names.map((name) => `/trpc/${name}`)
}

/** Removes headers that request another format than JSON: each address has one. */
function inOneForm(original: Headers): Headers {
  const headers = new Headers(original)
  for (const name of ['accept', 'trpc-accept']) headers.delete(name)
  return headers
}
