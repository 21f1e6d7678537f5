import type { Hono, Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'

/** A HEAD request must change nothing. */
const CHANGES_BY_GET = '/api/seed-products'

const METHODS_OF_PAGES = ['GET', 'HEAD']

/**
 * Answers requests that no route answered: an unknown address, or a method that a page does not accept. A page's form
 * is mounted at its address, the pages themselves at every address.
 */
export function notAnswered(app: Hono) {
  return (c: HonoContext) => {
    const { method, path } = c.req
    if (METHODS_OF_PAGES.includes(method)) return errorResponse(c, 404)
    const ofForms = app.routes.filter((route) => route.path === path && route.method === 'POST')
    c.header(
      'Allow',
      [...METHODS_OF_PAGES, ...ofForms.slice(0, 1).map((form) => form.method), 'OPTIONS'].join(', '),
    )
    return method === 'OPTIONS' ? c.body(null, 204) : errorResponse(c, 405)
  }
}

interface KnownPath {
  path: string
  pattern: RegExp | undefined
  methods: Set<string>
}

/** Answers unsupported methods of every path under /api with 405, and OPTIONS with the supported ones. */
export function methodNotAllowed(app: Hono) {
  let known: KnownPath[] | undefined
  return createMiddleware(async (c, next) => {
    known ??= knownPaths(app)
    const { path, method } = c.req
    const found = known.find((one) => (one.pattern ? one.pattern.test(path) : one.path === path))
    if (!found || found.methods.has(method)) return next()
    c.header('Allow', [...found.methods, 'OPTIONS'].join(', '))
    return method === 'OPTIONS' ? c.body(null, 204) : errorResponse(c, 405)
  })
}

/** The mounted paths. Those with a parameter come last, since a fixed path takes precedence. */
function knownPaths(app: Hono): KnownPath[] {
  const known = new Map<string, KnownPath>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.includes('*') || !path.startsWith('/api/')) continue
    const pattern = path.includes(':') ? new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) : undefined
    const found = known.get(path) ?? { path, pattern, methods: new Set() }
    known.set(path, found)
    found.methods.add(method)
    if (method === 'GET' && path !== CHANGES_BY_GET) found.methods.add('HEAD')
  }
  return [...known.values()].sort((a, b) => Number(a.pattern !== undefined) - Number(b.pattern !== undefined))
}
