import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { perVersion } from '#server/db/per-version.ts'
import { encodedBody } from '#server/http/files/encoded-body.ts'
import { encodedResponse } from '#server/http/files/encoded-response.ts'
import { costOfPage } from '#server/http/middleware/call-costs.ts'
import { hasSessionCookie, sessionContext } from '#server/http/middleware/request-context.ts'
import { searchCounts } from '#server/http/middleware/search-counts.ts'
import { sharedCaching } from '#server/http/middleware/shared-caching.ts'
import { shortRedirect } from '#server/http/middleware/short-redirect.ts'
import { countSiteWork } from '#server/http/middleware/site-work.ts'
import { answersAtOnce } from '#server/http/pages/answers-at-once.ts'
import { answersOfContent, askProcedures } from '#server/http/pages/ask-procedures.ts'
import { assetsByLanguage } from '#server/http/pages/assets.ts'
import { type StyleSheets, sealWithStyles } from '#server/http/pages/inline-styles.ts'
import type { PageAddress } from '#server/http/pages/page-address.ts'
import { createPageCache, pageHeaders, type RenderedPage } from '#server/http/pages/page-cache.ts'
import { plainPage } from '#server/http/pages/plain-page.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { createWorkQueue, QueueFullError } from '#server/operations/work-queue.ts'
import { pageSite } from '#server/site/site.ts'
import { transformer } from '#server/trpc/transformer.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'
import { DomainError } from '#shared/errors.ts'
import { currentLanguage, LANGUAGE_CODES, type Language } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import type { Assets } from '#shared/site/assets.ts'
import type { Site } from '#shared/site/site.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

interface PageInput {
  request: Request
  ask: AskProcedure
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
  refused: RefusedForm | undefined
}

export interface Pages {
  renderPage: (input: PageInput) => Promise<Response | { status: number; html: string }>
  assets: Assets
  styles: StyleSheets
  contentVersion: () => number
}

/** Rendering takes one thread, so more at once only delay each other. */
const RENDERS_AT_ONCE = 4
/** As many as are rendered within about three seconds. */
const MAX_RENDERS_WAITING = 150
const BUSY = { status: 503, headers: { 'Retry-After': '5' } } as const

/** Answers every other address. `answerAtOnce` serves cached pages before any other part of the site. */
export function createPageHandler(deps: Deps, { renderPage, assets, styles, contentVersion }: Pages) {
  const { env, log } = deps
  const { caches, renders } = metersOf(deps.db)
  const answers = answersOfContent(contentVersion)
  const assetsIn = assetsByLanguage(assets)
  const cache = createPageCache(contentVersion)
  const shared = sharedCaching(env)
  const { answerAtOnce, readAddress } = answersAtOnce({
    db: deps.db,
    contentVersion,
    cache,
    shared,
    meter: caches.pages,
  })
  const siteNow = perVersion(contentVersion, (db, _language: Language) => pageSite(env, db), {
    keyOf: (language) => language,
    most: LANGUAGE_CODES.length,
  })
  const { countPage } = searchCounts(deps)
  const inQueue = createWorkQueue({ concurrency: RENDERS_AT_ONCE, maxWaiting: MAX_RENDERS_WAITING })

  async function render(
    { address, guard }: PageAddress,
    context = visitorContext(deps),
    refused?: RefusedForm,
  ): Promise<Response | RenderedPage> {
    const nonce = randomBytes(16).toString('base64url')
    let refusal: DomainError | undefined
    const ask = askProcedures(context, answers, ({ code, cause }) => {
      if (code === 'SERVICE_UNAVAILABLE' && cause instanceof DomainError) refusal = cause
    })
    const request = new Request(new URL(address, env.PUBLIC_URL), { headers: { accept: 'text/html' } })
    const started = performance.now()
    const language = currentLanguage()
    const site = siteNow(deps.db, language)
    const page = await renderPage({
      request,
      ask,
      site,
      assets: assetsIn[language],
      nonce,
      stringify,
      refused,
    })
    renders.observe((performance.now() - started) / SECOND_MS)
    if (page instanceof Response) return page
    if (page.status >= 500 && refusal) throw refusal
    const sealed = sealWithStyles(page.html, nonce, styles)
    const isRefused = guard === 'administrator' && context.user?.role === 'user'
    const status = isRefused ? 403 : page.status
    return {
      status: status === 200 ? (refused?.status ?? 200) : status,
      policy: sealed.policy,
      body: encodedBody(sealed.page),
    }
  }

  async function answerPage(c: HonoContext, refused?: RefusedForm): Promise<Response> {
    const target = readAddress(c.req.url)
    const isShared = target.isShared && !refused && !hasSessionCookie(c)
    const cached = isShared ? cache.find(target.address) : undefined
    if (isShared) caches.pages[cached ? 'hits' : 'misses'] += 1
    const refusal = cached ? undefined : await countSiteWork(deps, c, costOfPage(target.address))
    if (refusal)
      return plainPage(c, {
        status: 429,
        title: m.tooManyRequests,
        message: refusal.error.message,
        headers: refusal.headers,
      })
    const cookies: string[] = []
    const ownPage = async () =>
      render(target, await sessionContext(deps, c, (cookie) => cookies.push(cookie)), refused)
    const made = () => (isShared ? cache.get(target, () => inQueue(() => render(target))) : inQueue(ownPage))
    const page = await unlessBusy(() => cached ?? made())
    if (!page) return plainPage(c, { ...BUSY, title: m.shopBusy, message: m.pageNotLoaded })
    // A redirect must not post the form again at another address.
    if (page instanceof Response) {
      const to = shortRedirect(c, page.headers.get('location') ?? '/', refused ? 303 : (page.status as 301))
      if (isShared && to.status < 400)
        for (const [name, value] of Object.entries(shared)) to.headers.set(name, value)
      return to
    }
    countPage(c, page.status)
    if (page.status === 404) log.info({ path: c.req.path }, 'unknown route')
    const response = await encodedResponse(c, {
      body: page.body,
      headers: pageHeaders(page, isShared ? shared : undefined),
      status: page.status,
      isPublic: isShared,
    })
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  return { answerPage, answerAtOnce }
}

async function unlessBusy<Page>(page: () => Page | Promise<Page>): Promise<Page | undefined> {
  try {
    return await page()
  } catch (error) {
    if (error instanceof QueueFullError) return undefined
    throw error
  }
}

/** In the format of tRPC's answers, so that the browser reads both in one way. */
function stringify(answers: object): string {
  return JSON.stringify(transformer.output.serialize(answers))
}
