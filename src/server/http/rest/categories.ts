import { createRoute, z } from '@hono/zod-openapi'
import { cached } from '#server/http/middleware/cacheable.ts'
import { json } from '#server/http/rest/responses.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'
import type { Caller } from '#server/router.ts'

const wireCategory = z
  .object({
    id: z.int(),
    name: z.string().openapi({ example: 'Toys & Educational Items' }),
    short_name: z
      .string()
      .openapi({ example: 'Toys', description: 'What `category` of products and of their list means' }),
    description: z.string(),
    is_hidden: z
      .boolean()
      .openapi({ description: 'The shop does not lead to it; its products are in the shop all the same' }),
    former_short_names: z.array(z.string()).openapi({
      description: 'Names that it or what became part of it had, in lower case: they still mean it',
    }),
  })
  .openapi('Category')

const listCategories = createRoute({
  method: 'get',
  path: '/categories',
  middleware: cached,
  summary: 'List categories',
  responses: { 200: json(z.array(wireCategory), 'The categories in their shop order') },
})

export function mountCategories(api: RestApi, caller: Pick<Caller, 'categories'>) {
  api.openapi(listCategories, async (c) => {
    const categories = await caller.categories.list()
    return c.json(
      categories.map(({ id, name, short, description, isHidden = false, former = [] }) => ({
        id,
        name,
        short_name: short,
        description,
        is_hidden: isHidden,
        former_short_names: former,
      })),
    )
  })
}
