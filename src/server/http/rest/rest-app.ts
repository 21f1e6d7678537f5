import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { errorResponse } from '#server/http/middleware/errors.ts'
import type { Caller } from '#server/router.ts'
import { fieldIssuesOf, invalidFields } from '#server/trpc/field-issues.ts'

export function createRestApp() {
  return new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return
      const issues = result.target === 'query' ? result.error.issues.map(byParameter) : result.error.issues
      return errorResponse(c, 400, invalidFields(issues), fieldIssuesOf(issues))
    },
  })
}

/** Merges the issues of a repeatable parameter into one field, whichever value is wrong. */
function byParameter<Issue extends { path: PropertyKey[] }>(issue: Issue): Issue {
  return { ...issue, path: issue.path.slice(0, 1) }
}

export type RequestCaller = (c: HonoContext) => Promise<Caller>

export type RestApi = ReturnType<typeof createRestApp>
