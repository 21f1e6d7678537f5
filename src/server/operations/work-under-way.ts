import type { Database } from '#server/db/client.ts'

/**
 * Remembers which rows of a queue this process is at work on. The shop's lock makes it the only one that takes any, so all
 * others that are marked as taken were left by a process that has ended, or by work that broke off.
 */
export function workUnderWay() {
  const byDatabase = new WeakMap<object, Set<number>>()

  function idsOf({ $client }: Database): Set<number> {
    const ids = byDatabase.get($client) ?? new Set()
    byDatabase.set($client, ids)
    return ids
  }
  return {
    ids: (db: Database) => [...idsOf(db)],
    async during<T>(db: Database, id: number, work: () => Promise<T>): Promise<T> {
      const ids = idsOf(db)
      ids.add(id)
      try {
        return await work()
      } finally {
        ids.delete(id)
      }
    },
  }
}
