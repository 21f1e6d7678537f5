import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { looseFiles } from '#server/config/private-files.ts'

function place(folderMode: number, prefix = 'tuckling-modes-') {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const DATABASE_PATH = join(folder, 'shop.db')
  writeFileSync(DATABASE_PATH, '', { mode: 0o600 })
  writeFileSync(join(folder, 'of-somebody-else.txt'), '', { mode: 0o644 })
  mkdirSync(join(folder, 'backups'), { mode: 0o700 })
  chmodSync(folder, folderMode)
  return { folder, DATABASE_PATH }
}

test('leaves a world-writable folder open and closes only our own files', () => {
  const { folder, DATABASE_PATH } = place(0o1777)
  expect(looseFiles({ DATABASE_PATH })).toBeUndefined()
  chmodSync(DATABASE_PATH, 0o644)
  const backups = join(folder, 'backups')
  expect(looseFiles({ DATABASE_PATH })).toBe(
    `Other users of this machine may have access to ${DATABASE_PATH}. To change that, run chmod -R go= ${backups} ${DATABASE_PATH}`,
  )
})

test('restricts an own folder without listing its contents', () => {
  const { folder, DATABASE_PATH } = place(0o755)
  const places = `${join(folder, 'backups')} ${DATABASE_PATH}`
  expect(looseFiles({ DATABASE_PATH })).toBe(
    `Other users of this machine may have access to ${folder}. To change that, run chmod go= ${folder} && chmod -R go= ${places}`,
  )
})

test('quotes the suggested command for any characters in a path', () => {
  const { folder, DATABASE_PATH } = place(0o755, "it's å & $HOME ")
  const [, command = ''] = looseFiles({ DATABASE_PATH })?.split('To change that, run ') ?? []
  execFileSync('sh', ['-c', command])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(looseFiles({ DATABASE_PATH })).toBeUndefined()
})
