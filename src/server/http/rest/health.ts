import { createRoute, z } from '@hono/zod-openapi'
import { json } from '#server/http/rest/responses.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'
import type { Caller } from '#server/trpc/router.ts'

const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Whether the server and its database answer',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'They do') },
})

export function mountHealth(api: RestApi, caller: Caller) {
  api.openapi(health, async (c) => {
    await caller.products.count()
    return c.json({ status: 'ok' as const })
  })
}
