import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import { addressBehind } from '#server/http/middleware/client-address.ts'

/** So many browsers behind one address, and none behind another, indicate an unknown proxy. */
const SUSPICIOUS_BROWSERS = 30
const ALL_ARE_ONE =
  'All visitors seem to come from one address, so they share one limit. Behind a proxy, set TRUST_PROXY as described in .env.example.'

/** Warns once if all visitors seem to share one address, and so one visitor's limits. */
export function watchAddresses({ TRUST_PROXY }: Pick<Environment, 'TRUST_PROXY'>, log: Logger) {
  const browsers = new Set<string>()
  let only: string | undefined
  let last: string | undefined
  let isDecided = false

  return ({ headers, socket, sentFrom }: IncomingMessage & { sentFrom?: string }): void => {
    if (isDecided) return
    const forwarded = headers['x-forwarded-for']
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
    const address = addressBehind(sentFrom ?? socket.remoteAddress ?? '', forwardedFor, TRUST_PROXY)
    const browser = `${forwardedFor}\n${headers['user-agent']}`
    // Most requests come from the same browser as the last. A hash for each would cost more than the rest here.
    if (address === only && browser === last) return
    only ??= address
    last = browser
    browsers.add(createHash('sha256').update(browser).digest('base64').slice(0, 8))
    isDecided = address !== only || browsers.size >= SUSPICIOUS_BROWSERS
    if (isDecided && address === only) log.warn(ALL_ARE_ONE)
    if (!isDecided) return
    browsers.clear()
    last = undefined
  }
}
