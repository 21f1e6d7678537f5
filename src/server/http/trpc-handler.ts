import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { appRouter } from '#server/trpc/router.ts'

const MAX_BATCH_SIZE = 10

/** The procedures over HTTP, for our own client. */
export function trpcHandler({ db, log }: Deps) {
  return (c: HonoContext) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => ({ db }),
      maxBatchSize: MAX_BATCH_SIZE,
      onError({ error, path }) {
        if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: error, path }, 'procedure failed')
      },
    })
}
