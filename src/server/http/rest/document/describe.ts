import { z } from '@hono/zod-openapi'
import { sessionCookieName } from '#server/auth/session-cookie.ts'
import { statusSentence } from '#server/http/middleware/errors.ts'
import { exampleOf, type Schema, type Schemas } from '#server/http/rest/document/example.ts'
import { anyoneOr } from '#server/http/rest/responses.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'

interface Content {
  schema?: Schema
  example?: unknown
}

interface Answer {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, Content>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas }
}

const DESCRIPTION = `Products and categories of the shop, the favorites of an account, and changes to the catalog.
Reading the catalog needs no account. Other calls take an API key as a bearer token; administrators create keys in the admin area. Keys have scopes: every key can read, favorites manages the favorites of its owner, catalog changes the catalog, and admin does most of what its owner can do. An invalid key gets 401 everywhere, a key without the scope 403, and a key over its limit of calls per minute 429. All errors have the same shape. Bodies are JSON in UTF-8. An unknown query parameter is ignored. A POST with an Idempotency-Key header runs once: if it is sent again within a day, it gets the first response.`

const KEY = 'apiKey'
const SESSION = 'session'
const ERROR = { $ref: '#/components/schemas/Error' }
const RATE_HEADERS = {
  RateLimit: {
    description: 'The calls left, and the seconds until the limit resets',
    schema: text('"default";r=299;t=60'),
  },
  'RateLimit-Policy': {
    description: 'The number of calls allowed, and the seconds they are counted in',
    schema: text('"default";q=300;w=60'),
  },
}
const RETRY_AFTER = { description: 'The seconds to wait', schema: { type: 'integer', example: 30 } }

export function describeApi(api: RestApi, { title, url }: { title: string; url: string }): ApiDocument {
  const { openAPIRegistry } = api
  openAPIRegistry.registerComponent('securitySchemes', KEY, {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key; each operation names the scope it needs',
  })
  openAPIRegistry.registerComponent('securitySchemes', SESSION, {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName({ PUBLIC_URL: url }),
    description: 'A session on the site; changes are accepted only from its own pages',
  })
  const document = documentShape.parse(
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title, version: '1', description: DESCRIPTION.replaceAll('\n', ' ') },
      servers: [{ url }],
    }),
  )
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations))
      operations[method] = complete(operation, method, path, document.components.schemas)
  }
  return document
}

/** Types the generated document; checks only that it is an object. */
const documentShape = z.custom<ApiDocument>((value) => typeof value === 'object' && value !== null)

function complete(operation: Operation, method: string, path: string, schemas: Schemas): Operation {
  const { requestBody: body, security = anyoneOr(method === 'get' ? 'read' : 'admin') } = operation
  const needsScope = security.some((one) => one[KEY]?.some((scope) => scope !== 'read'))
  const responses: Operation['responses'] = {
    400: refusal(400),
    ...(body && { 413: refusal(413), 415: refusal(415) }),
    401: { ...refusal(401), description: 'The API key isn’t valid' },
    ...(needsScope && { 403: refusal(403) }),
    ...operation.responses,
    429: {
      ...(operation.responses[429] ?? refusal(429)),
      headers: { 'Retry-After': RETRY_AFTER, ...RATE_HEADERS },
    },
  }
  for (const [status, answer] of Object.entries(responses))
    fillExamples(answer.content, schemas, Number(status))
  fillExamples(body?.content, schemas, 200)
  return {
    ...operation,
    operationId: operationId(method, path),
    tags: [TAGS.get(path.split('/')[1] ?? '') ?? 'Service'],
    responses,
    security,
  }
}

function fillExamples(content: Record<string, Content> | undefined, schemas: Schemas, status: number) {
  for (const one of Object.values(content ?? {})) {
    if (!one.schema || one.example !== undefined) continue
    one.example =
      status >= 400 ? { code: status, message: statusSentence(status) } : exampleOf(one.schema, schemas)
  }
}

function refusal(status: number): Answer {
  return { description: statusSentence(status), content: { 'application/json': { schema: ERROR } } }
}

const TAGS = new Map(
  Object.entries({
    products: 'Catalog',
    categories: 'Catalog',
    'seed-products': 'Catalog',
    favorites: 'Favorites',
    auth: 'Accounts',
    me: 'Accounts',
    'create-payment': 'Donations',
    subscribe: 'Newsletter',
    admin: 'Downloads',
  }),
)

/** `get /products/{id}` is getProductsById. */
function operationId(method: string, path: string): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function text(example: string): Schema {
  return { type: 'string', example }
}
