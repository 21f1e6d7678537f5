import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { mountAccounts } from '#server/http/rest/accounts.ts'
import { allowedParameters } from '#server/http/rest/allowed-parameters.ts'
import { mountCatalogChanges } from '#server/http/rest/catalog-changes.ts'
import { mountCategories } from '#server/http/rest/categories.ts'
import { mountDocsPage } from '#server/http/rest/docs-page/mount-docs-page.ts'
import { mountDocument } from '#server/http/rest/document/mount-document.ts'
import { mountDonations } from '#server/http/rest/donations.ts'
import { mountFavorites } from '#server/http/rest/favorites.ts'
import { idempotentPosts } from '#server/http/rest/idempotent-posts.ts'
import { jsonBodies } from '#server/http/rest/json-body.ts'
import { mountNewsletter } from '#server/http/rest/newsletter.ts'
import { onlyFor } from '#server/http/rest/only-for.ts'
import { mountProducts } from '#server/http/rest/products.ts'
import { type AskerOf, createRestApp, type RequestCaller } from '#server/http/rest/rest-app.ts'
import { createCaller } from '#server/router.ts'
import type { Assets } from '#shared/site/assets.ts'

/** REST for integrators: each path parses the documented shape, calls the procedure that our client calls, and answers. */
export function createRestApi(deps: Deps, assets: Assets) {
  const { PUBLIC_URL: shopUrl } = deps.env
  const api = createRestApp()
  const caller = createCaller(visitorContext(deps))
  const callerFor = requestCaller(deps)
  const askerOf: AskerOf = async (c) => requestContext(deps, c, setCookieOf(c))
  api.use('/favorites', onlyFor('user', 'favorites', askerOf))
  api.use(allowedParameters(api), jsonBodies, idempotentPosts(deps))
  mountProducts(api, caller, shopUrl)
  mountCategories(api, caller)
  mountAccounts(api, callerFor)
  mountFavorites(api, callerFor, shopUrl)
  api.on('POST', '/products', onlyFor('admin', 'catalog', askerOf))
  mountCatalogChanges(api, callerFor, shopUrl)
  mountNewsletter(api, callerFor)
  mountDonations(api, callerFor)
  const document = mountDocument(api, deps.env)
  mountDocsPage(api, document, deps.env, assets)
  api.all('*', (c) => errorResponse(c, 404))
  return api
}

function requestCaller(deps: Deps): RequestCaller {
  return async (c) => createCaller(await requestContext(deps, c, setCookieOf(c)))
}

function setCookieOf(c: HonoContext) {
  return (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
}
