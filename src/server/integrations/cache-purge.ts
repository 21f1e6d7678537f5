import ipaddr from 'ipaddr.js'
import type { Environment } from '#server/config/env.ts'
import { lazySafeFetch } from '#server/integrations/lazy-safe-fetch.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** This machine, its network and the internet, but never the addresses where clouds hand out credentials. */
const ALLOWED_RANGES = ['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat']
const LIMITS = { timeoutMs: 10 * SECOND_MS, maxBytes: 64 * 1024 }
/** In Cloudflare's format; other caches need no body. */
const BODY = JSON.stringify({ purge_everything: true })

type Env = Pick<Environment, 'CACHE_PURGE_URL' | 'CACHE_PURGE_TOKEN' | 'DEMO' | 'SITE_NAME'>

/** Tells the cache in front to forget all pages; undefined when none is configured. Follows no redirect. */
export function cachePurgeOf(env: Env) {
  const { CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: token, SITE_NAME } = env
  if (url === undefined) return undefined
  const fetch = lazySafeFetch(env, {
    userAgent: `${SITE_NAME} cache purge`,
    isAllowedAddress: isPurgeAddress,
    isAllowedPort: () => true,
  })
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return async function purge(): Promise<void> {
    const { status, body } = await fetch(url, { ...LIMITS, headers, post: BODY })
    body.destroy()
    if (status < 200 || status > 299) throw new Error(`The cache answered ${status}`)
  }
}

export function isPurgeAddress(address: string): boolean {
  return ipaddr.isValid(address) && ALLOWED_RANGES.includes(ipaddr.process(address).range())
}
