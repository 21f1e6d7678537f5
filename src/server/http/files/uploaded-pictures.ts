import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { type Caller, createCaller } from '#server/router.ts'
import { parseUploadedPictureAddress, uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

export function uploadedPictureHandler(deps: Deps) {
  const caller = createCaller(visitorContext(deps))

  return async function answerPicture(c: HonoContext): Promise<Response> {
    const address = parseUploadedPictureAddress(c.req.path)
    if (!address) return errorResponse(c, 404)
    const { read } = await caller.pictures.uploaded(address)
    return c.body(new Uint8Array(read()), 200, { 'Content-Type': address.type, 'Cache-Control': IMMUTABLE })
  }
}

export async function readUploadedPicture(caller: Caller, name: string, file: string) {
  const id = uploadedPictureId(name) ?? ''
  const upload = await caller.pictures.uploaded({ id, file }).catch(() => undefined)
  return upload?.read()
}
