import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { detectFile } from '#server/features/feeds/importing/inspect-file.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { zipOf } from '#tests/helpers/zip-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'inspect-file-'))
const awin = 'aw_product_id,product_name,aw_deep_link\n1,Blöja,https://shop.example/1\n'
const table = 'nummer,namn,adress\n7,Nalle,https://shop.example/7\n'

afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: Buffer | string) {
  const path = join(folder, 'feed')
  writeFileSync(path, content)
  return path
}

test('of an archive the file is looked at that the import begins with', async () => {
  const notes = [
    { name: 'a-readme.txt', content: 'A feed, and nothing else' },
    { name: 'b-notes.csv', content: table },
    { name: 'c-feed.csv', content: awin },
  ]
  const path = fileWith(zipOf(notes))
  const detected = await detectFile(path)
  expect(detected).toMatchObject({ dialect: 'awin-csv', isRecognized: true })
  expect(detected.columns).toEqual(['aw_product_id', 'product_name', 'aw_deep_link'])
  expect(await openFeed(path)).toMatchObject({ dialect: detected.dialect })
})

test('of an archive of no known dialect the first table is looked at, and imported', async () => {
  const path = fileWith(
    zipOf([
      { name: 'readme.txt', content: 'A feed, and nothing else' },
      { name: 'feed.csv', content: table },
    ]),
  )
  const detected = await detectFile(path)
  expect(detected).toMatchObject({ dialect: 'generic-csv', columns: ['nummer', 'namn', 'adress'] })
  const mapping = { externalId: ['nummer'], name: ['namn'], link: ['adress'] }
  const { events } = await openFeed(path, { dialect: detected.dialect, mapping })
  const first = await events.next()
  expect(first.value).toMatchObject({ kind: 'record', record: { externalId: '7', name: 'Nalle' } })
  await events.return(undefined)
})

test('what stands before a table of no known dialect is no column of it', async () => {
  const columns = ['nummer', 'namn', 'adress']
  expect(await detectFile(fileWith(`sep=,\r\n${table}`))).toMatchObject({ dialect: 'generic-csv', columns })
  expect(await detectFile(fileWith(`Our products\n\n${table}`))).toMatchObject({ columns })
})

test('a sentence with a comma is no table', async () => {
  await expect(detectFile(fileWith('The feed is gone, sorry.\n'))).rejects.toThrow(
    'This isn’t a known feed format',
  )
  await expect(detectFile(fileWith('id;name\n1;Nalle\n'))).resolves.toMatchObject({ dialect: 'generic-csv' })
})

test('an encrypted archive is refused with what to do about it', async () => {
  const path = fileWith(zipOf([{ name: 'a.csv', content: awin, isEncrypted: true }]))
  await expect(detectFile(path)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The archive is encrypted; create it again without a password.',
  })
})
