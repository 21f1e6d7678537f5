import type { IncomingHttpHeaders } from 'node:http'
import type { Context as HonoContext } from 'hono'
import { chooseEncoding, type EncodedBody } from '#server/http/files/encoded-body.ts'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'

interface Answer {
  body: EncodedBody
  headers: Record<string, string>
  status?: number
  isPublic: boolean
}

export async function encodedResponse(c: HonoContext, answer: Answer) {
  const requestHeaders = {
    'if-none-match': c.req.header('if-none-match'),
    'accept-encoding': c.req.header('accept-encoding'),
  }
  const { status, headers, body } = encodedAnswer(requestHeaders, answer)
  return new Response(await body, { status, headers })
}

/** The response to send. Its body is null for clients that already have it, and a promise during compression. */
export function encodedAnswer(
  requestHeaders: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>,
  { body, headers, status = 200, isPublic }: Answer,
) {
  headers.ETag = body.etag
  if (isPublic && status === 200 && hasCopy(requestHeaders['if-none-match'], body.etag))
    return { status: 304, headers, body: null }
  const encoding = chooseEncoding(requestHeaders['accept-encoding'])
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return { status, headers, body: body.as(encoding) }
}
