import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiDocument } from '#server/http/rest/document/describe.ts'
import { apiDocument, documentedCalls } from '#tests/helpers/api-document.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { type HostileRequest, requestsAstray, requestsTo } from '#tests/helpers/hostile-requests.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const REQUESTS = thoroughly(4_000, 10_000)
/** The same requests each time: a failure can be looked into, and is nobody else's. */
const SEED = 6
const TIME_LIMIT_MS = 300_000
const EXAMPLE_ACCOUNT = 'q1w2e3r4t5'
/** A call that only ever answers one of these was never let in. */
const TURNED_AWAY = [400, 401, 403, 405, 413, 415, 429]
/** Only the code of the moment is let in, which nothing generated can be. */
const asksForCode = ({ path }: { path: string }) => path.endsWith('/second-step')

const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '100000' } })
const user = await shop.signInAs('user')
const admin = await shop.signInAs('admin')
const askers: Record<string, string>[] = [
  {},
  await withKey(user.user.id),
  await withKey(admin.user.id),
  user.headers,
  { ...admin.headers, origin: 'https://elsewhere.example' },
  { authorization: 'Bearer wrong' },
]
const document: ApiDocument = JSON.parse(
  JSON.stringify(await apiDocument(shop)).replaceAll(EXAMPLE_ACCOUNT, admin.user.id),
)
const calls = documentedCalls(document)
const OF_THEIR_OWN = [
  // With this many parameters, one is nearly always wrong.
  { path: /^\/api\/products$/, requests: 384 },
  // Each password costs as much time as a hundred other requests.
  { path: /^\/api\/auth\/sign-(?:in|up)/, requests: 250 },
  // Each makes a backup first.
  { path: /^\/api\/products\/clear$/, requests: thoroughly(10, 50) },
]
const ownRequests = ({ path }: { path: string }) => OF_THEIR_OWN.find((one) => one.path.test(path))?.requests
const requestCounts = calls.map(ownRequests)
const left = REQUESTS - requestCounts.reduce<number>((sum, requests = 0) => sum + requests, 0)
const runs = Math.ceil(left / (requestCounts.filter((requests) => requests === undefined).length + 1))
const plans = calls.map((call) => ({ ...call, requests: ownRequests(call) ?? runs }))
const errorShape = z.strictObject({
  code: z.int(),
  message: z.string().min(2).max(300),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string().min(2) })).optional(),
})
const INTERNALS = /SQLITE|sqlite|node_modules|\.ts:\d|at async|TypeError|ZodError/

beforeAll(async () => {
  const signUp = calls.find(({ path }) => path.endsWith('/sign-up/email'))
  const example = signUp?.operation.requestBody?.content['application/json']?.example
  await shop.app.request(signUp?.path ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example),
  })
})

test.each(plans)(
  '$requests requests to $name get a documented answer or an error of one shape',
  async (call) => {
    const documented = Object.keys(call.operation.responses)
    const seen = new Set<number>()
    const generated = requestsTo(call, document.components.schemas, askers)
    await fc.assert(
      fc.asyncProperty(generated, async (request) => {
        const status = await checkedStatus(request)
        if (request.method === call.method) seen.add(status)
        if (status < 400 && request.method.toUpperCase() === call.method && !call.path.includes('{'))
          expect([...documented, '304']).toContain(String(status))
      }),
      { numRuns: call.requests, seed: SEED },
    )
    const letIn = [...seen].filter((status) => !TURNED_AWAY.includes(status))
    if (asksForCode(call)) expect(letIn).toEqual([])
    else expect(letIn).not.toEqual([])
  },
  TIME_LIMIT_MS,
)

test(`${runs} requests to unknown addresses get an error of one shape`, async () => {
  await fc.assert(
    fc.asyncProperty(requestsAstray(askers), async (request) => {
      await checkedStatus(request)
    }),
    { numRuns: runs, seed: SEED },
  )
})

async function withKey(userId: string) {
  const { key } = await shop.deps.auth.api.createApiKey({ body: { name: 'test', userId } })
  return { authorization: `Bearer ${key}` }
}

async function checkedStatus({ address, method, headers, body }: HostileRequest): Promise<number> {
  const hasBody = body !== undefined && !['GET', 'HEAD', 'get'].includes(method)
  const answer = await shop.app.request(address, { method, headers, ...(hasBody && { body }) })
  const text = await answer.text()
  if (new URL(address, 'http://localhost').pathname.startsWith('/api/') && answer.status >= 400) {
    expect(answer.status === 503 || answer.status < 500).toBe(true)
    expect(text).not.toMatch(INTERNALS)
    if (method !== 'HEAD') expect(errorShape.parse(JSON.parse(text)).code).toBe(answer.status)
  }
  return answer.status
}
