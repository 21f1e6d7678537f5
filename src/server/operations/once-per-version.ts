import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'

interface State<Result> {
  version: number
  result: Promise<Result>
  next?: Promise<Result> | undefined
}

/**
 * Reads once for each version of the catalogue, and never twice at a time: who asks for a newer version meanwhile gets
 * the next reading, one for all of them. What failed is read again when it is asked for again.
 */
export function oncePerVersion<Result>(
  read: (db: Database) => Promise<Result>,
): (db: Database) => Promise<Result> {
  const states = new WeakMap<Database, State<Result>>()

  function begin(db: Database): Promise<Result> {
    const version = readCatalogueVersion(db)
    const result = read(db)
    states.set(db, { version, result })
    result.catch(() => states.delete(db))
    return result
  }

  return (db) => {
    const state = states.get(db)
    if (!state) return begin(db)
    if (state.version === readCatalogueVersion(db)) return state.result
    const readNext = () => begin(db)
    state.next ??= state.result.then(readNext, readNext)
    return state.next
  }
}
