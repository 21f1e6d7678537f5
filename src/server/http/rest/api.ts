import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/errors.ts'
import { requestContext } from '#server/http/request-context.ts'
import { mountAccounts } from '#server/http/rest/accounts.ts'
import { mountCatalogueChanges } from '#server/http/rest/catalogue-changes.ts'
import { mountCategories } from '#server/http/rest/categories.ts'
import { mountDonations } from '#server/http/rest/donations.ts'
import { mountFavorites } from '#server/http/rest/favorites.ts'
import { mountHealth } from '#server/http/rest/health.ts'
import { mountNewsletter } from '#server/http/rest/newsletter.ts'
import { mountProducts } from '#server/http/rest/products.ts'
import { createRestApp, type RequestCaller } from '#server/http/rest/rest-app.ts'
import { createCaller } from '#server/trpc/router.ts'

/** REST for integrators: each path parses the documented shape, calls the procedure that our client calls, and answers. */
export function createRestApi(deps: Deps) {
  const api = createRestApp()
  const caller = createCaller(visitorContext(deps))
  mountHealth(api, caller)
  mountProducts(api, caller)
  mountCategories(api, caller)
  const callerFor = requestCaller(deps)
  mountAccounts(api, callerFor)
  mountFavorites(api, callerFor)
  mountCatalogueChanges(api, callerFor)
  mountNewsletter(api, callerFor)
  mountDonations(api, callerFor)
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${deps.env.SITE_NAME} API`,
      version: '1',
      description: 'Products and categories of the shop.',
    },
    servers: [{ url: `${deps.env.PUBLIC_URL}/api` }],
  })
  answerOtherMethods(api)
  api.all('*', (c) => errorResponse(c, 404))
  return api
}

function requestCaller(deps: Deps): RequestCaller {
  return async (c) =>
    createCaller(await requestContext(deps, c, (cookie) => c.header('Set-Cookie', cookie, { append: true })))
}

/** A known path with a method that it does not take: 405 and the methods that it does. */
function answerOtherMethods(api: ReturnType<typeof createRestApp>) {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of api.routes) methods.set(path, (methods.get(path) ?? new Set()).add(method))
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ')
    api.all(path, (c) => {
      c.header('Allow', allow)
      return errorResponse(c, 405)
    })
  }
}
