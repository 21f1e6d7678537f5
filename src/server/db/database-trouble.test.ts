import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { databaseTrouble, isLocked } from '#server/db/database-trouble.ts'

const sqlite = (code: string) => new SqliteDatabase.SqliteError('as SQLite says it', code)

test.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_READ',
  'SQLITE_CANTOPEN',
])('treats %s as temporary: says when to retry, and nothing of SQLite', (code) => {
  const refusal = databaseTrouble(
    new Error('a library', { cause: new Error('another', { cause: sqlite(code) }) }),
  )
  expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 })
  expect(refusal?.message).not.toMatch(/sqlite|library/i)
})

test.each([
  sqlite('SQLITE_CONSTRAINT_UNIQUE'),
  sqlite('SQLITE_ERROR'),
  new Error('SQLITE_BUSY'),
  'SQLITE_BUSY',
])('treats %s as a different error', (error) => expect(databaseTrouble(error)).toBeUndefined())

test('ends the search at an error that is its own cause', () => {
  const error = new Error('round')
  error.cause = error
  expect(databaseTrouble(error)).toBeUndefined()
})

test('retries only a lock at once', () => {
  expect(isLocked(sqlite('SQLITE_BUSY'))).toBe(true)
  expect(isLocked(sqlite('SQLITE_FULL'))).toBe(false)
})
