import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

const READING = ['/mcp']

/**
 * A change waits until nobody else is writing. It waits outside the event loop, so that pages are answered meanwhile.
 */
export function writeTurn({ db }: Pick<Deps, 'db'>) {
  return createMiddleware(async (c, next) => {
    if (!READING.includes(c.req.path)) await untilWritable(db)
    return next()
  })
}
