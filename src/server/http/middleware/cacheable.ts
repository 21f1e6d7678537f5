import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { calledNames } from '#server/http/middleware/call-costs.ts'
import { appRouter } from '#server/router.ts'
import type { ProcedureMeta } from '#server/trpc/init.ts'

/** Marks a REST path whose answer depends on its address and the content alone. It may call only cached procedures. */
export const cached: MiddlewareHandler = (_, next) => next()

const PROCEDURES = '/trpc/'

export function isCacheable(c: HonoContext): boolean {
  const { path } = c.req
  if (path.startsWith(PROCEDURES)) return procedureMeta(path.slice(PROCEDURES.length))?.cached === true
  return matchedRoutes(c).some(({ handler }) => handler === cached)
}

export function areAllCacheable(c: HonoContext): boolean {
  const { path } = c.req
  return path.startsWith(PROCEDURES)
    ? calledNames(path).every((name) => procedureMeta(name)?.cached === true)
    : isCacheable(c)
}

/** Whether only a few dozen such addresses exist, since neither a query nor the path multiplies them. */
export function isOneOfFew(c: HonoContext): boolean {
  return !c.req.url.includes('?') && !matchedRoutes(c).some(({ path }) => path.includes(':'))
}

export function procedureMeta(name: string): ProcedureMeta | undefined {
  const { procedures } = appRouter._def
  return Object.hasOwn(procedures, name) ? Reflect.get(procedures, name)._def.meta : undefined
}
