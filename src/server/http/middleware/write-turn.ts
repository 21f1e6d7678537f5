import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

/** Answers from what is read alone. */
const READING = ['/mcp']

/** A change begins when nobody else is writing: it waits beside the event loop, so that pages are answered meanwhile. */
export function writeTurn({ db }: Pick<Deps, 'db'>) {
  return createMiddleware(async (c, next) => {
    if (!READING.includes(c.req.path)) await untilWritable(db)
    return next()
  })
}
