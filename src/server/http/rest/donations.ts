import { createRoute, z } from '@hono/zod-openapi'
import { anyoneOr, badRequest, json, jsonBody, tooMany, unavailable } from '#server/http/rest/responses.ts'
import type { RequestCaller, RestApi } from '#server/http/rest/rest-app.ts'
import { donationInput } from '#shared/inputs/donations.ts'

const createPayment = createRoute({
  method: 'post',
  path: '/create-payment',
  security: anyoneOr('admin'),
  summary: 'Start a donation; the response has the URL of the checkout',
  description:
    'The amount is in US dollars. The donation counts when Stripe reports the payment, not when the visitor returns.',
  request: jsonBody(donationInput, {
    amount: 25,
    email: 'parent@home.example',
    name: 'Maja',
    message: 'For the guides',
  }),
  responses: {
    201: json(z.object({ id: z.string(), url: z.url() }), 'Send the visitor to `url`'),
    ...badRequest,
    ...tooMany,
    ...unavailable,
  },
})

export function mountDonations(api: RestApi, callerFor: RequestCaller) {
  api.openapi(createPayment, async (c) =>
    c.json(await (await callerFor(c)).donations.createSession(c.req.valid('json')), 201),
  )
}
