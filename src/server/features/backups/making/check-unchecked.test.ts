import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { listBackupFiles } from '#server/features/backups/files/backup-folder.ts'
import { checkUncheckedBackups } from '#server/features/backups/making/check-unchecked.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

let folder = ''
const madeAt = new Date('2026-01-15T06:00:00Z')

beforeEach(() => {
  folder = folderOfTest()
})

function place(name: string, fill: (path: string) => void) {
  const path = join(folder, name)
  fill(path)
  utimesSync(path, madeAt, madeAt)
  return path
}

test('checks a copy made before a migration and keeps its time', async () => {
  const path = place('tuckling-2026-01-15-before-migration.db', (file) => {
    const db = new SqliteDatabase(file)
    db.pragma('journal_mode = wal')
    db.exec('create table books (id integer primary key); insert into books values (1), (2)')
    db.close()
  })
  await checkUncheckedBackups(folder, new AbortController().signal)
  expect(await listBackupFiles(folder)).toMatchObject([{ check: { rows: { books: 2 } } }])
  expect(statSync(path).mtime).toEqual(madeAt)
})

test('lists the reason for a damaged copy', async () => {
  place('tuckling-2026-01-15-before-migration.db', (file) => writeFileSync(file, 'No database. '.repeat(500)))
  await checkUncheckedBackups(folder, new AbortController().signal)
  const [backup] = await listBackupFiles(folder)
  expect(backup?.check).toMatchObject({ problem: 'The copy can’t be read as a database' })
  expect(backup?.check?.rows).toBeUndefined()
})

test('leaves remaining copies unchecked after a stop', async () => {
  place('tuckling-2026-01-15-before-migration.db', (file) => writeFileSync(file, ''))
  await checkUncheckedBackups(folder, AbortSignal.abort())
  expect(await listBackupFiles(folder)).toMatchObject([{ check: null }])
})
