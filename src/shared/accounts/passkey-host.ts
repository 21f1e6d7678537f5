import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
/**
 * Returns the reason why passkeys cannot work here: browsers require a host name and a secure connection. Undefined
 * when nothing prevents them.
 */
export function passkeyObstacle(siteUrl: string): string | undefined {
  const { hostname, protocol } = new URL(siteUrl)
  if (/^\[|^[\d.]+$/.test(hostname)) return fill(m.passkeysNeedHostName, { hostname })
  const isSafe = protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname)
  return isSafe ? undefined : m.passkeysNeedHttps
}
