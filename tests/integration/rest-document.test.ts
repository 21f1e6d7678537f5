import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiDocument } from '#server/http/rest/document/describe.ts'
import type { Schema } from '#server/http/rest/document/example.ts'
import { apiDocument, documentedCalls } from '#tests/helpers/api-document.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const shop = createTestApp()
const document = await apiDocument(shop)
const calls = documentedCalls(document)
/** For the site's own pages: raw uploads, the beacons of clicks and views, files of the admin area, and Stripe. */
const NOT_FOR_INTEGRATORS = [
  'GET /api/admin/export/catalogue.csv',
  'GET /api/admin/export/catalogue.json',
  'POST /api/stripe/webhook',
  'POST /api/clicks',
  'POST /api/views',
  'GET /api/admin/clicks.csv',
  'GET /api/admin/earnings.csv',
  'GET /api/admin/export/donations.csv',
  'GET /api/admin/feeds/runs/{id}/rejections.csv',
  'GET /api/admin/newsletter/{id}/preview',
  'GET /api/admin/newsletter/empty-preview',
  'POST /api/admin/restore',
  'POST /api/admin/feeds/uploads',
  'POST /api/admin/articles/covers',
  'POST /api/admin/categories/pictures',
  'POST /api/admin/settings/logos',
  'POST /api/admin/settings/icons',
]

test('the document and the mounted paths agree in both directions', () => {
  const mounted = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/[^*]+$/.test(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((name) => !NOT_FOR_INTEGRATORS.includes(name))
  expect(calls.map(({ name }) => name).sort()).toEqual([...new Set(mounted)].sort())
})

test('the document names its server and the ways to authenticate', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'http://localhost:3000/api' }],
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  })
  const ids = calls.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(calls)('$name', ({ operation, method, path }) => {
  const contents = [
    ...Object.entries(operation.requestBody?.content ?? {}),
    ...Object.values(operation.responses).flatMap(({ content }) => Object.entries(content ?? {})),
  ].filter(([type]) => type === 'application/json')

  test('has a valid example for every body', () => {
    for (const [, { schema = {}, example }] of contents) {
      expect(example).toBeDefined()
      const result = validator(schema).safeParse(example)
      expect(result.success ? [] : result.error.issues).toEqual([])
    }
    for (const { schema } of operation.parameters ?? [])
      if (schema.example !== undefined) expect(validator(schema).safeParse(schema.example).success).toBe(true)
  })

  test('describes its errors in one shape and names the required account', () => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' })
      expect(content?.['application/json']?.example).toMatchObject({ code: Number(status) })
    }
    expect(Object.keys(operation.responses)).toContain('429')
    if (operation.requestBody)
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['413', '415']))
    if (operation.security) expect(Object.keys(operation.responses)).toContain('401')
  })

  test('answers as documented to an anonymous caller with the examples', async () => {
    const { app } = createTestApp()
    const body = operation.requestBody?.content['application/json']?.example
    const address = path.replace('{id}', '3').replace('{name}', 'manual.db')
    const answer = await app.request(address, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    expect(Object.keys(operation.responses)).toContain(String(answer.status))
    const schema = operation.responses[answer.status]?.content?.['application/json']?.schema
    if (schema) expect(validator(schema).safeParse(await answer.json()).error).toBeUndefined()
  })
})

/** The schema with what it refers to in place. */
function validator(schema: Schema) {
  return z.fromJSONSchema(JSON.parse(JSON.stringify(inPlace(schema, document))))
}

function inPlace(value: unknown, within: ApiDocument): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlace(one, within))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string')
    return inPlace(within.components.schemas[value.$ref.split('/').at(-1) ?? ''], within)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'example')
      .map(([key, one]) => [key, inPlace(one, within)]),
  )
}
