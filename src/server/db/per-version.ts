import { LRUCache } from 'lru-cache'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'

interface Keys<Input extends unknown[]> {
  keyOf: (...input: Input) => string
  most: number
}

interface Reading<Result> {
  version: number
  result: Promise<Result>
  next?: Promise<Result> | undefined
  last?: Promise<Result> | undefined
}

const ONE_ANSWER = { keyOf: () => '', most: 1 }

/**
 * Returns the result of `read`, called once per version and key. Concurrent callers share a promise; a failed read is
 * not stored. The next version discards all answers, including pending ones.
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
 * Like `perVersion`, for slow reads of the catalog. One runs at a time; one more serves all who meanwhile ask for a
 * newer version. With `mayBeOlder`, nobody waits for it and the last result is returned.
 */
export function perVersionInTurn<Input extends unknown[], Result>(
  read: (db: Database, ...input: Input) => Promise<Result>,
  mayBeOlder: (db: Database) => boolean = () => false,
): (db: Database, ...input: Input) => Promise<Result> {
  const readings = new WeakMap<Database, Reading<Result>>()

  function begin(db: Database, input: Input, last?: Promise<Result>): Promise<Result> {
    const reading: Reading<Result> = { version: readCatalogVersion(db), result: read(db, ...input), last }
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
    if (reading.version === readCatalogVersion(db)) return older ?? reading.result
    if (!reading.next) {
      const readNext = () => begin(db, input, reading.last)
      reading.next = reading.result.then(readNext, readNext)
      reading.next.catch(() => undefined)
    }
    return older ?? reading.next
  }
}
