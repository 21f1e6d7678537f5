import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isArchive, openArchive } from '#server/features/feeds/reading/zip-archive.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { zipOf } from '#tests/helpers/zip-file.ts'

const folder = folderOfFile()

function fileWith(bytes: Buffer) {
  const path = join(folder, 'feed.zip')
  writeFileSync(path, bytes)
  return path
}

async function contents(bytes: Buffer) {
  const archive = await openArchive(fileWith(bytes), ['csv'])
  const texts: string[] = []
  for (const part of archive.parts) {
    const chunks: Buffer[] = []
    for await (const chunk of part.read()) chunks.push(chunk)
    texts.push(Buffer.concat(chunks).toString())
  }
  archive.close()
  return texts
}

test('reads all plain files with the extension and skips absolute or climbing names', async () => {
  const entries = [
    'a.csv',
    '../../etc/b.CSV',
    '/abs/c.csv',
    'C:\\d.csv',
    '\\\\server\\e.csv',
    'folder\\..\\..\\f.csv',
    'folder/../g.csv',
    'folder/h..csv',
    '..i.csv',
    'folder/',
    '__MACOSX/a.csv',
    '.x.csv',
    'readme.txt',
  ]
  const bytes = zipOf(entries.map((name) => ({ name, content: name })))
  expect(await isArchive(fileWith(bytes))).toBe(true)
  expect(await contents(bytes)).toEqual(['a.csv', 'folder/h..csv', '..i.csv'])
})

test('rejects a wrong checksum, a truncated archive, or a bomb before reading', async () => {
  const good = zipOf([{ name: 'a.csv', content: 'a'.repeat(1_000) }])
  const bad = zipOf([{ name: 'a.csv', content: 'abc', checksum: 1 }])
  const bomb = zipOf([{ name: 'a.csv', content: Buffer.alloc(20 * 1024 ** 2) }])
  await expect(contents(bad)).rejects.toThrow(/incomplete or corrupt/)
  for (const length of [4, 40, good.length - 1]) {
    await expect(contents(good.subarray(0, length))).rejects.toThrow(/incomplete or corrupt/)
  }
  await expect(contents(bomb)).rejects.toThrow(/more than 200 times its size/)
  const many = Array.from({ length: 1_100 }, (_, index) => ({ name: `${index}.csv`, content: '' }))
  await expect(contents(zipOf(many))).rejects.toThrow(/more than 1000 files/)
})

test('rejects the whole archive if one file is encrypted', async () => {
  const plain = { name: 'a.csv', content: 'a' }
  const locked = { name: 'b.csv', content: 'b', isEncrypted: true }
  const lockedNote = { name: 'c.pdf', content: 'c', isEncrypted: true }
  await expect(contents(zipOf([locked]))).rejects.toThrow(
    'The archive is encrypted; create it again without a password',
  )
  await expect(contents(zipOf([plain, locked, plain]))).rejects.toThrow('Part of the archive is encrypted')
  expect(await contents(zipOf([plain, lockedNote]))).toEqual(['a'])
})

test('rejects a file without an archive’s first bytes', async () => {
  expect(await isArchive(fileWith(Buffer.from('id,name')))).toBe(false)
  expect(await isArchive(join(folder, 'nowhere'))).toBe(false)
})
