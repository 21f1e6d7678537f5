import type { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { LRUCache } from 'lru-cache'
import { splitAddress } from '#shared/messages/languages.ts'

/** Returns the template of the route that answers a path. Their number is fixed, whatever the paths. */
export type RouteOf = (path: string) => string

const UNKNOWN_ROUTE = 'unknown'
const BATCH = '/trpc/batch'
const FOLDERS = ['/assets', '/pictures', '/images', '/icons']
const ANY_METHOD = 'ALL'
const MAX_REMEMBERED = 500
const MAX_REMEMBERED_LENGTH = 100

interface Others {
  pages?: readonly string[]
  procedures?: readonly string[]
}

export function routeTemplates(app: Hono, { pages = [], procedures = [] }: Others = {}): RouteOf {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const mounted = app.routes.map(({ path }) => path).filter((path) => !path.includes('*'))
  const templates = new Set([
    ...mounted,
    ...pages.flatMap(pagePath),
    ...procedures.map((name) => `/trpc/${name}`),
    ...FOLDERS.map((folder) => `${folder}/*`),
  ])
  for (const template of templates) router.add(ANY_METHOD, template, template)

  const remembered = new LRUCache<string, string>({ max: MAX_REMEMBERED })

  function routeOf(path: string): string {
    const [matches] = router.match(ANY_METHOD, path)
    const [template] = matches.map(([name]) => name).sort((one, other) => weight(one) - weight(other))
    if (template) return template
    return path.startsWith('/trpc/') && path.includes(',') ? BATCH : UNKNOWN_ROUTE
  }

  return (address) => {
    const { path } = splitAddress(address)
    if (path.length > MAX_REMEMBERED_LENGTH) return routeOf(path)
    const cached = remembered.get(path)
    if (cached) return cached
    const route = routeOf(path)
    remembered.set(path, route)
    return route
  }
}

/** `/products/` is the page at `/products`; `__root__` and layouts are not pages. */
function pagePath(id: string): string[] {
  if (!id.startsWith('/')) return []
  return [id === '/' ? id : id.replace(/\/$/, '').replaceAll('$', ':')]
}

/** `/products/count` is its own route, not a product of that name. */
function weight(template: string): number {
  if (template.includes('*')) return 2
  return template.includes(':') ? 1 : 0
}
