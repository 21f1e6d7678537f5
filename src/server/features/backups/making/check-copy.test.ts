import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { checkCopy } from '#server/features/backups/making/check-copy.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

let folder = ''
const file = () => join(folder, 'copy.db')

beforeEach(() => {
  folder = folderOfTest()
  const db = new SqliteDatabase(file())
  db.exec(`create table shelves (id integer primary key);
    create table books (id integer primary key, shelf integer references shelves (id), text text);
    insert into shelves values (1);
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 500)
      insert into books select i, 1, hex(randomblob(200)) from n`)
  db.close()
})

test('reports the row counts of a sound copy’s tables', () => {
  expect(checkCopy(file())).toEqual({ shelves: 1, books: 500 })
})

test('reports a dangling reference as damage', () => {
  const db = new SqliteDatabase(file())
  db.pragma('foreign_keys = off')
  db.exec('delete from shelves')
  db.close()
  expect(() => checkCopy(file())).toThrow('500 references are broken')
})

test('reports overwritten pages as damage', () => {
  const bytes = readFileSync(file())
  bytes.fill(0xaa, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8_192)
  writeFileSync(file(), bytes)
  expect(() => checkCopy(file())).toThrow(/damaged|can’t be read/)
})

test('rejects a text file', () => {
  writeFileSync(file(), 'No database at all. '.repeat(500))
  expect(() => checkCopy(file())).toThrow('can’t be read as a database')
})
