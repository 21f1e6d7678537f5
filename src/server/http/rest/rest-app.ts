import { OpenAPIHono } from '@hono/zod-openapi'
import { errorResponse } from '#server/http/errors.ts'

/** A Hono app whose validation failures have the one error shape. */
export function createRestApp() {
  return new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return
      const issues = result.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      }))
      return errorResponse(c, 400, 'Some fields are not valid', issues)
    },
  })
}

export type RestApi = ReturnType<typeof createRestApp>
