import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createExpiringCounters } from '#server/limits/expiring-counters.ts'
import { DomainError } from '#shared/errors.ts'
import { DAY_S, HOUR_S, MINUTE_S } from '#shared/time/durations.ts'

/** How often something may happen for one key: an address, an account or an API key. Keys are forgotten at the end. */
export const LIMITS = {
  /** Wrong passwords from an address, for whatever accounts. */
  signIns: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords from a network, for whatever accounts. */
  signInsOfNetwork: { points: 30, seconds: 15 * MINUTE_S },
  /** Wrong passwords for an account from the unknown browsers of one network. */
  signInsFromNetwork: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords for an account from all unknown browsers, before only what follows is left to them. */
  signInsToAccount: { points: 1_000, seconds: HOUR_S },
  /** The same from one network, once many networks have tried. */
  signInsUnderAttack: { points: 1, seconds: HOUR_S },
  /** The same from the wider network around it, once all together have tried too often. */
  signInsUnderSiege: { points: 3, seconds: HOUR_S },
  /** Wrong passwords for an account from a browser that has signed in to it before. */
  signInsOfBrowser: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords where somebody signed in is asked for the current one. */
  passwordChecks: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong codes after one first step. */
  secondSteps: { points: 10, seconds: HOUR_S },
  /** Wrong codes from a browser that has signed in to the account before, or in a session. */
  secondStepsOfBrowser: { points: 10, seconds: HOUR_S },
  /** Wrong codes for an account from the unknown browsers of one network. */
  secondStepsFromNetwork: { points: 30, seconds: HOUR_S },
  /** Wrong codes of an app from all unknown browsers, who know the password; and from all the others. */
  secondStepsToAccount: { points: 100, seconds: HOUR_S },
  /** Wrong recovery codes for an account from a browser, or from one network. */
  recoveryCodes: { points: 30, seconds: HOUR_S },
  /** From an address. */
  passkeyChallenges: { points: 60, seconds: 15 * MINUTE_S },
  passkeySignIns: { points: 30, seconds: 15 * MINUTE_S },
  /** From an address, to providers and back. */
  providerVisits: { points: 60, seconds: 15 * MINUTE_S },
  signUps: { points: 5, seconds: HOUR_S },
  /** Sign-ups from a network with addresses that have an account, where no mail is sent that could say so. */
  knownSignUps: { points: 10, seconds: DAY_S },
  /** To an address that was typed to sign up. */
  signUpMails: { points: 3, seconds: HOUR_S },
  /** For an address. */
  passwordResets: { points: 5, seconds: HOUR_S },
  /** To an account that unknown browsers ask for; within half the time that the link of a mail is valid. */
  resetMails: { points: 3, seconds: 30 * MINUTE_S },
  /** To an account from a browser that has signed in to it before. */
  resetMailsOfBrowser: { points: 5, seconds: HOUR_S },
  /** To an address, which a stranger may have typed. */
  verificationMails: { points: 1, seconds: HOUR_S },
  /** For an account, to addresses that it wants to have. */
  emailChanges: { points: 5, seconds: HOUR_S },
  /** From an address. */
  signInLinks: { points: 30, seconds: 15 * MINUTE_S },
  newsletterSignUps: { points: 5, seconds: 10 * MINUTE_S },
  /** Of an administrator. */
  pictureUploads: { points: 60, seconds: 10 * MINUTE_S },
  paymentSessions: { points: 10, seconds: 10 * MINUTE_S },
  apiCalls: { points: 300, seconds: MINUTE_S },
  /** What an address makes the site work: procedures and pages that are in no cache, by their cost. */
  siteWork: { points: 1_200, seconds: MINUTE_S },
  /** From a network. */
  clicks: { points: 120, seconds: MINUTE_S },
}

export type LimitName = keyof typeof LIMITS
export type Limits = ReturnType<typeof createLimits>

/** What is left of a limit. */
export interface Allowance {
  remaining: number
  resetSeconds: number
}

const IPV6_HOUSEHOLD_BITS = 64
const NETWORK_BITS = { ipv4: 24, ipv6: 48 }
/** Widths of the networks around an address: one provider's, then one region's. */
const WIDER_BITS = [
  { ipv4: 16, ipv6: 32 },
  { ipv4: 8, ipv6: 16 },
] as const
const IPV4_BITS = 32
/** About 7 MB a limit at worst. */
const MAX_KEYS = 50_000

/** Limits of what several processes answer; all others are counted by the one that writes. */
const SHARED: readonly LimitName[] = ['apiCalls', 'siteWork']

/** Something that counted for a key in another process. */
export interface SharedUse {
  name: LimitName
  key: string
  cost: number
}

/**
 * Counters in memory: nothing about anyone is kept on disk. `factor` scales all of them. Other processes are told what
 * counts for them, too, by `tellOthers`.
 */
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
    /** Counts one, or what it costs; returns what is left. Throws TOO_MANY_REQUESTS, with the seconds to wait, when it is too many. */
    async count(name: LimitName, key: string, cost = 1): Promise<Allowance> {
      const allowance = consume(counters[name], key, scaled(LIMITS[name].points), cost)
      if (tellOthers && SHARED.includes(name)) tellOthers({ name, key, cost })
      return allowance
    },
    /** Counts what another process has allowed. */
    hearOf({ name, key, cost }: SharedUse) {
      counters[name].add(key, cost)
    },
    /** Counts a call of an API key, which has a limit of its own. Throws as `count` does. */
    async countKeyCall(keyId: string, callsPerMinute: number, cost = 1): Promise<Allowance> {
      return consume(keyCalls, keyId, scaled(callsPerMinute), cost)
    },
    keyPolicy(callsPerMinute: number): { points: number; seconds: number } {
      return { points: scaled(callsPerMinute), seconds: MINUTE_S }
    },
    /** How many in how long. */
    policy(name: LimitName): { points: number; seconds: number } {
      return { points: scaled(LIMITS[name].points), seconds: LIMITS[name].seconds }
    },
    /** Which share of the limit is used up, from 0 to 1. */
    usedShare(name: LimitName, key: string): number {
      return counters[name].read(key).used / scaled(LIMITS[name].points)
    },
    /** Takes one back, for what turned out not to count. */
    async refund(name: LimitName, key: string): Promise<void> {
      counters[name].add(key, -1)
    },
  }
}

/** Counts one unless that is too many. */
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

/** One household has one address in IPv4 and a whole network in IPv6. */
export function addressKey(address: string): string {
  return prefixOf(address, { ipv4: IPV4_BITS, ipv6: IPV6_HOUSEHOLD_BITS })
}

/** For whom a limit of senders counts: clicks for a household in IPv6 and for the hundreds around an address in IPv4. */
export function senderKey(name: LimitName, address: string): string {
  return prefixOf(address, { ipv4: name === 'clicks' ? 24 : IPV4_BITS, ipv6: IPV6_HOUSEHOLD_BITS })
}

/** The network around an address, as one owner may have of it. */
export function networkKey(address: string): string {
  return prefixOf(address, NETWORK_BITS)
}

/** The networks around an address, the narrowest first. */
export function networksAround(address: string): string[] {
  return [NETWORK_BITS, ...WIDER_BITS].map((bits) => `${prefixOf(address, bits)}/${bits.ipv4}`)
}

/** The network around an address' network. */
export function widerNetworkKey(address: string): string {
  return prefixOf(address, WIDER_BITS[0])
}

/** The same, as people write it: `192.0.2.0/24`. */
export function networkName(address: string): string {
  const network = networkKey(address)
  return ipaddr.isValid(network) ? `${network}/${NETWORK_BITS[ipaddr.parse(network).kind()]}` : network
}

function prefixOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  // Nearly every request; the long way would read the address four times.
  if (bits.ipv4 === IPV4_BITS && isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  const cidr = `${parsed.toString()}/${bits[parsed.kind()]}`
  const kind = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return kind.networkAddressFromCIDR(cidr).toString()
}

function tooMany(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_S)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  })
}
