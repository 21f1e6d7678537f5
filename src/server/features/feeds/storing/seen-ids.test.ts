import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { createSeenIds } from '#server/features/feeds/storing/seen-ids.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

let db: Database

beforeEach(() => {
  db = newDatabase()
})

test('accepts an external id once and compares it exactly', () => {
  const seen = createSeenIds(db)
  for (const id of ['a1', 'A1', 'a1 ', '01', '1', 'å1', '']) {
    expect(seen.accept(id)).toBe(true)
    expect(seen.accept(id)).toBe(false)
  }
})

test('keeps the ids of runs separate and cleans up', () => {
  const seen = createSeenIds(db)
  const other = createSeenIds(db)
  seen.accept('a')
  expect(other.accept('a')).toBe(true)
  for (const one of [seen, other]) one.forget()
  expect(db.$client.prepare('select name from temp.sqlite_master').all()).toEqual([])
})
