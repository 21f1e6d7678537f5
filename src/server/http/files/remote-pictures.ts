import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { IMMUTABLE } from '#server/http/files/uploaded-pictures.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { createCaller } from '#server/router.ts'
import {
  parseRemotePictureAddress,
  productStandIn,
  remotePictureAddress,
  remotePictureVersion,
} from '#shared/pictures/remote-pictures.ts'

const HALF_A_MINUTE = 'public, max-age=30'
const LOGO_STAND_IN = '/images/retailer.svg'

/** Addresses name a stored record, never a URL, so nothing outside the catalog is ever fetched. */
export function remotePictureHandler(deps: Deps) {
  const caller = createCaller(visitorContext(deps))

  return async function answerPicture(c: HonoContext): Promise<Response> {
    const address = parseRemotePictureAddress(c.req.path)
    if (!address) return errorResponse(c, 404)
    const { kind, id, width, format } = address
    const { url, icon, isMain } = await caller.pictures.source({ kind, id, version: address.version })
    const version = remotePictureVersion(url)
    if (address.version !== version) {
      return redirect(c, remotePictureAddress({ ...address, version }))
    }
    const content = await deps.pictures.variant(url, width, format)
    if (!content && !isMain) return errorResponse(c, 404)
    if (!content) return redirect(c, kind === 'product' ? productStandIn(icon) : LOGO_STAND_IN)
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': `image/${format}`,
      'Cache-Control': IMMUTABLE,
    })
  }
}

function redirect(c: HonoContext, location: string): Response {
  c.header('Cache-Control', HALF_A_MINUTE)
  return c.redirect(location, 302)
}
