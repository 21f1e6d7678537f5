import { randomBytes } from 'node:crypto'
import { unstable_localLink as localLink, type TRPCLink } from '@trpc/client'
import type { Context as HonoContext } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Deps, visitorContext } from '#server/context.ts'
import { chooseEncoding, encodedBody } from '#server/http/files/encoded-body.ts'
import { costOfPage } from '#server/http/middleware/call-costs.ts'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'
import { hasSessionCookie, sessionContext } from '#server/http/middleware/request-context.ts'
import { sealPage } from '#server/http/middleware/security.ts'
import { countSiteWork } from '#server/http/middleware/site-work.ts'
import { createPageCache, type RenderedPage } from '#server/http/pages/page-cache.ts'
import { plainPage } from '#server/http/pages/plain-page.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { siteOf } from '#server/startup/site.ts'
import { type AppRouter, appRouter } from '#server/trpc/router.ts'
import { transformer } from '#server/trpc/transformer.ts'
import type { Assets } from '#shared/assets.ts'
import { parseBlogSearch } from '#shared/blog-search.ts'
import { parseDonatePage } from '#shared/donate-search.ts'
import { DAY_MS } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'
import { parseLinkSearch } from '#shared/link-search.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import { parseShopSearch } from '#shared/shop-search.ts'
import {
  parseForgotSearch,
  parseResetSearch,
  parseSignInSearch,
  parseVerificationSearch,
} from '#shared/sign-in-search.ts'
import type { Site } from '#shared/site.ts'
import { parseSubscribeSearch } from '#shared/subscribe-search.ts'

/** What a page is rendered from; answers HTML, a redirect, or 404 with its page. */
interface PageInput {
  request: Request
  link: TRPCLink<AppRouter>
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
  /** What the browser had sent to this address. */
  refused: RefusedForm | undefined
}

export interface Pages {
  /** A redirect, or the page. */
  renderPage: (input: PageInput) => Promise<Response | { status: number; html: string }>
  assets: Assets
  /** Changes with everything that a page shows. */
  contentVersion: () => number
}

/**
 * What the query of a page means; all else in it (campaign tags and the like) is left out before rendering, and so is
 * the whole query of a page that does not stand here.
 */
const PARSERS: Record<string, (raw: Record<string, string>) => object> = {
  '/products': parseShopSearch,
  '/blog': parseBlogSearch,
  '/login': parseSignInSearch,
  '/signup': parseSignInSearch,
  '/second-step': parseSignInSearch,
  '/set-up-second-step': parseSignInSearch,
  '/forgot-password': parseForgotSearch,
  '/reset-password': parseResetSearch,
  '/donate': parseDonatePage,
  '/subscribe': parseSubscribeSearch,
  '/confirm-email': parseVerificationSearch,
  '/newsletter/confirm': parseLinkSearch,
  '/newsletter/preferences': parseLinkSearch,
  '/newsletter/unsubscribe': parseLinkSearch,
}
/** Free text makes too many different pages to keep. */
const NEVER_CACHED = ['search', 'email', 'from', 'save', 'token'] as const
const MAX_REMEMBERED_LENGTH = 400
/** A render is work of one thread: more at once only make each other wait. */
const RENDERS_AT_ONCE = 4
/** What is done within about three seconds. */
const MAX_RENDERS_WAITING = 150
const BUSY = {
  status: 503,
  title: 'The shop is very busy',
  message: 'This page could not be made just now. Please try again in a few seconds.',
  headers: { 'Retry-After': '5' },
} as const
const TOO_MANY_PAGES = { status: 429, title: 'Too many requests' } as const
/** More than have passed since 1970. */
const MANY_DAYS = 100_000

/** Pages of one's own, behind a guard: never cached, and they understand their whole query. */
const GUARDED = /^\/(admin|account)(\/|$)/
const FOR_ADMINISTRATORS = /^\/admin(\/|\?|$)/

/** Answers every address that is no file and no call: a page, from the cache where it is the same for everyone. */
export function createPageHandler(deps: Deps, { renderPage, assets, contentVersion }: Pages) {
  const { env, log } = deps
  const cache = createPageCache(() => contentVersion() * MANY_DAYS + today(), isKept)
  const site = siteOf(env)
  const addresses = rememberedAddresses()
  const inQueue = createWorkQueue({ concurrency: RENDERS_AT_ONCE, maxWaiting: MAX_RENDERS_WAITING })

  async function render(
    address: string,
    context = visitorContext(deps),
    refused?: RefusedForm,
  ): Promise<Response | RenderedPage> {
    const nonce = randomBytes(16).toString('base64url')
    let refusal: DomainError | undefined
    const link = localLink({
      router: appRouter,
      createContext: async () => context,
      transformer,
      onError: ({ error }) => {
        if (error.code === 'SERVICE_UNAVAILABLE' && error.cause instanceof DomainError) refusal = error.cause
      },
    })
    const request = new Request(new URL(address, env.PUBLIC_URL), { headers: { accept: 'text/html' } })
    const page = await renderPage({ request, link, site, assets, nonce, stringify, refused })
    if (page instanceof Response) return page
    if (page.status >= 500 && refusal) throw refusal
    const { html, policy } = sealPage(page.html, nonce)
    const isRefused = FOR_ADMINISTRATORS.test(address) && context.user?.role === 'user'
    const status = isRefused ? 403 : page.status
    return {
      status: status === 200 ? (refused?.status ?? 200) : status,
      policy,
      body: encodedBody(html, true),
    }
  }

  return async function answerPage(c: HonoContext, refused?: RefusedForm): Promise<Response> {
    const { address, isShared: isForAll } = addresses(c.req.url)
    const isShared = isForAll && !refused && !hasSessionCookie(c)
    if (!isShared || !cache.has(address)) {
      const refusal = await countSiteWork(deps, c, costOfPage(address))
      if (refusal)
        return plainPage(c, { ...TOO_MANY_PAGES, message: refusal.error.message, headers: refusal.headers })
    }
    const cookies: string[] = []
    const rendering = isShared
      ? cache.get(address, () => inQueue(() => render(address)))
      : inQueue(async () =>
          render(address, await sessionContext(deps, c, (cookie) => cookies.push(cookie)), refused),
        )
    const page = await rendering.catch((error: unknown) => {
      if (error instanceof QueueFullError) return undefined
      throw error
    })
    if (!page) return plainPage(c, BUSY)
    // What was posted is not to be posted again elsewhere.
    if (page instanceof Response)
      return c.redirect(page.headers.get('location') ?? '/', refused ? 303 : (page.status as 301))
    if (page.status === 404) log.info({ path: c.req.path }, 'unknown route')
    const response = await answer(c, page, isShared)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }
}

function isKept(page: Response | RenderedPage): boolean {
  return !(page instanceof Response) && page.status === 200
}

/** Some pages show the day, so yesterday's are not today's. */
function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}

interface PageAddress {
  address: string
  /** Whether its page is worth keeping for everyone. */
  isShared: boolean
}

/** Reading an address costs as much as answering from the cache, so what a common one means is remembered. */
function rememberedAddresses(): (url: string) => PageAddress {
  const known = new LRUCache<string, PageAddress>({ max: 1_000 })
  return (url) => {
    const remembered = known.get(url)
    if (remembered) return remembered
    const parsed = new URL(url)
    const isShared =
      !GUARDED.test(parsed.pathname) && !NEVER_CACHED.some((name) => parsed.searchParams.get(name))
    const found = { address: pageAddress(parsed), isShared }
    if (isShared && url.length <= MAX_REMEMBERED_LENGTH) known.set(url, found)
    return found
  }
}

/** The address as far as it decides what the page shows: known parameters, in their canonical form. */
function pageAddress({ pathname, searchParams }: URL): string {
  const raw = Object.fromEntries(searchParams)
  const known = PARSERS[pathname]?.(raw) ?? (GUARDED.test(pathname) ? raw : {})
  const entries = Object.entries(known).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

async function answer(c: HonoContext, page: RenderedPage, isShared: boolean): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': isShared ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    Vary: 'Accept-Encoding, Cookie',
    ETag: page.body.etag,
  }
  if (isShared && page.status === 200 && hasCopy(c.req.header('if-none-match'), page.body.etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(await page.body.as(encoding), { status: page.status, headers })
}

/** As tRPC's answers are written: the browser reads both in one way. */
function stringify(answers: object): string {
  return JSON.stringify(transformer.output.serialize(answers))
}
