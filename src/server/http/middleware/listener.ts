import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '#server/context.ts'
import { isPassedOn } from '#server/http/middleware/answered-by-writer.ts'
import { withCommonHeaders } from '#server/http/middleware/common-headers.ts'
import { misdirection, namesOneHost } from '#server/http/middleware/own-host.ts'
import type { RouteOf } from '#server/http/middleware/route-templates.ts'
import { watchAddresses } from '#server/http/middleware/watch-addresses.ts'
import type { AnswerAtOnce } from '#server/http/pages/answers-at-once.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

interface Answers {
  fetch: Parameters<typeof getRequestListener>[0]
  answerAtOnce?: AnswerAtOnce
}

const TWO_HOSTS = 'A request must name one host'
const READ_WITH_BODY = 'A GET or HEAD request must not have a body'

/**
 * Wraps every response: a request id, the common headers, one line in the log. It works on Node's own response, because
 * a header set inside Hono costs a Headers object and its sorting. All headers are written at once: once one is set
 * alone, Node writes each of the others more slowly.
 */
export function createListener(
  { fetch, answerAtOnce = () => false }: Answers,
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  routeOf: RouteOf,
  isClosing = () => false,
): RequestListener {
  const answer = getRequestListener(fetch)
  const headersOf = withCommonHeaders(env.PUBLIC_URL)
  const misdirectionOf = misdirection(env)
  const watch = watchAddresses(env, log)
  const { countRequest } = metersOf(db)
  const { SLOW_REQUEST_MS: slowMs = Number.POSITIVE_INFINITY } = env

  return (request, response) => {
    const started = performance.now()
    const id = randomUUID()
    let answeredMs: number | undefined
    const writeHead = (status: number, headers?: OutgoingHttpHeaders) => {
      answeredMs = performance.now() - started
      // Makes clients send the next request over a new connection, since this one is about to end.
      if (isClosing()) response.shouldKeepAlive = false
      // The writer's responses have these headers already.
      const complete = isPassedOn(response) ? headers : headersOf(response, id, headers)
      return ServerResponse.prototype.writeHead.call(response, status, complete)
    }
    Object.assign(response, { writeHead })
    response.on('close', () => {
      if (isPassedOn(response)) return
      const { method, url = '/' } = request
      const { statusCode: status } = response
      const path = pathOf(url)
      const endedMs = performance.now() - started
      log.info({ id, method, path, status, ms: rounded(endedMs) }, 'request')
      // The time after the response head depends on the visitor's own network.
      const ms = answeredMs ?? endedMs
      const route = routeOf(path)
      countRequest(route, status, ms / SECOND_MS)
      if (ms >= slowMs) log.warn({ id, method, route, status, ms: rounded(ms) }, 'slow request')
    })
    watch(request)
    if (isReadWithBody(request)) return refuse(response, 400, READ_WITH_BODY)
    if (!namesOneHost(request)) return refuse(response, 400, TWO_HOSTS)
    const misdirected = misdirectionOf(request)
    if (misdirected !== undefined) return refuse(response, 421, misdirected)
    return answerAtOnce(request, response) || answer(request, response)
  }
}

/** Servers and proxies disagree on where such a body ends. One of them would take its rest for the next request. */
function isReadWithBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function refuse(response: ServerResponse, code: 400 | 421, message: string) {
  response.writeHead(code, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify({ code, message }))
  // Nothing after this request is read or answered.
  response.socket?.destroySoon()
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}
