import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { jsonFault } from '#server/http/rest/json-faults.ts'

const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']
const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json(?:;\s*[\w-]+=[^;]+)*$/
const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8"?)/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts only JSON in UTF-8 that every parser reads in the same way, before any path sees it. */
export const jsonBodies = createMiddleware(async (c, next) => {
  if (!WITH_BODY.includes(c.req.method)) return next()
  const type = c.req.header('content-type')
  if (type !== undefined && (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type))) return unsupported(c)
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return next()
  if (type === undefined) return unsupported(c)
  const fault = faultOf(bytes)
  return fault ? errorResponse(c, 400, fault) : next()
})

function unsupported(c: HonoContext) {
  return errorResponse(c, 415, 'Send the body as JSON in UTF-8, with Content-Type: application/json')
}

function faultOf(bytes: ArrayBuffer): string | undefined {
  try {
    return jsonFault(utf8.decode(bytes), 'body')
  } catch {
    return 'The body isn’t valid UTF-8'
  }
}
