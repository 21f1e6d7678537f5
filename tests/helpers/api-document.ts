import type { ApiDocument, Operation } from '#server/http/rest/document/describe.ts'
import type { createTestApp } from '#tests/helpers/create-test-app.ts'

type TestApp = Pick<ReturnType<typeof createTestApp>, 'app'>

export async function apiDocument({ app }: TestApp): Promise<ApiDocument> {
  return (await app.request('/api/openapi.json')).json()
}

export interface DocumentedCall {
  /** `GET /api/products/{id}` */
  name: string
  method: string
  path: string
  operation: Operation
}

export function documentedCalls({ paths }: ApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { name: `${method} /api${path}`, method, path: `/api${path}`, operation }
    }),
  )
}
