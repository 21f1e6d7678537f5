import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileCache } from '#server/integrations/file-cache.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const kilobyte = Buffer.alloc(1_000)

test('removes the least recently used file when the limit is reached', async () => {
  const folder = folderOfTest()
  const cache = createFileCache({ folder, maxBytes: 3_000 })
  for (const name of ['a', 'b', 'c']) await cache.write(name, kilobyte)
  await cache.read('a')
  await cache.write('d', kilobyte)
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd'])
  await cache.write('big', Buffer.alloc(2_500))
  expect(readdirSync(folder)).toEqual(['big'])
})

test('counts a rewritten file once', async () => {
  const folder = folderOfTest()
  const cache = createFileCache({ folder, maxBytes: 2_000 })
  for (let times = 0; times < 5; times += 1) await cache.write('a', kilobyte)
  await cache.write('b', kilobyte)
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('restores files, order, and limit after a restart and removes leftovers', async () => {
  const folder = folderOfTest()
  for (const [index, name] of ['new', 'old', 'middle'].entries()) {
    writeFileSync(join(folder, name), kilobyte)
    const day = [3, 1, 2][index] ?? 0
    utimesSync(join(folder, name), day * 86_400, day * 86_400)
  }
  for (const unfinished of ['x.1-1.part', 'y.2-1.part']) writeFileSync(join(folder, unfinished), kilobyte)
  utimesSync(join(folder, 'x.1-1.part'), 86_400, 86_400)
  const cache = createFileCache({ folder, maxBytes: 3_000 })
  await cache.read('old')
  expect(statSync(join(folder, 'old')).mtimeMs).toBeGreaterThan(10 * 86_400_000)
  await cache.write('newest', kilobyte)
  // Another process of the shop may be writing the last.
  expect(readdirSync(folder).sort()).toEqual(['new', 'newest', 'old', 'y.2-1.part'])
})

test('reports a deleted file as missing instead of failing', async () => {
  const folder = folderOfTest()
  const cache = createFileCache({ folder, maxBytes: 3_000 })
  await cache.write('a', kilobyte)
  rmSync(join(folder, 'a'))
  expect(await cache.read('a')).toBeUndefined()
  expect(await cache.read('never-there')).toBeUndefined()
})

test('fails only the call if the folder cannot be created', async () => {
  const folder = folderOfTest()
  writeFileSync(join(folder, 'file'), '')
  const cache = createFileCache({ folder: join(folder, 'file', 'below'), maxBytes: 3_000 })
  await expect(cache.write('a', kilobyte)).rejects.toThrow()
  await expect(cache.write('a', kilobyte)).rejects.toThrow()
})
