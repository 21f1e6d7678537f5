import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { getPath } from 'hono/utils/url'
import type { Deps } from '#server/context.ts'
import { metricsText, readinessLookout } from '#server/features/status/service.ts'
import { adminFiles } from '#server/http/admin/admin-files.ts'
import { adminUploads } from '#server/http/admin/uploads.ts'
import { crawlerFiles } from '#server/http/crawlers/crawler-files.ts'
import { demoCheckout } from '#server/http/demo-checkout/demo-checkout.ts'
import { remotePictureHandler } from '#server/http/files/remote-pictures.ts'
import { sharePictures } from '#server/http/files/share-pictures.ts'
import { shopIcons } from '#server/http/files/shop-icons.ts'
import { staticFiles } from '#server/http/files/static-files.ts'
import { uploadedPictureHandler } from '#server/http/files/uploaded-pictures.ts'
import { accountForms } from '#server/http/forms/account-forms.ts'
import { contentForms } from '#server/http/forms/content-forms.ts'
import { donationForm } from '#server/http/forms/donation-form.ts'
import { favoritesForms } from '#server/http/forms/favorites-forms.ts'
import { newsletterForms } from '#server/http/forms/newsletter-forms.ts'
import { formPosts } from '#server/http/forms/posted-form.ts'
import { priceAlertForms } from '#server/http/forms/price-alert-forms.ts'
import { profileForms } from '#server/http/forms/profile-forms.ts'
import { providerSignIn } from '#server/http/forms/provider-sign-in.ts'
import { costOfRequest, mcpHandler } from '#server/http/mcp/mcp-handler.ts'
import { metricsHandler } from '#server/http/metrics/metrics-handler.ts'
import { allowedOrigins } from '#server/http/middleware/allowed-origins.ts'
import { answeredByWriter } from '#server/http/middleware/answered-by-writer.ts'
import { limitApiCalls, limitKeyCalls } from '#server/http/middleware/api-limit.ts'
import { canonicalAddresses, readableQueries } from '#server/http/middleware/canonical-address.ts'
import { createErrorHandler, errorResponse } from '#server/http/middleware/errors.ts'
import { languageOfAddress } from '#server/http/middleware/language-of-address.ts'
import { methodNotAllowed, notAnswered } from '#server/http/middleware/method-not-allowed.ts'
import { responseCache } from '#server/http/middleware/response-cache.ts'
import { sameOrigin } from '#server/http/middleware/same-origin.ts'
import { searchCounts } from '#server/http/middleware/search-counts.ts'
import { writeTurn } from '#server/http/middleware/write-turn.ts'
import { createPageHandler, type Pages } from '#server/http/pages/pages.ts'
import { createRestApi } from '#server/http/rest/api.ts'
import { clickHandler, viewHandler } from '#server/http/rest/clicks.ts'
import { createProbes } from '#server/http/rest/probes.ts'
import { stripeWebhook } from '#server/http/rest/stripe-webhook.ts'
import { subscriptionPaths, trpcHandler } from '#server/http/trpc/trpc-handler.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { splitAddress } from '#shared/messages/languages.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const TIME_LIMIT_MS = 20_000
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Middleware runs in the order listed here; `http/middleware/listener.ts` comes before all of it. */
export function createApp(deps: Deps, pages: Pages) {
  const app = new Hono({ getPath: pathOf })

  app.use(languageOfAddress(deps.env))
  app.use(canonicalAddresses)
  app.use('/api/*', readableQueries)
  app.use('/trpc/*', readableQueries)
  const isOnReadingMachine = deps.env.ROLE === 'reader'
  // One process reports for all that share its port.
  if (isOnReadingMachine || !deps.writer)
    app.get(
      '/metrics',
      metricsHandler(deps.env, () => metricsText(deps)),
    )
  app.get('/pictures/remote/*', remotePictureHandler(deps))
  for (const path of ['/pictures/uploaded/*', '/images/uploaded/*'])
    app.get(path, uploadedPictureHandler(deps))
  app.route('/', shopIcons(deps))
  app.route('/', staticFiles())
  if (isOnReadingMachine || deps.writer) app.use(answeredByWriter(deps.writer))
  const csrfGuard = sameOrigin(deps.env)
  app.on(WITH_BODY, '*', writeTurn(deps))
  const forForms = [
    timeout(TIME_LIMIT_MS, () => new HTTPException(408)),
    bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (c) => errorResponse(c, 413) }),
  ] as const
  // Comes before the call limit, as Stripe may send many events.
  app.post('/api/stripe/webhook', ...forForms, stripeWebhook(deps))
  app.use('/api/*', allowedOrigins(deps.env.CORS_ORIGINS))
  app.route('/api', createProbes(readinessLookout(deps)))
  app.use('/api/*', limitApiCalls(deps), methodNotAllowed(app))
  app.on(WITH_BODY, ['/api/*', '/trpc/*'], csrfGuard)
  app.on('GET', ['/api/seed-products', '/api/admin/*', ...subscriptionPaths()], csrfGuard)
  // Comes before the size and time limits, which are meant for forms.
  app.route('/api/admin', adminUploads(deps))
  app.on(WITH_BODY, '*', ...forForms)

  const cache = responseCache(deps.env, pages.contentVersion, metersOf(deps.db).caches.answers)
  app.use('/api/*', cache)
  app.use('/trpc/*', limitKeyCalls(deps), searchCounts(deps).countList, cache)
  app.post('/api/clicks', clickHandler(deps))
  app.post('/api/views', viewHandler(deps))
  app.route('/api/admin', adminFiles(deps))
  app.route('/api', createRestApi(deps, pages.assets))
  app.all('/trpc/*', trpcHandler(deps))
  app.all('/mcp', limitApiCalls(deps, costOfRequest), mcpHandler(deps))
  const { answerPage, answerAtOnce } = createPageHandler(deps, pages)
  const posted = formPosts(deps, answerPage)
  app.route('/', accountForms(posted))
  app.route('/', providerSignIn(deps))
  app.post('/account', profileForms(posted))
  app.post('/favorites', favoritesForms(posted))
  app.post('/donate', donationForm(posted))
  if (deps.demo) app.route('/', demoCheckout(deps, deps.demo, pages.assets.fonts))
  app.route('/', contentForms(posted))
  app.route('/', newsletterForms(posted))
  app.route('/', priceAlertForms(posted))
  app.route('/', crawlerFiles(deps))
  app.route('/og', sharePictures(deps))
  app.get('*', (c) => answerPage(c))
  app.notFound(notAnswered(app))
  app.onError(createErrorHandler(deps.log))
  return { app, answerAtOnce }
}

/** Without the language, which is no part of a route. Programs may end an address with a slash; pages redirect to theirs. */
function pathOf(request: Request): string {
  return splitAddress(getPath(request)).path.replace(/^(\/(?:api|mcp)(?:\/.*[^/])?)\/$/, '$1')
}
