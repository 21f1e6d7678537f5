import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/errors.ts'
import { mountCategories } from '#server/http/rest/categories.ts'
import { mountHealth } from '#server/http/rest/health.ts'
import { mountProducts } from '#server/http/rest/products.ts'
import { createRestApp } from '#server/http/rest/rest-app.ts'
import { createCaller } from '#server/trpc/router.ts'

/** REST for integrators: each path parses the documented shape, calls the procedure that our client calls, and answers. */
export function createRestApi({ db, env }: Deps) {
  const api = createRestApp()
  const caller = createCaller({ db })
  mountHealth(api, caller)
  mountProducts(api, caller)
  mountCategories(api, caller)
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${env.SITE_NAME} API`,
      version: '1',
      description: 'Products and categories of the shop.',
    },
    servers: [{ url: `${env.PUBLIC_URL}/api` }],
  })
  answerOtherMethods(api)
  api.all('*', (c) => errorResponse(c, 404))
  return api
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
