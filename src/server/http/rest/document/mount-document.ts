import { createRoute, z } from '@hono/zod-openapi'
import type { Environment } from '#server/config/env.ts'
import { type ApiDocument, describeApi } from '#server/http/rest/document/describe.ts'
import { PROBES } from '#server/http/rest/probes.ts'
import {
  ACCOUNT_ALONE,
  accountOr,
  forAdministrators,
  forbidden,
  json,
  notFound,
} from '#server/http/rest/responses.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'

const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: { type: 'string' as const } } },
})

const openapi = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'Read this description as OpenAPI 3.1',
  responses: {
    200: json(z.object({ openapi: z.string().openapi({ example: '3.1.0' }) }).loose(), 'OpenAPI 3.1'),
  },
})

/** A page and streams, which no schema validates. */
const OTHER_PATHS = [
  {
    path: '/docs',
    summary: 'Open the documentation page, where you can try calls',
    responses: { 200: file('text/html', 'A page') },
  },
  {
    path: '/admin/export/catalog.csv',
    security: accountOr('catalog'),
    summary: 'Download the catalog as CSV (administrators)',
    responses: { 200: file('text/csv', 'All products'), ...forAdministrators },
  },
  {
    path: '/admin/export/catalog.json',
    security: accountOr('catalog'),
    summary: 'Download the catalog as JSON (administrators)',
    responses: { 200: file('application/json', 'All products'), ...forAdministrators },
  },
  {
    path: '/admin/backups/{name}',
    security: ACCOUNT_ALONE,
    summary: 'Download a backup (administrators, without a key)',
    request: { params: z.object({ name: z.string().openapi({ example: 'manual.db' }) }) },
    responses: {
      200: file('application/vnd.sqlite3', 'The database'),
      ...forAdministrators,
      ...forbidden,
      ...notFound,
    },
  },
]

export function mountDocument(api: RestApi, env: Environment): () => ApiDocument {
  for (const probe of PROBES) api.openAPIRegistry.registerPath(probe)
  for (const path of OTHER_PATHS) api.openAPIRegistry.registerPath({ method: 'get', ...path })
  let made: ApiDocument | undefined
  const document = () => {
    made ??= describeApi(api, { title: `${env.SITE_NAME} API`, url: `${env.PUBLIC_URL}/api` })
    const description = `${made.info.description} The shop’s currency is ${env.CURRENCY}.`
    return { ...made, info: { ...made.info, title: `${env.SITE_NAME} API`, description } }
  }
  api.openapi(openapi, (c) => c.json({ ...document() }, 200))
  return document
}
