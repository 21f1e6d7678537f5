import { lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { Agent, buildConnector, request } from 'undici'
import { asFetchError, FetchError } from '#server/integrations/fetch-error.ts'
import { isPublicAddress } from '#server/integrations/public-address.ts'

type RemoteBody = Awaited<ReturnType<typeof request>>['body']

const MAX_REDIRECTS = 3
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000
const MAX_CONNECTIONS_PER_HOST = 4

export interface SafeFetchConfig {
  userAgent: string
  /** Decides which resolved addresses may be connected to; by default those of the open internet. */
  isAllowedAddress?: (address: string) => boolean
  isAllowedPort?: (port: number) => boolean
}

interface SafeFetchLimits {
  /** The limit for everything, from the first connection to the last byte. */
  timeoutMs: number
  /** Limits the body as sent; decompressing needs a limit of its own. */
  maxBytes: number
  /** Sent to the first host only, not to redirect targets. */
  headers?: Record<string, string>
  /** The body of a POST, which follows no redirect. */
  post?: string
  isHead?: boolean
  /** Returns redirects to the caller instead of following them. */
  staysThere?: boolean
  signal?: AbortSignal
}

interface SafeResponse {
  url: string
  /** Never a redirect, unless `staysThere`. The caller judges it. */
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Fails with a FetchError. The caller must read or destroy it. */
  body: Transform
}

export type SafeFetch = (address: string, limits: SafeFetchLimits) => Promise<SafeResponse>

/**
 * GET and POST for untrusted addresses: http(s) on the usual ports, to public addresses only. Checks the address
 * actually connected to. So names that resolve inward, unusual spellings and redirects cannot get through.
 */
export function createSafeFetch({
  userAgent,
  isAllowedAddress = isPublicAddress,
  isAllowedPort = (port) => port === 80 || port === 443,
}: SafeFetchConfig): SafeFetch {
  const agent = new Agent({
    connect: checkedConnector(isAllowedAddress),
    connections: MAX_CONNECTIONS_PER_HOST,
    headersTimeout: SILENCE_TIMEOUT_MS,
    bodyTimeout: SILENCE_TIMEOUT_MS,
  })

  async function ask(url: URL, limits: SafeFetchLimits, signal: AbortSignal, redirects: number) {
    try {
      return await request(url, {
        dispatcher: agent,
        ...(limits.isHead && { method: 'HEAD' }),
        ...(limits.post !== undefined && { method: 'POST', body: limits.post }),
        signal,
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          'accept-encoding': 'identity',
          ...(redirects === 0 && limits.headers),
        },
      })
    } catch (error) {
      if (limits.signal?.aborted) throw limits.signal.reason
      throw asFetchError(error, url.host)
    }
  }

  return async function safeFetch(address, limits) {
    const timeLimit = AbortSignal.timeout(limits.timeoutMs)
    const signal = limits.signal ? AbortSignal.any([timeLimit, limits.signal]) : timeLimit
    let url = checkedUrl(address, undefined, isAllowedPort)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { statusCode: status, headers, body } = await ask(url, limits, signal, redirects)
      const isRedirect = status >= 300 && status < 400 && limits.post === undefined && !limits.staysThere
      const location = isRedirect ? headers.location : undefined
      if (typeof location !== 'string') {
        return { url: url.href, status, headers, body: limitedBody(body, limits.maxBytes, url.host) }
      }
      discard(body)
      url = checkedUrl(location, url, isAllowedPort)
    }
    throw new FetchError('TOO_MANY_REDIRECTS', `${url.host} redirects more than ${MAX_REDIRECTS} times`)
  }
}

function checkedUrl(address: string, base: URL | undefined, isAllowedPort: (port: number) => boolean): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new FetchError('FORBIDDEN_ADDRESS', 'Only http:// and https:// URLs can be read')
  }
  if (url.username || url.password) {
    throw new FetchError('FORBIDDEN_ADDRESS', 'The URL must not contain a user name or password')
  }
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  if (!isAllowedPort(port)) throw new FetchError('FORBIDDEN_ADDRESS', `Port ${port} is not allowed`)
  return url
}

function checkedConnector(isAllowedAddress: (address: string) => boolean): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: checkedLookup(isAllowedAddress) })
  // Node looks up names only; an IP address in the URL never reaches the lookup.
  return (options, callback) => {
    if (isIP(options.hostname) && !isAllowedAddress(options.hostname)) {
      callback(privateAddress(options.hostname), null)
      return
    }
    connect(options, callback)
  }
}

function checkedLookup(isAllowedAddress: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => isAllowedAddress(address))
      const [first] = allowed
      if (error) return callback(error, '')
      if (!first) return callback(privateAddress(hostname), '')
      if (options.all) return callback(null, allowed)
      return callback(null, first.address, first.family)
    })
  }
}

function privateAddress(host: string): FetchError {
  return new FetchError('FORBIDDEN_ADDRESS', `${host} isn’t a public internet address`)
}

function limitedBody(body: RemoteBody, maxBytes: number, host: string): Transform {
  let received = 0
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      received += chunk.length
      if (received <= maxBytes) return done(null, chunk)
      return done(new FetchError('TOO_LARGE', `${host} sent more than ${maxBytes} bytes`))
    },
  })
  // It may fail before anyone reads it; later readers get the error.
  limited.on('error', () => undefined)
  body.once('error', (error) => limited.destroy(asFetchError(error, host)))
  limited.once('close', () => body.destroy())
  return body.pipe(limited)
}

function discard(body: RemoteBody) {
  body.once('error', () => undefined)
  body.destroy()
}
