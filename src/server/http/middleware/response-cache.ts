import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type EncodedBody, encodedBody } from '#server/http/files/encoded-body.ts'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'

const MAX_BYTES = 8 * 1024 * 1024
const MAX_ADDRESS_LENGTH = 400
/** Answers to these depend on the catalogue and the articles alone, whoever asks. */
const FROM_CONTENT =
  /^\/(api\/(products|categories)(\/|$)|trpc\/(products|categories|partners|blog)\.[a-z]+$)/i

/**
 * Keeps the answers of anonymous reads for as long as the content that they were made of. Each is made from its key
 * alone (see `impersonal`). A request that says `Cache-Control: no-cache` or `no-store` gets one made for it. What is
 * not kept is compressed on its way.
 */
export function responseCache(contentVersion: () => number): MiddlewareHandler {
  const compressed = compress()
  const answers = new LRUCache<string, EncodedBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer) => 3 * answer.size,
  })
  let version = contentVersion()

  return async function answerKept(c, next) {
    const address = keptAddress(c)
    if (!address) return c.req.header('accept-encoding') ? compressed(c, next) : next()
    const now = contentVersion()
    if (now !== version) answers.clear()
    version = now
    const known = answers.get(address)
    if (known) return respond(c, known)
    const asked = c.req.raw
    c.req.raw = impersonal(asked)
    await next()
    c.req.raw = asked
    if (c.res.status !== 200) return
    const answer = encodedBody(await c.res.text(), false)
    answers.set(address, answer)
    c.res = undefined
    c.res = await respond(c, answer)
  }
}

/** What tells senders apart for their limits, and never changes an answer that is given. */
const OF_THE_SENDER = 'x-forwarded-for'

/** The request as anybody could have sent it: no other header and no other method can shape what everybody gets. */
function impersonal(request: Request): Request {
  const sender = request.headers.get(OF_THE_SENDER)
  return new Request(request.url, { headers: sender === null ? {} : { [OF_THE_SENDER]: sender } })
}

/** Who sends one of these gets an answer of their own: to what they may see, or a new one. */
const OWN_ANSWER = ['cookie', 'authorization', 'cache-control'] as const

const READS = ['GET', 'HEAD']

/** Path and query of a read that anybody would get the same answer to. */
function keptAddress(c: HonoContext): string | undefined {
  if (!READS.includes(c.req.method) || !FROM_CONTENT.test(c.req.path)) return undefined
  if (OWN_ANSWER.some((name) => c.req.header(name))) return undefined
  const address = c.req.url.slice(c.req.url.indexOf('/', 8))
  return address.length <= MAX_ADDRESS_LENGTH ? address : undefined
}

async function respond(c: HonoContext, answer: EncodedBody): Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Cookie, Authorization',
    ETag: answer.etag,
  }
  if (hasCopy(c.req.header('if-none-match'), answer.etag)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(await answer.as(encoding), { headers })
}
