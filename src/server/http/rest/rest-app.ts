import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import type { Caller as Asker } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import type { Caller } from '#server/router.ts'
import { fieldIssuesOf, invalidFields } from '#server/trpc/field-issues.ts'

/** A Hono app whose validation failures have the common error shape. */
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

/** The procedures on behalf of the request's sender: an API key or session, otherwise a visitor. */
export type RequestCaller = (c: HonoContext) => Promise<Caller>

export type AskerOf = (c: HonoContext) => Promise<Pick<Asker, 'user' | 'enrolling' | 'apiKey'>>

export type RestApi = ReturnType<typeof createRestApp>
