import { createHash } from 'node:crypto'

interface Count {
  used: number
  endsAt: number
}

interface Options {
  seconds: number
  /** Beyond this many keys, the least recently used are dropped. */
  maxKeys: number
  now?: () => number
}

const LONGEST_KEY = 60
const RETAINED_SHARE = 0.9

/** Counts each key's use within a period. Memory is bounded, whatever the keys. */
export function createExpiringCounters({ seconds, maxKeys, now = Date.now }: Options) {
  const counts = new Map<string, Count>()

  function current(key: string): Count {
    const existing = counts.get(key)
    const latest = now() + seconds * 1_000
    // A clock that was set back must not prolong a count.
    return existing && existing.endsAt > now() && existing.endsAt <= latest
      ? existing
      : { used: 0, endsAt: latest }
  }
  /** Removes many at once: a Map scans past deleted first entries again and again. */
  function makeRoom() {
    for (const [key, { endsAt }] of counts) if (endsAt <= now()) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size <= maxKeys * RETAINED_SHARE) return
      counts.delete(key)
    }
  }
  return {
    /** The key's use, and for how many seconds it is remembered. */
    read(key: string): { used: number; resetSeconds: number } {
      const { used, endsAt } = current(short(key))
      return { used, resetSeconds: Math.ceil((endsAt - now()) / 1_000) }
    },
    add(key: string, cost: number) {
      const name = short(key)
      const { used, endsAt } = current(name)
      counts.delete(name)
      counts.set(name, { used: Math.max(0, used + cost), endsAt })
      if (counts.size > maxKeys) makeRoom()
    },
  }
}

/** Visitors choose some keys, such as the address they sign in with, so their length is bounded. */
function short(key: string): string {
  return key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url')
}
