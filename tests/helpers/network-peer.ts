import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import { fetchHere, startRemoteServer } from '#tests/helpers/remote-server.ts'

interface NetworkRequest {
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

interface NetworkAnswer {
  status?: number
  /** Anything but a text is sent as JSON. */
  body: unknown
}

/** Affiliate networks in one server: answers requests to any host, which `fetch` brings here. */
export async function openNetworkPeer(answer: (request: NetworkRequest) => NetworkAnswer) {
  const requests: NetworkRequest[] = []
  const remote = await startRemoteServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://peer')
    const [, host = '', ...path] = url.pathname.split('/')
    const heard = {
      host,
      path: `/${path.join('/')}`,
      query: url.searchParams,
      headers: request.headers,
      body: await text(request),
    }
    requests.push(heard)
    const { status = 200, body } = answer(heard)
    response.writeHead(status)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const fetch: SafeFetch = (address, limits) => {
    const { host, pathname, search } = new URL(address)
    return fetchHere(`${remote.url}/${host}${pathname}${search}`, limits)
  }
  return { fetch, requests }
}
