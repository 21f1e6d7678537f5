import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import { addressBehind } from '#server/http/middleware/client-address.ts'

/** So many browsers behind one address, and none behind another, are a proxy that is not known. */
const SUSPICIOUS_BROWSERS = 30
const ALL_ARE_ONE =
  'All visitors seem to come from one address, so one limit is for all of them. Behind a proxy, set TRUST_PROXY as .env.example says.'

/**
 * Watches, from the start on and only until two addresses were seen, whether everybody seems to be one visitor: then
 * the limits of one stop all. It says so once.
 */
export function watchAddresses({ TRUST_PROXY }: Pick<Environment, 'TRUST_PROXY'>, log: Logger) {
  const browsers = new Set<string>()
  let only: string | undefined
  let last: string | undefined
  let isSettled = false

  return ({ headers, socket, sentFrom }: IncomingMessage & { sentFrom?: string }): void => {
    if (isSettled) return
    const forwarded = headers['x-forwarded-for']
    const told = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
    const address = addressBehind(sentFrom ?? socket.remoteAddress ?? '', told, TRUST_PROXY)
    const browser = `${told}\n${headers['user-agent']}`
    // Most requests are of the browser before; a hash for each would cost more than all else here.
    if (address === only && browser === last) return
    only ??= address
    last = browser
    browsers.add(markOf(browser))
    isSettled = address !== only || browsers.size >= SUSPICIOUS_BROWSERS
    if (isSettled && address === only) log.warn(ALL_ARE_ONE)
    if (!isSettled) return
    browsers.clear()
    last = undefined
  }
}

/** Nothing of a visitor is kept but the last one's, until another comes. */
function markOf(browser: string): string {
  return createHash('sha256').update(browser).digest('base64').slice(0, 8)
}
