import { beforeEach, describe, expect, test, vi } from 'vitest'
import { raiseCatalogVersion, readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { perVersion, perVersionInTurn } from '#server/db/per-version.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

let db: Database

beforeEach(() => {
  db = newDatabase()
})

/** Readings that are ended by hand, in any order; each answers with its number. */
function slowReadings() {
  const ends: (() => void)[] = []
  const read = vi.fn((_db: Database) => {
    const number = read.mock.calls.length
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  })
  return { read, ends }
}

describe('a result cached per version', () => {
  test('is read once per version, separately for each database', () => {
    const read = vi.fn((_db: Database) => read.mock.calls.length)
    const answer = perVersion(readCatalogVersion, read)
    expect([answer(db), answer(db), answer(newDatabase()), answer(db)]).toEqual([1, 1, 2, 1])
    raiseCatalogVersion(db)
    expect([answer(db), answer(db)]).toEqual([3, 3])
  })

  test('is stored per key, up to a number of recent keys', () => {
    const read = vi.fn((_db: Database, name: string) => `${name} ${read.mock.calls.length}`)
    const answer = perVersion(readCatalogVersion, read, { keyOf: (name) => name, most: 2 })
    const answers = ['a', 'b', 'a', 'c', 'a', 'b'].map((name) => answer(db, name))
    expect(answers).toEqual(['a 1', 'b 2', 'a 1', 'c 3', 'a 1', 'b 4'])
  })

  test('can be a version itself, and keeps dependent results while it is unchanged', () => {
    const parity = perVersion(readCatalogVersion, (of) => (readCatalogVersion(of) % 2 === 0 ? 'even' : 'odd'))
    const read = vi.fn((of: Database) => readCatalogVersion(of))
    const answer = perVersion(parity, read)
    const first = answer(db)
    for (let time = 0; time < 2; time += 1) raiseCatalogVersion(db)
    expect(answer(db)).toBe(first)
    raiseCatalogVersion(db)
    expect(answer(db)).toBe(first + 3)
  })

  test('is read again after an error, thrown or rejected', async () => {
    const thrown = vi
      .fn(() => 7)
      .mockImplementationOnce(() => {
        throw new Error('locked')
      })
    const now = perVersion(readCatalogVersion, thrown)
    expect(() => now(db)).toThrow('locked')
    expect(now(db)).toBe(7)
    const rejected = vi.fn(async () => 7).mockRejectedValueOnce(new Error('locked'))
    const later = perVersion(readCatalogVersion, rejected)
    await expect(later(db)).rejects.toThrow('locked')
    expect(await later(db)).toBe(7)
  })

  test('is shared during the read, and is dropped when a change overtakes it', async () => {
    const { read, ends } = slowReadings()
    const answer = perVersion(readCatalogVersion, read)
    const before = [answer(db), answer(db)]
    raiseCatalogVersion(db)
    const after = answer(db)
    // The older reading ends last.
    ends[1]?.()
    ends[0]?.()
    expect(await Promise.all([...before, after, answer(db)])).toEqual([1, 1, 2, 2])
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('does not remove a newer one if it fails after a change', async () => {
    const older = Promise.withResolvers<number>()
    const read = vi.fn(async () => 2).mockReturnValueOnce(older.promise)
    const answer = perVersion(readCatalogVersion, read)
    const before = answer(db)
    raiseCatalogVersion(db)
    expect(await answer(db)).toBe(2)
    older.reject(new Error('locked'))
    await expect(before).rejects.toThrow('locked')
    expect(await answer(db)).toBe(2)
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('a slow result cached per version', () => {
  test('is read once for each version', async () => {
    const read = vi.fn(async () => read.mock.calls.length)
    const answer = perVersionInTurn(read)
    expect([await answer(db), await answer(db)]).toEqual([1, 1])
    raiseCatalogVersion(db)
    expect([await answer(db), await answer(db)]).toEqual([2, 2])
  })

  test('is read one at a time, and next once for all waiting callers', async () => {
    const { read, ends } = slowReadings()
    const answer = perVersionInTurn(read)
    const first = answer(db)
    const later = Array.from({ length: 5 }, () => {
      raiseCatalogVersion(db)
      return answer(db)
    })
    expect(read).toHaveBeenCalledTimes(1)
    ends[0]?.()
    expect(await first).toBe(1)
    await eventually(() => expect(ends).toHaveLength(2))
    ends[1]?.()
    expect(await Promise.all(later)).toEqual([2, 2, 2, 2, 2])
    expect(await answer(db)).toBe(2)
  })

  test('returns the previous result at once where a stale one is acceptable', async () => {
    const { read, ends } = slowReadings()
    const answer = perVersionInTurn(read, () => true)
    const first = answer(db)
    ends[0]?.()
    expect(await first).toBe(1)
    raiseCatalogVersion(db)
    expect(await answer(db)).toBe(1)
    await eventually(() => expect(read).toHaveBeenCalledTimes(2))
    raiseCatalogVersion(db)
    expect(await answer(db)).toBe(1)
    ends[1]?.()
    await eventually(() => expect(ends).toHaveLength(3))
    ends[2]?.()
    await eventually(async () => expect(await answer(db)).toBe(3))
  })

  test('is read again after an error', async () => {
    const read = vi.fn(async () => 7).mockRejectedValueOnce(new Error('locked'))
    const answer = perVersionInTurn(read)
    await expect(answer(db)).rejects.toThrow('locked')
    expect(await answer(db)).toBe(7)
  })
})
