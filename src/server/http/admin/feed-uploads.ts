import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { createCaller } from '#server/router.ts'
import { UPLOAD_MAX_BYTES } from '#shared/feeds/feed-limits.ts'

export function feedUploadHandler(deps: Deps) {
  return async (c: HonoContext) => {
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    const caller = createCaller(await requestContext(deps, c, setCookie))
    const { body } = c.req.raw
    if (!body) return errorResponse(c, 400, 'The request has no body')
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD_MAX_BYTES) return errorResponse(c, 413)
    return c.json(await caller.admin.feeds.upload(body), 201)
  }
}
