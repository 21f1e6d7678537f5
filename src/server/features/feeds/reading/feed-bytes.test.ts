import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { inspectFile, readBytes } from '#server/features/feeds/reading/feed-bytes.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const MIB = 1024 ** 2
const folder = folderOfFile()
const content = Array.from({ length: 20_000 }, (_, index) => `${index},Rattle ${index}\n`).join('')

function fileWith(bytes: Buffer | string, name = 'feed.csv') {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** As text: two buffers that differ take minutes to compare. */
async function contentOf(path: string) {
  const chunks: Buffer[] = []
  for await (const chunk of readBytes(await inspectFile(path))) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

function flipped(bytes: Buffer, at: number) {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at)
  return copy
}

describe('the bytes of a file', () => {
  test('are inflated if they begin as gzip, whatever the file name', async () => {
    const packed = fileWith(gzipSync(content), 'feed.txt')
    expect(await inspectFile(packed)).toMatchObject({ gzip: true, truncated: false })
    expect(await contentOf(packed)).toBe(content)
    const plain = fileWith(content, 'feed.csv.gz')
    expect(await inspectFile(plain)).toMatchObject({ gzip: false, truncated: false })
    expect(await contentOf(plain)).toBe(content)
  })

  test('may be a single byte', async () => {
    expect(await contentOf(fileWith('\u001f'))).toBe('\u001f')
  })

  test('join several gzip members into one content', async () => {
    const parts = [content.slice(0, 100), content.slice(100)]
    expect(await contentOf(fileWith(Buffer.concat(parts.map((part) => gzipSync(part)))))).toBe(content)
  })

  test('are returned as far as possible if gzip data is truncated', async () => {
    const packed = gzipSync(content)
    const path = fileWith(packed.subarray(0, packed.length / 2))
    expect(await inspectFile(path)).toMatchObject({ gzip: true, truncated: true })
    const read = await contentOf(path)
    expect(read.length).toBeGreaterThan(content.length / 4)
    expect(read).toBe(content.slice(0, read.length))
  })

  test('are returned in full but reported truncated without the gzip checksum', async () => {
    const path = fileWith(gzipSync(content).subarray(0, -8))
    expect((await inspectFile(path)).truncated).toBe(true)
    expect(await contentOf(path)).toBe(content)
  })
})

describe('a file is refused', () => {
  const packed = gzipSync(content)

  test.each([
    ['empty', '', 'The file is empty'],
    ['gzip with a wrong checksum', flipped(packed, packed.length - 8), 'The compressed file is corrupt'],
    ['gzip that is corrupt within', flipped(packed, packed.length >> 1), 'The compressed file is corrupt'],
    ['gzip of an unknown method', flipped(packed, 2), 'The compressed file is corrupt'],
  ])('because it is %s', async (_, bytes, message) => {
    await expect(inspectFile(fileWith(bytes))).rejects.toThrow(new FeedError(message))
  })

  test('because it does not exist', async () => {
    await expect(inspectFile(join(folder, 'none'))).rejects.toThrow(FeedError)
    await expect(inspectFile(folder)).rejects.toThrow(FeedError)
  })

  test('because it inflates to over 200 times its size, from 8 MiB on', async () => {
    const small = fileWith(gzipSync(Buffer.alloc(8 * MIB)))
    expect(await inspectFile(small)).toMatchObject({ gzip: true, truncated: false })
    const bomb = fileWith(gzipSync(Buffer.alloc(9 * MIB)))
    await expect(inspectFile(bomb)).rejects.toThrow(/more than 200 times its size/)
  })

  test('because it is larger than 2 GiB', async () => {
    const path = fileWith('id,title\n', 'large.csv')
    truncateSync(path, 2_048 * MIB)
    expect(await inspectFile(path)).toMatchObject({ gzip: false })
    truncateSync(path, 2_048 * MIB + 1)
    await expect(inspectFile(path)).rejects.toThrow('The file is larger than 2 GiB')
  })
})
