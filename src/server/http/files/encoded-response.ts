import type { Context as HonoContext } from 'hono'
import { chooseEncoding, type EncodedBody } from '#server/http/files/encoded-body.ts'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'

interface Answer {
  body: EncodedBody
  headers: Record<string, string>
  status?: number
  /** Whether the sender may keep it, and so be told that it has not changed. */
  isPublic: boolean
}

/** A text in the encoding that the sender asks for, or nothing but 304 to whoever has it already. */
export async function encodedResponse(c: HonoContext, { body, headers, status = 200, isPublic }: Answer) {
  headers.ETag = body.etag
  if (isPublic && status === 200 && hasCopy(c.req.header('if-none-match'), body.etag))
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(await body.as(encoding), { status, headers })
}
