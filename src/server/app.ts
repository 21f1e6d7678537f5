import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { timeout } from 'hono/timeout'
import type { Deps } from '#server/context.ts'
import { createErrorHandler, errorResponse } from '#server/http/errors.ts'
import { createPageHandler, type Pages } from '#server/http/pages.ts'
import { requestLog } from '#server/http/request-log.ts'
import { createRestApi } from '#server/http/rest/api.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { trpcHandler } from '#server/http/trpc-handler.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const TIME_LIMIT_MS = 20_000

/** The whole site: files, calls, pages. Middleware runs in the order in which it stands here. */
export function createApp(deps: Deps, pages: Pages) {
  const app = new Hono()

  app.use(requestId())
  app.use(requestLog(deps.log))
  app.use(securityHeaders())
  app.route('/', staticFiles())
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (c) => errorResponse(c, 413) }))
  app.use(timeout(TIME_LIMIT_MS))

  app.use('/api/*', compress())
  app.use('/trpc/*', compress())
  app.route('/api', createRestApi(deps))
  app.all('/trpc/*', trpcHandler(deps))

  app.get('*', createPageHandler(deps, pages))
  app.notFound((c) => errorResponse(c, c.req.method === 'GET' ? 404 : 405))
  app.onError(createErrorHandler(deps.log))
  return app
}
