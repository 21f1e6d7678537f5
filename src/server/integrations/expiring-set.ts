/** Remembers keys for a while; above `maxSize` the one remembered longest ago goes. */
export function createExpiringSet(maxSize: number, now: () => number = Date.now) {
  const expiries = new Map<string, number>()

  return {
    add(key: string, forMs: number) {
      expiries.delete(key)
      expiries.set(key, now() + forMs)
      const oldest = expiries.keys().next()
      if (expiries.size > maxSize && !oldest.done) expiries.delete(oldest.value)
    },
    has(key: string): boolean {
      const expiry = expiries.get(key)
      if (expiry === undefined) return false
      if (expiry > now()) return true
      expiries.delete(key)
      return false
    },
  }
}
