import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'

/** One structured line for each request: never its query, its cookies or its sender. */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const started = performance.now()
    await next()
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info(
      { id: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    )
  })
}
