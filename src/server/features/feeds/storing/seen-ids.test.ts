import { beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { createSeenIds, type SeenIds } from '#server/features/feeds/storing/seen-ids.ts'

let db: Database
let seen: SeenIds

beforeEach(() => {
  db = openDatabase(':memory:')
  seen = createSeenIds(db, 1)
})

describe('an external id', () => {
  test('is accepted once', () => {
    expect(seen.has('a')).toBe(false)
    expect(seen.accept('a')).toBe(true)
    expect(seen.accept('a')).toBe(false)
    expect(seen.has('a')).toBe(true)
  })

  test('that was only mentioned is known and may still be accepted', () => {
    seen.mention('a')
    expect(seen.has('a')).toBe(true)
    expect(seen.accept('a')).toBe(true)
    expect(seen.accept('a')).toBe(false)
  })

  test('stays accepted when it is mentioned later', () => {
    seen.accept('a')
    seen.mention('a')
    expect(seen.accept('a')).toBe(false)
  })

  test('is compared to the letter', () => {
    seen.accept('a1')
    for (const other of ['A1', 'a1 ', '01', 'å1', '']) expect(seen.has(other)).toBe(false)
    seen.accept('42')
    expect(seen.has('0042')).toBe(false)
  })
})

test('one run knows nothing of another, and forgets its own alone', () => {
  const other = createSeenIds(db, 2)
  seen.accept('a')
  expect(other.has('a')).toBe(false)
  expect(other.accept('a')).toBe(true)
  seen.forget()
  expect(seen.has('a')).toBe(false)
  expect(other.has('a')).toBe(true)
})
