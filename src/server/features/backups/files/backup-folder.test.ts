import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { backupFileName } from '#server/db/backup-files.ts'
import { backupPath, listBackupFiles } from '#server/features/backups/files/backup-folder.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

let folder = ''

beforeEach(() => {
  folder = folderOfTest()
})

test('lists backups newest first and ignores other files', async () => {
  const names = [backupFileName('manual', new Date(1_000)), backupFileName('before-clear', new Date(2_000))]
  for (const name of [...names, 'tuckling.db', 'secret.txt', `${names[0]}.part`]) {
    writeFileSync(join(folder, name), 'x')
  }
  const listed = await listBackupFiles(folder)
  expect(listed.map(({ name }) => name)).toEqual(names.reverse())
  expect(listed[0]?.size).toBe(1)
})

test.each(['../tuckling.db', 'tuckling-../../x.db', 'tuckling-none.db', ''])(
  'does not accept %j as a backup',
  async (name) => {
    await expect(backupPath(folder, name)).rejects.toThrow('We couldn’t find that backup')
  },
)
