import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { SECURITY_HEADERS } from '#server/http/middleware/security.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * What stands around every answer, whoever gives it: a request id, the security headers, one line in the log. It is
 * done on Node's own response because a header set inside Hono costs each request a Headers object and its sorting.
 * All of them are written in one go: once one is set by itself, Node takes each of the others through its slower way.
 */
export function createListener(fetch: Fetch, log: Logger): RequestListener {
  const answer = getRequestListener(fetch)
  return (request, response) => {
    const started = performance.now()
    const id = randomUUID()
    const writeHead = (status: number, headers?: OutgoingHttpHeaders) =>
      ServerResponse.prototype.writeHead.call(response, status, withCommonHeaders(id, headers))
    Object.assign(response, { writeHead })
    response.once('close', () => logRequest(log, id, started, request, response))
    return answer(request, response)
  }
}

/** What an answer says itself goes before what all say. */
function withCommonHeaders(id: string, headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  const all: OutgoingHttpHeaders = { ...SECURITY_HEADERS, 'x-request-id': id }
  for (const name in headers) all[name.toLowerCase()] = headers[name]
  return all
}

/** One structured line: never the query, the cookies or the sender. */
function logRequest(
  log: Logger,
  id: string,
  started: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method, url = '/' } = request
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const ms = Math.round((performance.now() - started) * 10) / 10
  log.info({ id, method, path, status: response.statusCode, ms }, 'request')
}
