import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'

interface State<Result> {
  version: number
  result: Promise<Result>
  next?: Promise<Result> | undefined
  /** The last reading that has ended. */
  last?: Promise<Result> | undefined
}

/**
 * Reads once for each version of the catalogue, and never twice at a time: who asks for a newer version meanwhile gets
 * the next reading, one for all of them; where `mayBeOlder`, what was read last while the next is under way. What failed
 * is read again when it is asked for again. What else it is asked with is told to the reading that begins.
 */
export function oncePerVersion<Result, With extends unknown[] = []>(
  read: (db: Database, ...asked: With) => Promise<Result>,
  mayBeOlder: (db: Database) => boolean = () => false,
): (db: Database, ...asked: With) => Promise<Result> {
  const states = new WeakMap<Database, State<Result>>()

  function begin(db: Database, asked: With, last?: Promise<Result>): Promise<Result> {
    const state: State<Result> = { version: readCatalogueVersion(db), result: read(db, ...asked), last }
    states.set(db, state)
    state.result.then(
      () => {
        state.last = state.result
      },
      () => states.delete(db),
    )
    return state.result
  }

  return (db, ...asked) => {
    const state = states.get(db)
    if (!state) return begin(db, asked)
    const older = mayBeOlder(db) ? state.last : undefined
    if (state.version === readCatalogueVersion(db)) return older ?? state.result
    if (!state.next) {
      const readNext = () => begin(db, asked, state.last)
      state.next = state.result.then(readNext, readNext)
      state.next.catch(() => undefined)
    }
    return older ?? state.next
  }
}
