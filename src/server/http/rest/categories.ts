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
      .openapi({ example: 'Toys', description: 'The value of `category` in products and in their list' }),
    description: z.string(),
    is_hidden: z
      .boolean()
      .openapi({ description: 'The shop has no links to it, but its products are in the shop' }),
    former_short_names: z.array(z.string()).openapi({
      description: 'Its former names and those of categories merged into it, in lowercase; they still work',
    }),
  })
  .openapi('Category')

const listCategories = createRoute({
  method: 'get',
  path: '/categories',
  middleware: cached,
  summary: 'List categories',
  responses: { 200: json(z.array(wireCategory), 'The categories, in the order of the shop') },
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
