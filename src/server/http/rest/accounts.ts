import { createRoute, z } from '@hono/zod-openapi'
import {
  accountOr,
  badRequest,
  conflict,
  forbidden,
  json,
  jsonBody,
  notSignedIn,
  tooMany,
} from '#server/http/rest/responses.ts'
import type { RequestCaller, RestApi } from '#server/http/rest/rest-app.ts'
import { ROLES, signInInput, signUpInput } from '#shared/inputs/accounts.ts'
import { secondStepInput } from '#shared/inputs/factors.ts'

const wireUser = z
  .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(ROLES) })
  .openapi('User', {
    example: { id: 'q1w2e3r4t5', email: 'parent@home.example', name: 'Maja', role: 'user' },
  })
const begun = z.object({
  user: wireUser,
  next: z.enum(['done', 'new-password', 'set-up']).openapi({
    description:
      '`new-password`: the user must choose a new password first; `set-up`: the user must set up a second factor first',
  }),
})
const codeNeeded = z.object({ user: z.null(), next: z.literal('second-step') })

const checkInbox = z.object({ user: z.null(), next: z.literal('check-inbox') })

const credentials = { email: 'parent@home.example', password: 'a long password' }

const signIn = createRoute({
  method: 'post',
  path: '/auth/sign-in/email',
  summary: 'Sign in; the response sets the session cookie',
  request: jsonBody(signInInput, credentials),
  responses: {
    200: json(z.union([begun, codeNeeded]), 'Signed in, or a code is required'),
    ...badRequest,
    ...notSignedIn,
    ...tooMany,
  },
})

const secondStep = createRoute({
  method: 'post',
  path: '/auth/sign-in/second-step',
  summary: 'Complete a sign-in with a code from the authenticator app or a recovery code',
  request: jsonBody(secondStepInput, { code: '123456' }),
  responses: {
    200: json(begun, 'Signed in'),
    ...badRequest,
    ...notSignedIn,
    ...forbidden,
    ...tooMany,
  },
})

const signUp = createRoute({
  method: 'post',
  path: '/auth/sign-up/email',
  summary: 'Create an account',
  description:
    'If the site sends email, the response is always `check-inbox`, and the link in the email creates the account. If it sends none, the session begins at once.',
  request: jsonBody(signUpInput, { name: 'Maja', ...credentials }),
  responses: {
    200: json(z.union([begun, checkInbox]), 'Signed in, or an email was sent'),
    ...badRequest,
    ...conflict,
    ...tooMany,
  },
})

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End the session',
  responses: { 200: json(z.object({ success: z.boolean() }), 'Signed out') },
})

const getSession = createRoute({
  method: 'get',
  path: '/auth/get-session',
  summary: 'Read the account of the session, or null',
  responses: {
    200: json(z.object({ user: wireUser }).nullable(), 'The account, or null when nobody is signed in'),
  },
})

const me = createRoute({
  method: 'get',
  path: '/me',
  security: accountOr('read'),
  summary: 'Read the account of the key or the session',
  responses: { 200: json(wireUser, 'The account'), ...notSignedIn },
})

const exportMe = createRoute({
  method: 'get',
  path: '/me/export',
  security: accountOr('admin'),
  summary: 'Download everything stored about the account',
  responses: { 200: json(z.looseObject({}), 'The account as a file'), ...notSignedIn },
})

export function mountAccounts(api: RestApi, callerFor: RequestCaller) {
  api.openapi(signIn, async (c) =>
    c.json(await (await callerFor(c)).accounts.signIn(c.req.valid('json')), 200),
  )
  api.openapi(secondStep, async (c) =>
    c.json(await (await callerFor(c)).accounts.secondStep(c.req.valid('json')), 200),
  )
  api.openapi(signUp, async (c) =>
    c.json(await (await callerFor(c)).accounts.signUp(c.req.valid('json')), 200),
  )
  api.openapi(signOut, async (c) => c.json(await (await callerFor(c)).accounts.signOut(), 200))
  api.openapi(getSession, async (c) => {
    const user = await (await callerFor(c)).accounts.session()
    return c.json(user && { user }, 200)
  })
  api.openapi(me, async (c) => c.json(await (await callerFor(c)).accounts.me(), 200))
  api.openapi(exportMe, async (c) => {
    c.header('Content-Disposition', 'attachment; filename="your-account.json"')
    return c.json({ ...(await (await callerFor(c)).profile.export()) }, 200)
  })
}
