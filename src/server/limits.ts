import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#shared/errors.ts'

const MINUTE_S = 60

/** How often something may happen for one key: an address, an account or an API key. Keys are forgotten at the end. */
const LIMITS = {
  /** Failed ones, for an account and for an address. */
  signIns: { points: 10, seconds: 15 * MINUTE_S },
  signUps: { points: 5, seconds: 60 * MINUTE_S },
  /** For an account and for an address. */
  passwordResets: { points: 5, seconds: 60 * MINUTE_S },
  /** To an address, which a stranger may have typed. */
  verificationMails: { points: 1, seconds: 60 * MINUTE_S },
  newsletterSignUps: { points: 5, seconds: 10 * MINUTE_S },
  paymentSessions: { points: 10, seconds: 10 * MINUTE_S },
  apiCalls: { points: 300, seconds: MINUTE_S },
}

export type LimitName = keyof typeof LIMITS
export type Limits = ReturnType<typeof createLimits>

/** What is left of a limit. */
export interface Allowance {
  remaining: number
  resetSeconds: number
}

const IPV6_NETWORK_BITS = 64

/** Counters in memory: one process, and nothing about anyone is kept on disk. `factor` scales all of them. */
export function createLimits(factor: number) {
  const scaled = (points: number) => Math.max(1, Math.floor(points * factor))
  const limiter = (name: LimitName) => {
    const { points, seconds } = LIMITS[name]
    return new RateLimiterMemory({ points: scaled(points), duration: seconds })
  }
  /** Only counts: how much is too much is each key's own. */
  const keyCalls = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: MINUTE_S })
  const limiters: Record<LimitName, RateLimiterMemory> = {
    signIns: limiter('signIns'),
    signUps: limiter('signUps'),
    passwordResets: limiter('passwordResets'),
    verificationMails: limiter('verificationMails'),
    newsletterSignUps: limiter('newsletterSignUps'),
    paymentSessions: limiter('paymentSessions'),
    apiCalls: limiter('apiCalls'),
  }
  return {
    /** Counts one; answers what is left. Throws TOO_MANY_REQUESTS, with the seconds to wait, when it is one too many. */
    async count(name: LimitName, key: string): Promise<Allowance> {
      try {
        const { remainingPoints, msBeforeNext } = await limiters[name].consume(key)
        return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    /** Counts one call of an API key, which has a limit of its own. Throws as `count` does. */
    async countKeyCall(keyId: string, callsPerMinute: number): Promise<Allowance> {
      const { consumedPoints, msBeforeNext } = await keyCalls.consume(keyId)
      const resetSeconds = Math.ceil(msBeforeNext / 1000)
      const remaining = scaled(callsPerMinute) - consumedPoints
      if (remaining < 0) throw tooMany(resetSeconds)
      return { remaining, resetSeconds }
    },
    keyPolicy(callsPerMinute: number): { points: number; seconds: number } {
      return { points: scaled(callsPerMinute), seconds: MINUTE_S }
    },
    /** How many in how long. */
    policy(name: LimitName): { points: number; seconds: number } {
      return { points: limiters[name].points, seconds: LIMITS[name].seconds }
    },
    /** Takes one back, for what turned out not to count. */
    async takeBack(name: LimitName, key: string): Promise<void> {
      await limiters[name].reward(key)
    },
  }
}

/** One household has one address in IPv4 and a whole network in IPv6. */
export function addressKey(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString()
}

function tooMany(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_S)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  })
}
