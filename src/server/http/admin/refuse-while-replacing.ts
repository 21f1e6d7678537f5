import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { m } from '#shared/messages/messages.ts'

const RETRY_AFTER_S = '5'

/** A change made while a backup replaces the database would be lost, so the client must send it again. */
export function refuseWhileReplacing({ operations }: Pick<Deps, 'operations'>) {
  return createMiddleware(async (c, next) => {
    if (!operations.isReplacing()) return next()
    c.header('Retry-After', RETRY_AFTER_S)
    return errorResponse(c, 503, m.backupBeingRestored)
  })
}
