import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { type Caller, createCaller } from '#server/router.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/pictures/uploaded-pictures.ts'

type Keep = (caller: Caller, body: ReadableStream<Uint8Array>) => Promise<{ picture: string }>

/** Takes a picture as the request body, and stops reading at the size limit. */
export function pictureUploadHandler(deps: Deps, keep: Keep) {
  return async (c: HonoContext) => {
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    const caller = createCaller(await requestContext(deps, c, setCookie))
    const { body } = c.req.raw
    if (!body) return refuse(c, 400, 'Choose a picture to upload')
    if (Number(c.req.header('content-length') ?? 0) > PICTURE_MAX_BYTES)
      return refuse(c, 413, PICTURE_TOO_LARGE)
    return c.json(await keep(caller, body), 201)
  }
}

function refuse(c: HonoContext, status: 400 | 413, message: string) {
  return errorResponse(c, status, message, [{ path: 'picture', message }])
}
