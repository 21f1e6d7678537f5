import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createExpiringCounters } from '#server/limits/expiring-counters.ts'
import { DomainError } from '#shared/errors.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { DAY_S, HOUR_S, MINUTE_S } from '#shared/time/durations.ts'

/** Limits for one key: an IP address, an account or an API key. Counts end with their period. */
export const LIMITS = {
  /** Wrong passwords from an IP address, for any accounts. */
  signIns: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords from a network, for any accounts. */
  signInsOfNetwork: { points: 30, seconds: 15 * MINUTE_S },
  /** Wrong passwords for an account from the unknown browsers of one network. */
  signInsFromNetwork: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords for an account from all unknown browsers. Beyond it only the next two limits apply. */
  signInsToAccount: { points: 1_000, seconds: HOUR_S },
  /** The same from one network, after attempts from many networks. */
  signInsUnderAttack: { points: 1, seconds: HOUR_S },
  /** The same from the wider network around it, after too many attempts in all. */
  signInsUnderSiege: { points: 3, seconds: HOUR_S },
  /** Wrong passwords for an account from a browser that has signed in to it before. */
  signInsOfBrowser: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords where somebody signed in is asked for the current one. */
  passwordChecks: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong codes after one first step. */
  secondSteps: { points: 10, seconds: HOUR_S },
  /** Wrong codes from a browser that has signed in to the account before, or within a session. */
  secondStepsOfBrowser: { points: 10, seconds: HOUR_S },
  /** Wrong codes for an account from the unknown browsers of one network. */
  secondStepsFromNetwork: { points: 30, seconds: HOUR_S },
  /** Wrong codes of an app from all unknown browsers that know the password, and from all others together. */
  secondStepsToAccount: { points: 100, seconds: HOUR_S },
  /** Wrong recovery codes for an account from a browser, or from one network. */
  recoveryCodes: { points: 30, seconds: HOUR_S },
  /** From an IP address. */
  passkeyChallenges: { points: 60, seconds: 15 * MINUTE_S },
  passkeySignIns: { points: 30, seconds: 15 * MINUTE_S },
  /** From an IP address, to providers and back. */
  providerVisits: { points: 60, seconds: 15 * MINUTE_S },
  signUps: { points: 5, seconds: HOUR_S },
  /** Sign-ups from a network with addresses that already have an account, if no email can be sent to say so. */
  repeatedSignUps: { points: 10, seconds: DAY_S },
  /** To an email address typed at sign-up. */
  signUpMails: { points: 3, seconds: HOUR_S },
  /** For an email address. */
  passwordResets: { points: 5, seconds: HOUR_S },
  /** To an account, requested by unknown browsers. The period is half the validity of a mailed link. */
  resetMails: { points: 3, seconds: 30 * MINUTE_S },
  /** To an account, from a browser that has signed in to it before. */
  resetMailsOfBrowser: { points: 5, seconds: HOUR_S },
  /** To an email address, which a stranger may have typed. */
  verificationMails: { points: 1, seconds: HOUR_S },
  /** For an account, to requested new addresses. */
  emailChanges: { points: 5, seconds: HOUR_S },
  /** From an IP address. */
  signInLinks: { points: 30, seconds: 15 * MINUTE_S },
  newsletterSignUps: { points: 5, seconds: 10 * MINUTE_S },
  /** By an administrator. */
  pictureUploads: { points: 60, seconds: 10 * MINUTE_S },
  paymentSessions: { points: 10, seconds: 10 * MINUTE_S },
  apiCalls: { points: 300, seconds: MINUTE_S },
  /** The work that an IP address causes: uncached procedures and pages, by their cost. */
  siteWork: { points: 1_200, seconds: MINUTE_S },
  /** From a network, as `views`. */
  clicks: { points: 120, seconds: MINUTE_S },
  views: { points: 600, seconds: MINUTE_S },
}

export type LimitName = keyof typeof LIMITS
export type Limits = ReturnType<typeof createLimits>

interface Allowance {
  remaining: number
  resetSeconds: number
}

const IPV6_HOUSEHOLD_BITS = 64
const NETWORK_BITS = { ipv4: 24, ipv6: 48 }
/** Widths of the networks around an IP address: those of a provider, then of a region. */
const WIDER_BITS = [
  { ipv4: 16, ipv6: 32 },
  { ipv4: 8, ipv6: 16 },
] as const
const IPV4_BITS = 32
/** About 7 MB a limit at worst. */
const MAX_KEYS = 50_000

/** Limits that an IPv4 address shares with its neighbors. */
const BY_NETWORK: readonly LimitName[] = ['clicks', 'views']

/** Limits that several processes count; all others are counted by the writer. */
const SHARED: readonly LimitName[] = ['apiCalls', 'siteWork']

export interface SharedUse {
  name: LimitName
  key: string
  cost: number
}

/** Counters in memory. `factor` scales all limits; `tellOthers` reports counts to other processes. */
export function createLimits(factor: number, tellOthers?: (use: SharedUse) => void) {
  const scaled = (points: number) => Math.max(1, Math.floor(points * factor))
  const counters = countersOf(LIMITS)
  const keyCalls = createExpiringCounters({ seconds: MINUTE_S, maxKeys: MAX_KEYS })

  function consume(counter: Counters, key: string, points: number, cost: number): Allowance {
    const { used, resetSeconds } = counter.read(key)
    if (used + cost > points) throw tooMany(resetSeconds)
    counter.add(key, cost)
    return { remaining: points - used - cost, resetSeconds }
  }
  return {
    /** Counts one, or the cost; returns the rest. Throws TOO_MANY_REQUESTS beyond the limit. */
    async count(name: LimitName, key: string, cost = 1): Promise<Allowance> {
      const allowance = consume(counters[name], key, scaled(LIMITS[name].points), cost)
      if (tellOthers && SHARED.includes(name)) tellOthers({ name, key, cost })
      return allowance
    },
    hearOf({ name, key, cost }: SharedUse) {
      counters[name].add(key, cost)
    },
    /** Counts a call of an API key, which has its own limit. Throws as `count` does. */
    async countKeyCall(keyId: string, callsPerMinute: number, cost = 1): Promise<Allowance> {
      return consume(keyCalls, keyId, scaled(callsPerMinute), cost)
    },
    keyPolicy(callsPerMinute: number): { points: number; seconds: number } {
      return { points: scaled(callsPerMinute), seconds: MINUTE_S }
    },
    policy(name: LimitName): { points: number; seconds: number } {
      return { points: scaled(LIMITS[name].points), seconds: LIMITS[name].seconds }
    },
    usedShare(name: LimitName, key: string): number {
      return counters[name].read(key).used / scaled(LIMITS[name].points)
    },
    async refund(name: LimitName, key: string): Promise<void> {
      counters[name].add(key, -1)
    },
  }
}

/** Counts one unless it exceeds the limit; returns whether it did count. */
export async function isWithin(limits: Limits, name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.count(name, key)
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}

type Counters = ReturnType<typeof createExpiringCounters>

function countersOf<Name extends string>(limits: Record<Name, { seconds: number }>): Record<Name, Counters> {
  const made = Object.entries<{ seconds: number }>(limits).map(([name, { seconds }]) => [
    name,
    createExpiringCounters({ seconds, maxKeys: MAX_KEYS }),
  ])
  return Object.fromEntries(made)
}

/** A household has one address in IPv4, but a whole network in IPv6. */
export function addressKey(address: string): string {
  return prefixOf(address, { ipv4: IPV4_BITS, ipv6: IPV6_HOUSEHOLD_BITS })
}

/** Clicks and views count for a household in IPv6, and for the hundreds around an IPv4 address. */
export function senderKey(name: LimitName, address: string): string {
  return prefixOf(address, {
    ipv4: BY_NETWORK.includes(name) ? NETWORK_BITS.ipv4 : IPV4_BITS,
    ipv6: IPV6_HOUSEHOLD_BITS,
  })
}

export function networkKey(address: string): string {
  return prefixOf(address, NETWORK_BITS)
}

export function networksAround(address: string): string[] {
  return [NETWORK_BITS, ...WIDER_BITS].map((bits) => `${prefixOf(address, bits)}/${bits.ipv4}`)
}

export function widerNetworkKey(address: string): string {
  return prefixOf(address, WIDER_BITS[0])
}

/** The same in common notation: `192.0.2.0/24`. */
export function networkName(address: string): string {
  const network = networkKey(address)
  return ipaddr.isValid(network) ? `${network}/${NETWORK_BITS[ipaddr.parse(network).kind()]}` : network
}

function prefixOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  // A fast path for nearly every request; the long way would parse the address four times.
  if (bits.ipv4 === IPV4_BITS && isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  const cidr = `${parsed.toString()}/${bits[parsed.kind()]}`
  const kind = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return kind.networkAddressFromCIDR(cidr).toString()
}

function tooMany(retryAfterSeconds: number): DomainError {
  const n = Math.max(1, Math.ceil(retryAfterSeconds / MINUTE_S))
  const message = fill(plural(m.tooManyAttemptsWait, n), { n })
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds })
}
