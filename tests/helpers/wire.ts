import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createListener } from '#server/http/middleware/listener.ts'
import { refuseMalformed } from '#server/http/middleware/malformed-requests.ts'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'
import type { createTestApp } from '#tests/helpers/create-test-app.ts'

interface WireRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A shop on a socket of its own, until the test ends: with all that stands around the app. */
export async function onTheWire({
  app,
  answerAtOnce,
  deps,
}: Pick<ReturnType<typeof createTestApp>, 'app' | 'answerAtOnce' | 'deps'>) {
  const answers = { fetch: app.fetch, answerAtOnce }
  const server = createServer(createListener(answers, deps, routeTemplates(app))).on(
    'clientError',
    refuseMalformed,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  /** Any header may be sent, also those that fetch keeps to itself. */
  function ask(path: string, { method = 'GET', headers = {}, body }: WireRequest = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const all = { ...length, ...headers }
      const sent = request({ port, host: '127.0.0.1', path, method, headers: all }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
  return { ask, server, port, url: `http://127.0.0.1:${port}` }
}
