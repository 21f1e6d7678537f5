import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import type { Caller as Asker } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { fieldIssuesOf, fieldsSentence } from '#server/trpc/field-issues.ts'
import type { Caller } from '#server/trpc/router.ts'

/** A Hono app whose validation failures have the one error shape. */
export function createRestApp() {
  return new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return
      const { issues } = result.error
      return errorResponse(c, 400, fieldsSentence(issues), fieldIssuesOf(issues))
    },
  })
}

/** The procedures in the name of who sends the request: by API key or session, otherwise a visitor. */
export type RequestCaller = (c: HonoContext) => Promise<Caller>

/** Who sends the request. */
export type AskerOf = (c: HonoContext) => Promise<Pick<Asker, 'user' | 'enrolling' | 'apiKey'>>

export type RestApi = ReturnType<typeof createRestApp>
