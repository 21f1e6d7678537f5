import { LRUCache } from 'lru-cache'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'

interface Keys<Input extends unknown[]> {
  keyOf: (...input: Input) => string
  /** How many answers of one version are stored. */
  most: number
}

interface Reading<Result> {
  version: number
  result: Promise<Result>
  next?: Promise<Result> | undefined
  /** The last result that could be read. */
  last?: Promise<Result> | undefined
}

const ONE_ANSWER = { keyOf: () => '', most: 1 }

/**
 * Returns what `read` answers, read once for each version, and each key where there are several. A promise is shared
 * by all who ask meanwhile; a failed reading is not stored. The next version forgets all answers, also those under way.
 */
export function perVersion<Input extends unknown[], Answer extends {}>(
  versionOf: (db: Database) => number | string,
  read: (db: Database, ...input: Input) => Answer,
  { keyOf, most }: Keys<Input> = ONE_ANSWER,
): (db: Database, ...input: Input) => Answer {
  const stored = new WeakMap<Database, { version: number | string; answers: LRUCache<string, Answer> }>()

  function answersNow(db: Database) {
    const version = versionOf(db)
    const current = stored.get(db)
    if (current?.version === version) return current.answers
    const answers = new LRUCache<string, Answer>({ max: most })
    stored.set(db, { version, answers })
    return answers
  }
  return (db, ...input) => {
    const answers = answersNow(db)
    const key = keyOf(...input)
    const existing = answers.get(key)
    if (existing !== undefined) return existing
    const answer = read(db, ...input)
    answers.set(key, answer)
    if (answer instanceof Promise) answer.catch(() => answers.delete(key))
    return answer
  }
}

/**
 * The same for a reading of the catalogue that takes long: one at a time, and one next for all who ask for a newer version
 * meanwhile. Where `mayBeOlder`, nobody waits for the next: it answers what was read last.
 */
export function perVersionInTurn<Input extends unknown[], Result>(
  read: (db: Database, ...input: Input) => Promise<Result>,
  mayBeOlder: (db: Database) => boolean = () => false,
): (db: Database, ...input: Input) => Promise<Result> {
  const readings = new WeakMap<Database, Reading<Result>>()

  function begin(db: Database, input: Input, last?: Promise<Result>): Promise<Result> {
    const reading: Reading<Result> = { version: readCatalogueVersion(db), result: read(db, ...input), last }
    readings.set(db, reading)
    reading.result.then(
      () => {
        reading.last = reading.result
      },
      () => readings.delete(db),
    )
    return reading.result
  }

  return (db, ...input) => {
    const reading = readings.get(db)
    if (!reading) return begin(db, input)
    const older = mayBeOlder(db) ? reading.last : undefined
    if (reading.version === readCatalogueVersion(db)) return older ?? reading.result
    if (!reading.next) {
      const readNext = () => begin(db, input, reading.last)
      reading.next = reading.result.then(readNext, readNext)
      reading.next.catch(() => undefined)
    }
    return older ?? reading.next
  }
}
