import { z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { errorResponse } from '#server/http/middleware/errors.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'

/** A campaign's tags in its address do no harm. */
const DOCUMENTATION = '/api/docs'
const MOST_NAMED = 5
const LONGEST_NAME = 40

/** Refuses unknown parameters by name: a misspelled filter would return the whole shop. */
export function allowedParameters(api: RestApi) {
  let allowed: Map<string, string[]> | undefined
  const parametersOf = (c: HonoContext) => {
    allowed ??= parametersByRoute(api)
    return matchedRoutes(c).flatMap(({ method, path }) => allowed?.get(`${method} ${path}`) ?? [])
  }
  return createMiddleware(async (c, next) => {
    const given = new Set(new URL(c.req.url).searchParams.keys())
    if (given.size === 0 || c.req.path === DOCUMENTATION) return next()
    const parameters = parametersOf(c)
    const unknown = [...given].filter((name) => !parameters.includes(name)).slice(0, MOST_NAMED)
    if (unknown.length === 0) return next()
    const names = unknown.map((name) => name.slice(0, LONGEST_NAME))
    const message = parameters.length > 0 ? `Use ${parameters.join(', ')}` : 'This call takes no parameters'
    const issues = names.map((path) => ({ path, message }))
    return errorResponse(c, 400, `Unknown parameter: ${names.join(', ')}`, issues)
  })
}

function parametersByRoute({ openAPIRegistry }: RestApi): Map<string, string[]> {
  const routes = openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : []))
  return new Map(
    routes.map(({ method, path, request }) => [
      `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : [],
    ]),
  )
}
