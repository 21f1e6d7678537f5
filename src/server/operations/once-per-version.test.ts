import { beforeEach, expect, test, vi } from 'vitest'
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'
import { oncePerVersion } from '#server/operations/once-per-version.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

let db: Database

beforeEach(() => {
  db = newDatabase()
})

/** Readings that end when they are told to, and answer with their number. */
function slowReadings() {
  const ends: (() => void)[] = []
  const read = vi.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(read.mock.calls.length))))
  return { read, ends }
}

test('a version is read once, the next one anew', async () => {
  const read = vi.fn(async () => read.mock.calls.length)
  const ask = oncePerVersion(read)
  expect([await ask(db), await ask(db)]).toEqual([1, 1])
  raiseCatalogueVersion(db)
  expect([await ask(db), await ask(db)]).toEqual([2, 2])
})

test('of all who ask while it changes again and again, none starts a second reading beside the first', async () => {
  const { read, ends } = slowReadings()
  const ask = oncePerVersion(read)
  const first = ask(db)
  const later = Array.from({ length: 5 }, () => {
    raiseCatalogueVersion(db)
    return ask(db)
  })
  expect(read).toHaveBeenCalledTimes(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await eventually(() => expect(ends).toHaveLength(2))
  ends[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2, 2, 2, 2])
  expect(await ask(db)).toBe(2)
})

test('where an older answer will do, nobody waits for the next reading', async () => {
  const { read, ends } = slowReadings()
  const ask = oncePerVersion(read, () => true)
  const first = ask(db)
  ends[0]?.()
  expect(await first).toBe(1)
  raiseCatalogueVersion(db)
  expect(await ask(db)).toBe(1)
  await eventually(() => expect(read).toHaveBeenCalledTimes(2))
  raiseCatalogueVersion(db)
  expect(await ask(db)).toBe(1)
  ends[1]?.()
  await eventually(() => expect(ends).toHaveLength(3))
  ends[2]?.()
  await eventually(async () => expect(await ask(db)).toBe(3))
})

test('what failed is read again', async () => {
  const read = vi.fn(async () => 7).mockRejectedValueOnce(new Error('locked'))
  const ask = oncePerVersion(read)
  await expect(ask(db)).rejects.toThrow('locked')
  expect(await ask(db)).toBe(7)
})
