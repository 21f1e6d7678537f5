import type { IncomingMessage } from 'node:http'
import { type Environment, isLocalInstallation } from '#server/config/env.ts'

/** Local programs and monitoring may call this server by any name. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/
const WATCHED = ['/api/health', '/api/ready', '/metrics']

/**
 * Whether a request names exactly one host: in one header, and in its address when that is absolute. Otherwise a proxy
 * in front and the app could each trust another name.
 */
export function namesOneHost({ rawHeaders, headers, url = '/' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return false
  if (url.startsWith('/') || url === '*') return true
  return URL.parse(url)?.host === URL.parse(`http://${headers.host}`)?.host
}

/** Says why a request was not meant for this shop, as when a stranger's name points here. */
export function misdirection(env: Environment): (request: IncomingMessage) => string | undefined {
  if (isLocalInstallation(env)) return () => undefined
  const { host, hostname, protocol } = new URL(env.PUBLIC_URL)
  const own = [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`]
  const sentence = `This server only answers for ${env.PUBLIC_URL}. A proxy in front of it must pass on the Host header.`

  return ({ headers, url }) => {
    const requestedHost = (headers.host ?? '').toLowerCase()
    return own.includes(requestedHost) || LOOPBACK.test(requestedHost) || WATCHED.includes(url ?? '')
      ? undefined
      : sentence
  }
}
