import { TRPCError } from '@trpc/server'
import { createMiddleware } from 'hono/factory'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestCaller } from '#server/http/middleware/request-caller.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { mountAccounts } from '#server/http/rest/accounts.ts'
import { allowedParameters } from '#server/http/rest/allowed-parameters.ts'
import { mountCatalogChanges } from '#server/http/rest/catalog-changes.ts'
import { mountCategories } from '#server/http/rest/categories.ts'
import { mountDocsPage } from '#server/http/rest/docs-page/docs-page.ts'
import { mountDocument } from '#server/http/rest/document/mount-document.ts'
import { mountDonations } from '#server/http/rest/donations.ts'
import { mountFavorites } from '#server/http/rest/favorites.ts'
import { idempotentPosts } from '#server/http/rest/idempotent-posts.ts'
import { jsonBodies } from '#server/http/rest/json-body.ts'
import { mountNewsletter } from '#server/http/rest/newsletter.ts'
import { mountProducts } from '#server/http/rest/products.ts'
import { createRestApp, type RequestCaller } from '#server/http/rest/rest-app.ts'
import { createCaller } from '#server/router.ts'
import { missingScope } from '#server/trpc/init.ts'
import { type ApiKeyScope, isInScope } from '#shared/accounts/api-key-scopes.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import { m } from '#shared/messages/messages.ts'
import type { Assets } from '#shared/site/assets.ts'

/** REST for integrators: each path parses the documented shape, calls the procedure that our client calls, and answers. */
export function createRestApi(deps: Deps, assets: Assets) {
  const { PUBLIC_URL: shopUrl } = deps.env
  const api = createRestApp()
  const caller = createCaller(visitorContext(deps))
  const callerFor: RequestCaller = (c) => requestCaller(deps, c)
  api.use('/favorites', onlyFor(deps, 'user', 'favorites'))
  api.use(allowedParameters(api), jsonBodies, idempotentPosts(deps))
  mountProducts(api, caller, shopUrl)
  mountCategories(api, caller)
  mountAccounts(api, callerFor)
  mountFavorites(api, callerFor, shopUrl)
  api.on('POST', '/products', onlyFor(deps, 'admin', 'catalog'))
  mountCatalogChanges(api, callerFor, shopUrl)
  mountNewsletter(api, callerFor)
  mountDonations(api, callerFor)
  const document = mountDocument(api, deps.env)
  mountDocsPage(api, document, deps.env, assets)
  api.all('*', (c) => errorResponse(c, 404))
  return api
}

/** Refuses senders without access before the request is validated. The procedures check again. */
function onlyFor(deps: Deps, role: Role, scope: ApiKeyScope) {
  return createMiddleware(async (c, next) => {
    const { user, enrolling, apiKey } = await requestContext(deps, c)
    if (enrolling) return errorResponse(c, 403, m.finishSigningIn)
    if (!user) throw new TRPCError({ code: 'UNAUTHORIZED', message: m.pleaseSignIn })
    if (apiKey && !isInScope(apiKey.scopes, scope)) return errorResponse(c, 403, missingScope(scope))
    if (role === 'admin' && user.role !== 'admin') {
      return errorResponse(c, 403, 'This requires an administrator account')
    }
    return next()
  })
}
