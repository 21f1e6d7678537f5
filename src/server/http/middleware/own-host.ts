import type { IncomingMessage } from 'node:http'
import { type Environment, isLocalInstallation } from '#server/config/env.ts'

/** Whoever is on this machine, and whoever only watches the server, may call it by any name. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/
const WATCHED = ['/api/health', '/api/ready', '/metrics']

/**
 * Whether a request names one host alone: in one header, and in its address where that is a whole one. What stands before
 * and behind us could each believe another name.
 */
export function namesOneHost({ rawHeaders, headers, url = '/' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return false
  if (url.startsWith('/') || url === '*') return true
  return URL.parse(url)?.host === URL.parse(`http://${headers.host}`)?.host
}

/**
 * Says why a request was not meant for this shop; undefined when it was. A name of somebody else's that leads here must
 * not make a site of ours. Where no public address is set, nobody has said what the name should be.
 */
export function misdirection(env: Environment): (request: IncomingMessage) => string | undefined {
  if (isLocalInstallation(env)) return () => undefined
  const { host, hostname, protocol } = new URL(env.PUBLIC_URL)
  const own = [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`]
  const sentence = `This server answers for ${env.PUBLIC_URL} alone. A proxy in front of it has to pass the Host header on`

  return ({ headers, url }) => {
    const asked = (headers.host ?? '').toLowerCase()
    return own.includes(asked) || LOOPBACK.test(asked) || WATCHED.includes(url ?? '') ? undefined : sentence
  }
}
