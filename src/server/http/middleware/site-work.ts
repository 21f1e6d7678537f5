import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { addressKey } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'

interface Refusal {
  error: DomainError
  headers: Record<string, string> & { 'Retry-After': string }
}

/** Counts a request's cost against its sender's address. Returns the refusal over the limit. */
export async function countSiteWork(
  { limits, env }: Pick<Deps, 'limits' | 'env'>,
  c: HonoContext,
  cost: number,
): Promise<Refusal | undefined> {
  try {
    await limits.count('siteWork', addressKey(clientAddress(c, env.TRUST_PROXY)), cost)
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { points, seconds } = limits.policy('siteWork')
    const wait = error.retryAfterSeconds ?? seconds
    const headers = {
      'Retry-After': String(wait),
      'RateLimit-Policy': `"default";q=${points};w=${seconds}`,
      RateLimit: `"default";r=0;t=${wait}`,
    }
    return { error, headers }
  }
}
