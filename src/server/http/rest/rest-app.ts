import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { errorResponse } from '#server/http/middleware/errors.ts'
import type { Caller } from '#server/router.ts'
import { fieldIssuesOf, invalidFields } from '#server/trpc/field-issues.ts'

export function createRestApp() {
  return new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return
      // The issues of a repeatable parameter concern one field, whichever value is wrong.
      const depth = result.target === 'query' ? 1 : undefined
      const issues = result.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, depth) }))
      return errorResponse(c, 400, invalidFields(issues), fieldIssuesOf(issues))
    },
  })
}

export type RequestCaller = (c: HonoContext) => Promise<Caller>

export type RestApi = ReturnType<typeof createRestApp>
