import { createRoute, z } from '@hono/zod-openapi'
import { anyoneOr, badRequest, json, jsonBody, tooMany } from '#server/http/rest/responses.ts'
import type { RequestCaller, RestApi } from '#server/http/rest/rest-app.ts'
import { subscribeInput } from '#shared/inputs/newsletter.ts'
import { m } from '#shared/messages/messages.ts'

const subscribe = createRoute({
  method: 'post',
  path: '/subscribe',
  security: anyoneOr('admin'),
  summary: 'Sign up for the newsletter',
  description:
    'If email is configured, the address gets an email that asks for confirmation, at most once an hour. Signing up twice succeeds and changes nothing. Show people what they agree to before you call this.',
  request: jsonBody(subscribeInput, { email: 'parent@home.example', name: 'Maja' }),
  responses: {
    200: json(z.object({ success: z.boolean(), message: z.string() }), 'Signed up'),
    ...badRequest,
    ...tooMany,
  },
})

export function mountNewsletter(api: RestApi, callerFor: RequestCaller) {
  api.openapi(subscribe, async (c) => {
    await (await callerFor(c)).newsletter.subscribe(c.req.valid('json'))
    return c.json({ success: true, message: m.subscribedToNewsletter }, 200)
  })
}
