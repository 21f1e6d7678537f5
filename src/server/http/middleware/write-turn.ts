import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { m } from '#shared/messages/messages.ts'

const READING = ['/mcp']
const RETRY_AFTER_S = '5'

/**
 * A change waits until nobody else is writing, outside the event loop, so that pages are answered meanwhile. While a
 * backup replaces the database the change would be lost, so the client must send it again.
 */
export function writeTurn({ db, operations }: Pick<Deps, 'db' | 'operations'>) {
  return createMiddleware(async (c, next) => {
    if (operations.isReplacing()) {
      c.header('Retry-After', RETRY_AFTER_S)
      return errorResponse(c, 503, m.backupBeingRestored)
    }
    if (!READING.includes(c.req.path)) await untilWritable(db)
    return next()
  })
}
