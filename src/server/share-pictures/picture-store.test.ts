import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createPictureStore } from '#server/share-pictures/picture-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'picture-store-'))
const picture = (byte: number) => new Uint8Array([byte])

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a kept picture is read again, by a later start as well; an unknown one is not there', async () => {
  await createPictureStore(folder, 10).write('a', picture(7))
  const later = createPictureStore(folder, 10)
  expect([...((await later.read('a')) ?? [])]).toEqual([7])
  expect(await later.read('b')).toBeUndefined()
})

test('the folder stays within its bound, and what was asked for last stays', async () => {
  const store = createPictureStore(folder, 10)
  for (let index = 0; index < 10; index += 1) {
    await store.write(`p${index}`, picture(index))
    utimesSync(join(folder, `p${index}.jpg`), index, index)
  }
  await store.read('p0')
  await store.write('p10', picture(10))
  const kept = readdirSync(folder)
  expect(kept).toHaveLength(8)
  expect(kept).toEqual(expect.arrayContaining(['p0.jpg', 'p10.jpg', 'p9.jpg']))
  expect(kept).not.toContain('p1.jpg')
})
