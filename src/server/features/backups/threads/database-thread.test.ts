import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { inDatabaseThread } from '#server/features/backups/threads/database-thread.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

let folder = ''
const source = () => join(folder, 'source.db')
const target = () => join(folder, 'target.db')

beforeEach(() => {
  folder = folderOfTest()
  const db = new SqliteDatabase(source())
  db.exec('create table books (id integer primary key); insert into books values (1), (2)')
  db.close()
})

test('makes a copy and counts it', async () => {
  const { rows } = await inDatabaseThread({ task: 'copy', source: source(), target: target() })
  expect(rows).toEqual({ books: 2 })
  expect(existsSync(target())).toBe(true)
})

test('passes on a refusal with its code and sentence', async () => {
  writeFileSync(source(), 'No database at all. '.repeat(500))
  await expect(inDatabaseThread({ task: 'check', source: source() })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The copy can’t be read as a database',
  })
})

test('stops the work and rethrows an error of the progress callback', async () => {
  const work = inDatabaseThread({ task: 'copy', source: source(), target: target() }, () => {
    throw new Error('enough')
  })
  await expect(work).rejects.toThrow('enough')
})
