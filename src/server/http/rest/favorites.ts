import { createRoute, z } from '@hono/zod-openapi'
import { productReference } from '#server/http/rest/product-reference.ts'
import {
  accountOr,
  badRequest,
  forbidden,
  json,
  jsonBody,
  notFound,
  notSignedIn,
} from '#server/http/rest/responses.ts'
import type { RequestCaller, RestApi } from '#server/http/rest/rest-app.ts'
import { toWireProduct, wireProduct } from '#server/http/rest/wire.ts'

const owner = z
  .string()
  .max(100)
  .openapi({ description: 'Your own account ID, from GET /api/me', example: 'q1w2e3r4t5' })
const change = jsonBody(z.object({ user_id: owner, product: productReference }))
const changed = z.object({ success: z.literal(true) })
const refusals = { ...badRequest, ...notSignedIn, ...forbidden, ...notFound }

const listFavorites = createRoute({
  method: 'get',
  path: '/favorites',
  security: accountOr('favorites'),
  summary: 'List your favorites',
  request: { query: z.object({ user_id: owner }) },
  responses: {
    200: json(z.array(wireProduct), 'Your saved products that the shop still has, newest first'),
    ...badRequest,
    ...notSignedIn,
    ...forbidden,
  },
})

const addFavorite = createRoute({
  method: 'post',
  path: '/favorites',
  security: accountOr('favorites'),
  summary: 'Save a product',
  request: change,
  responses: { 201: json(changed, 'Saved'), 200: json(changed, 'Already saved'), ...refusals },
})

const removeFavorite = createRoute({
  method: 'delete',
  path: '/favorites',
  security: accountOr('favorites'),
  summary: 'Remove a product',
  request: change,
  responses: { 200: json(changed, 'Removed, or not in the list'), ...refusals },
})

export function mountFavorites(api: RestApi, callerFor: RequestCaller, shopUrl: string) {
  api.openapi(listFavorites, async (c) => {
    const favorites = await (await callerFor(c)).favorites.list({ userId: c.req.valid('query').user_id })
    return c.json(
      favorites.flatMap(({ product }) => (product ? [toWireProduct(product, shopUrl)] : [])),
      200,
    )
  })
  api.openapi(addFavorite, async (c) => {
    const { user_id, product } = c.req.valid('json')
    const { added } = await (await callerFor(c)).favorites.add({ userId: user_id, ...product })
    return c.json({ success: true } as const, added ? 201 : 200)
  })
  api.openapi(removeFavorite, async (c) => {
    const { user_id, product } = c.req.valid('json')
    await (await callerFor(c)).favorites.remove({ userId: user_id, ...product })
    return c.json({ success: true } as const, 200)
  })
}
