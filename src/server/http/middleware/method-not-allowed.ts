import type { Hono, Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'

/** A HEAD request must change nothing. */
const CHANGES_BY_GET = '/api/seed-products'

const METHODS_OF_PAGES = ['GET', 'HEAD']

/** For requests that no route answered. A page's form is mounted at its address, pages at all of them. */
export function notAnswered(app: Hono) {
  return (c: HonoContext) => {
    const { method, path } = c.req
    if (METHODS_OF_PAGES.includes(method)) return errorResponse(c, 404)
    const ofForms = app.routes.filter((route) => route.path === path && route.method === 'POST')
    return refuseMethod(c, [...METHODS_OF_PAGES, ...ofForms.slice(0, 1).map((form) => form.method)])
  }
}

function refuseMethod(c: HonoContext, allowed: Iterable<string>) {
  c.header('Allow', [...allowed, 'OPTIONS'].join(', '))
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : errorResponse(c, 405)
}

interface RoutePath {
  path: string
  pattern: RegExp | undefined
  methods: Set<string>
}

export function methodNotAllowed(app: Hono) {
  let paths: RoutePath[] | undefined
  return createMiddleware(async (c, next) => {
    paths ??= registeredPaths(app)
    const { path, method } = c.req
    const match = paths.find((one) => (one.pattern ? one.pattern.test(path) : one.path === path))
    return !match || match.methods.has(method) ? next() : refuseMethod(c, match.methods)
  })
}

/** The mounted paths. Those with a parameter come last, since a fixed path takes precedence. */
function registeredPaths(app: Hono): RoutePath[] {
  const byPath = new Map<string, RoutePath>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.includes('*') || !path.startsWith('/api/')) continue
    const pattern = path.includes(':') ? new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) : undefined
    const entry = byPath.get(path) ?? { path, pattern, methods: new Set() }
    byPath.set(path, entry)
    entry.methods.add(method)
    if (method === 'GET' && path !== CHANGES_BY_GET) entry.methods.add('HEAD')
  }
  return [...byPath.values()].sort(
    (a, b) => Number(a.pattern !== undefined) - Number(b.pattern !== undefined),
  )
}
