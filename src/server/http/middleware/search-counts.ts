import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Deps } from '#server/context.ts'
import { searchCounterOf } from '#server/counting/search-counter.ts'
import { calledNames } from '#server/http/middleware/call-costs.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { hasKey } from '#server/http/middleware/request-context.ts'
import { addressKey } from '#server/limits/limits.ts'
import { splitAddress } from '#shared/messages/languages.ts'
import { readQuery } from '#shared/search-params/query.ts'
import { parseShopSearch } from '#shared/search-params/shop.ts'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'

const SHOP = '/products'
const SEARCH = 'search='
const PRODUCT = /^\/products\/[^/]+$/
const MAX_LENGTH = 2_000
const CARDS = 'products.cards'
const ANSWERED = [200, 207, 304]

/** Counts visitors' searches anonymously, in pages and in the lists that pages request, cached or not. */
export function searchCounts({ db, env }: Pick<Deps, 'db' | 'env'>) {
  const counter = searchCounterOf(db)
  const visitorOf = (c: HonoContext) => ({
    address: addressKey(clientAddress(c, env.TRUST_PROXY)),
    userAgent: c.req.header('user-agent') ?? '',
  })

  const refererSearch = (c: HonoContext) =>
    searchOfReferer(c.req.header('referer'), [env.PUBLIC_URL, c.req.url])

  /** Counts an opened product or a click on Buy Now; the browser reports when it came from search results. */
  function countFollowed(c: HonoContext) {
    const search = refererSearch(c)
    if (search) counter.followed(search, visitorOf(c))
  }

  return {
    countFollowed,
    countPage(c: HonoContext, status: number) {
      const { path } = c.req
      if (status !== 200 || !path.startsWith(SHOP) || !isPersonal(c)) return
      const search = path === SHOP ? searchOfPage(c.req.url) : undefined
      if (search) counter.noteSearch(search, visitorOf(c))
      if (PRODUCT.test(path)) countFollowed(c)
    },
    /** Counts the search of a list that a page requests, unless it is preloaded, as for a hovered link. */
    countList: (async (c, next) => {
      await next()
      const search = ANSWERED.includes(c.res.status) && isPersonal(c) ? searchOfCall(c.req.url) : undefined
      if (search && search === refererSearch(c)) counter.noteSearch(search, visitorOf(c))
    }) satisfies MiddlewareHandler,
  }
}

export function mayCount({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return url.includes(SEARCH) || (headers.referer?.includes(SEARCH) ?? false)
}

/** True for pages that a browser shows to a person; false for prefetches and programs. */
function isPersonal(c: HonoContext): boolean {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  return c.req.method === 'GET' && !hasKey(c) && !purpose.includes('prefetch')
}

function searchOfPage(url: string): string | undefined {
  if (!url.includes(SEARCH) || url.length > MAX_LENGTH) return undefined
  return wholeSearchOf(parseShopSearch(readQuery(new URL(url).searchParams)))
}

function searchOfCall(url: string): string | undefined {
  if (!url.includes(CARDS) || !url.includes('search') || url.length > MAX_LENGTH) return undefined
  const { pathname, searchParams } = new URL(url)
  const place = calledNames(splitAddress(pathname).path).indexOf(CARDS)
  try {
    const input = JSON.parse(searchParams.get('input') ?? '{}')
    const { json } = searchParams.has('batch') ? input[place] : input
    return wholeSearchOf(parseShopSearch({ ...json }))
  } catch {
    return undefined
  }
}

function searchOfReferer(referer: string | undefined, own: string[]): string | undefined {
  if (!referer?.includes(SEARCH) || referer.length > MAX_LENGTH || !URL.canParse(referer)) return undefined
  const { origin, pathname, searchParams } = new URL(referer)
  const isOwn = splitAddress(pathname).path === SHOP && own.some((url) => new URL(url).origin === origin)
  return isOwn ? parseShopSearch(readQuery(searchParams)).search : undefined
}
