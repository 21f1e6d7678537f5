import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpWhenDue, makeBackup, stateOfBackups } from '#server/features/backups/service.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const NEVER = new AbortController().signal

test('a backup is made if none exists and a day after the last good one', async () => {
  const shop = await adminShop({ onDisk: true })
  const now = Date.now()
  const tick = (at: number) => backUpWhenDue(shop.deps, at, NEVER)
  await tick(now)
  await tick(now + HOUR_MS)
  const [first, ...more] = await shop.admin.backups.list()
  expect(more).toEqual([])
  expect(first?.name).toMatch(/-scheduled\.db$/)
  expect(first?.check).toMatchObject({ rows: { products: 10, users: 1, categories: 5 } })
  expect(shop.log().at(-1)).toMatchObject({ action: 'backup.made', actorEmail: 'schedule' })
  await tick(now + DAY_MS + HOUR_MS)
  expect(await shop.admin.backups.list()).toHaveLength(2)
})

test('a backup dated a year ahead does not prevent the next', async () => {
  const shop = await adminShop({ onDisk: true })
  const now = Date.now()
  await backUpWhenDue(shop.deps, now, NEVER)
  const [name = ''] = readdirSync(join(shop.folder, 'backups')).filter((file) => file.endsWith('.db'))
  const ahead = new Date(now + 365 * DAY_MS)
  utimesSync(join(shop.folder, 'backups', name), ahead, ahead)
  expect((await stateOfBackups(shop.deps, now, 3 * DAY_MS)).problems.map(({ kind }) => kind)).toEqual([
    'backup-old',
  ])
  await backUpWhenDue(shop.deps, now, NEVER)
  expect(await shop.admin.backups.list()).toHaveLength(2)
  expect((await stateOfBackups(shop.deps, now, 3 * DAY_MS)).problems).toEqual([])
})

test('BACKUP_EVERY=off makes no backup and gives no warning', async () => {
  const shop = await adminShop({ onDisk: true, env: { BACKUP_EVERY: 'off' } })
  await backUpWhenDue(shop.deps, Date.now(), NEVER)
  expect(await shop.admin.backups.list()).toEqual([])
  expect((await stateOfBackups(shop.deps, Date.now(), 90 * DAY_MS)).problems).toEqual([])
})

test('a failure is reported, waits an hour, and is cleared by the next good backup', async () => {
  const shop = await adminShop({ onDisk: true })
  const now = Date.now()
  const folder = join(shop.folder, 'backups')
  mkdirSync(folder, { recursive: true })
  renameSync(join(shop.folder, 'shop.db'), join(shop.folder, 'away.db'))
  await backUpWhenDue(shop.deps, now, NEVER)
  renameSync(join(shop.folder, 'away.db'), join(shop.folder, 'shop.db'))
  expect(readdirSync(folder)).toEqual(['last-failure.json'])
  const warning = 'The last backup failed: The database'
  expect((await shop.admin.backups.state()).problems.map(({ message }) => message).join()).toContain(warning)
  expect(shop.logLines).toContainEqual(expect.objectContaining({ msg: 'the scheduled backup failed' }))

  await backUpWhenDue(shop.deps, now + HOUR_MS - 1, NEVER)
  expect(await shop.admin.backups.list()).toEqual([])
  await makeBackup(shop.deps, { id: 'boss', email: 'boss@shop.example' }, 'manual')
  expect((await shop.admin.backups.state()).problems).toEqual([])
  await shop.admin.backups.delete({ name: (await shop.admin.backups.list())[0]?.name ?? '' })
  await backUpWhenDue(shop.deps, now + HOUR_MS, NEVER)
  expect(await shop.admin.backups.list()).toHaveLength(1)
  expect((await shop.admin.backups.state()).problems).toEqual([])
})

test('two periods without a good backup give a warning; unchecked files do not count', async () => {
  const shop = await adminShop({ onDisk: true })
  const warnings = async (now: number, runningMs: number) =>
    (await stateOfBackups(shop.deps, now, runningMs)).problems.map(({ message }) => message)
  const now = Date.now()
  expect(await warnings(now, DAY_MS)).toEqual([])
  expect(await warnings(now, 3 * DAY_MS)).toEqual(['There is no good backup yet'])
  await backUpWhenDue(shop.deps, now, NEVER)
  expect(await warnings(now + DAY_MS, 9 * DAY_MS)).toEqual([])
  expect(await warnings(now + 2 * DAY_MS + 2 * HOUR_MS, 9 * DAY_MS)).toEqual([
    expect.stringMatching(/^The last good backup is 5\d hours old|^The last good backup is 49 hours old/),
  ])
  const folder = join(shop.folder, 'backups')
  for (const name of readdirSync(folder)) if (name.endsWith('.check.json')) rmSync(join(folder, name))
  expect(await warnings(now, 3 * DAY_MS)).toEqual(['There is no good backup yet'])
  const notes: [note: string, more: string[]][] = [
    ['nonsense', []],
    [
      '{"checkedAt":1,"problem":"The copy is damaged"}',
      ['The newest checked backup is damaged: The copy is damaged'],
    ],
  ]
  for (const [note, more] of notes) {
    const [name] = readdirSync(folder)
    writeFileSync(join(folder, `${name}.check.json`), note)
    expect(await warnings(now, 3 * DAY_MS)).toEqual(['There is no good backup yet', ...more])
    rmSync(join(folder, `${name}.check.json`))
  }
})
