import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openForCommand } from '#server/db/open-database.ts'
import { holderOf, lockShop, type ShopLock, tryLockShop } from '#server/db/shop-lock.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

let folder = ''
let path = ''
let taken: (ShopLock | undefined)[] = []

beforeEach(() => {
  folder = folderOfTest()
  path = join(folder, 'shop.db')
  taken = []
})
afterEach(() => {
  for (const lock of taken) lock?.release()
})

function take(database = path) {
  const lock = tryLockShop(database, { holder: process.ppid, waitMs: 0 })
  taken.push(lock)
  return lock
}

test('lets one process hold a shop until it releases it', () => {
  const first = take()
  const before = readFileSync(`${path}.lock`)
  expect(take()).toBeUndefined()
  expect(() => lockShop(path)).toThrow(
    `DATABASE_PATH: ${path} is in use by process ${process.ppid}; stop it first, or set another DATABASE_PATH`,
  )
  expect(readFileSync(`${path}.lock`).equals(before)).toBe(true)
  first?.release()
  expect(take()).toBeDefined()
})

test('recognizes a shop behind a link, and distinguishes a neighboring one', () => {
  newDatabase(path).$client.close()
  const [linkedFile, linkedFolder] = [join(folder, 'other-name.db'), join(folder, 'other-folder')]
  symlinkSync(path, linkedFile)
  symlinkSync(folder, linkedFolder)
  take()
  expect(take(linkedFile)).toBeUndefined()
  expect(take(join(linkedFolder, 'shop.db'))).toBeUndefined()
  expect(take(join(folder, 'second.db'))).toBeDefined()
})

test('names no ended process, and lets shops in memory share a lock', () => {
  taken.push(tryLockShop(path, { holder: 2 ** 22 + 1 }))
  expect(holderOf(path)).toBe('another process')
  expect(take(':memory:')).toBeDefined()
  expect(take(':memory:')).toBeDefined()
})

test('refuses an impossible database path in one line, without a lock file', () => {
  mkdirSync(path)
  for (const place of [path, join(folder, 'none', 'deeper', 'shop.db')])
    expect(() => lockShop(place)).toThrow(/^DATABASE_PATH: [^\n]+$/)
  expect(readdirSync(folder)).toEqual(['shop.db'])
})

describe('a command', () => {
  const countOf = (db: ReturnType<typeof openForCommand>) =>
    db.$client.prepare('select count(*) from categories').pluck().get()

  test('migrates a database without a running shop and releases it afterwards', () => {
    const db = openForCommand(path)
    expect(countOf(db)).toBe(5)
    expect(take()).toBeDefined()
    db.$client.close()
  })

  test('reads and writes beside a running shop and leaves maintenance to it', () => {
    newDatabase(path).$client.close()
    take()
    const db = openForCommand(path)
    db.$client.exec("update categories set name = 'Clothes' where id = 1")
    expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1)
    db.$client.close()
  })

  test('is refused beside a shop of another version and changes nothing', () => {
    const shop = newDatabase(path)
    shop.$client.exec(
      'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
    )
    shop.$client.close()
    take()
    const before = readFileSync(path)
    expect(() => openForCommand(path)).toThrow(
      `DATABASE_PATH: ${path} is in use by process ${process.ppid}, which runs another version; stop it first`,
    )
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})
