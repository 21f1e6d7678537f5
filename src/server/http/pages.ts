import { randomBytes } from 'node:crypto'
import { unstable_localLink as localLink, type TRPCLink } from '@trpc/client'
import type { Context as HonoContext } from 'hono'
import superjson from 'superjson'
import type { Deps } from '#server/context.ts'
import { type CachedPage, chooseEncoding, compressPage, createPageCache } from '#server/http/page-cache.ts'
import { sealPage } from '#server/http/security.ts'
import { type AppRouter, appRouter } from '#server/trpc/router.ts'
import type { Assets } from '#shared/assets.ts'
import { parseBlogSearch } from '#shared/blog-search.ts'
import { parseShopSearch } from '#shared/shop-search.ts'
import type { Site } from '#shared/site.ts'

/** What a page is rendered from; answers HTML, a redirect, or 404 with its page. */
interface PageInput {
  request: Request
  link: TRPCLink<AppRouter>
  site: Site
  assets: Assets
  nonce: string
}

export interface Pages {
  renderPage: (input: PageInput) => Promise<Response>
  assets: Assets
  /** Changes with everything that a page shows. */
  contentVersion: () => number
}

/** Pages that say by themselves what their address means. */
const PARSERS: Record<string, (raw: Record<string, string>) => object> = {
  '/products': parseShopSearch,
  '/blog': parseBlogSearch,
}
/** The rest of a query (campaign tags and the like) is left out before rendering. */
const QUERY_OF_OTHER_PAGES = ['search', 'category', 'email', 'preset', 'success', 'canceled']
/** Free text makes too many different pages to keep. */
const NEVER_CACHED = ['search', 'email'] as const

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?better-auth\.session_token=/

/** Answers every address that is no file and no call: a page, from the cache where it is the same for everyone. */
export function createPageHandler({ db, env, log }: Deps, { renderPage, assets, contentVersion }: Pages) {
  const cache = createPageCache(contentVersion)
  const site: Site = {
    name: env.SITE_NAME,
    url: env.PUBLIC_URL,
    locale: env.LOCALE,
    social: { facebook: env.SOCIAL_FACEBOOK, instagram: env.SOCIAL_INSTAGRAM, twitter: env.SOCIAL_TWITTER },
  }

  async function render(address: string): Promise<Response | CachedPage> {
    const nonce = randomBytes(16).toString('base64url')
    const link = localLink({ router: appRouter, createContext: async () => ({ db }), transformer: superjson })
    const request = new Request(new URL(address, env.PUBLIC_URL), { headers: { accept: 'text/html' } })
    const response = await renderPage({ request, link, site, assets, nonce })
    if (response.status >= 300 && response.status < 400) return response
    const { html, policy } = sealPage(await response.text(), nonce)
    return compressPage(response.status, html, policy)
  }

  return async function answerPage(c: HonoContext): Promise<Response> {
    const address = pageAddress(new URL(c.req.url))
    let uncached: Response | CachedPage | undefined
    const renderForCache = async () => {
      const rendered = await render(address)
      uncached = rendered
      return rendered instanceof Response || rendered.status !== 200 ? undefined : rendered
    }
    const isShared =
      !SESSION_COOKIE.test(c.req.header('cookie') ?? '') && !NEVER_CACHED.some((name) => c.req.query(name))
    const page =
      (isShared ? await cache.get(address, renderForCache) : undefined) ?? uncached ?? (await render(address))
    if (page instanceof Response) return c.redirect(page.headers.get('location') ?? '/', page.status as 301)
    if (page.status === 404) log.info({ path: c.req.path }, 'unknown route')
    return answer(c, page, isShared)
  }
}

/** The address as far as it decides what the page shows: known parameters, in their canonical form. */
function pageAddress({ pathname, searchParams }: URL): string {
  const raw = Object.fromEntries(searchParams)
  const known = PARSERS[pathname]?.(raw) ?? pick(raw, QUERY_OF_OTHER_PAGES)
  const entries = Object.entries(known).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

function pick(record: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

function answer(c: HonoContext, page: CachedPage, isShared: boolean): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': isShared ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    Vary: 'Accept-Encoding, Cookie',
    ETag: page.etag,
  }
  if (isShared && c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return c.body(new Uint8Array(page.bodies[encoding]), page.status as 200, headers)
}
