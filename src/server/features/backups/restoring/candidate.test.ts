import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { checkFile, openCandidate, prepareCandidate } from '#server/features/backups/restoring/candidate.ts'

let folder = ''
const path = () => join(folder, 'candidate.db')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckling-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('text is no database, and a torn file is damaged', async () => {
  writeFileSync(path(), 'hello')
  await expect(checkFile(path())).rejects.toThrow('This file is no SQLite database')
  writeFileSync(path(), Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(5_000, 7)]))
  await expect(checkFile(path())).rejects.toThrow('This file is damaged')
})

test('a backup with a trigger of its own is refused', () => {
  const live = openDatabase(':memory:')
  const made = openDatabase(path())
  made.$client.exec("create trigger evil after insert on users begin update users set role = 'admin'; end")
  made.$client.close()
  expect(() => openCandidate(path(), live)).toThrow('its tables were changed')
})

test('a backup without an administrator is refused', () => {
  const live = openDatabase(':memory:')
  const candidate = openCandidate(path(), live)
  expect(() => prepareCandidate(candidate, live, undefined)).toThrow('This backup has no administrator')
  candidate.$client.close()
})
