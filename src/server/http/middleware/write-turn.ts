import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

/** An import writes for a moment at a time; what takes longer is answered with 503 and Retry-After. */
const LIMIT_MS = 5_000
/** Answers from what is read alone. */
const READING = ['/mcp']

/** A change begins when nobody else is writing: it waits beside the event loop, so that pages are answered meanwhile. */
export function writeTurn({ db }: Pick<Deps, 'db'>) {
  return createMiddleware(async (c, next) => {
    if (!READING.includes(c.req.path)) await untilWritable(db, LIMIT_MS)
    return next()
  })
}
