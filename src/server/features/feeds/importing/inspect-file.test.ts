import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectFile } from '#server/features/feeds/importing/inspect-file.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { zipOf } from '#tests/helpers/zip-file.ts'

const folder = folderOfFile()
const awin = 'aw_product_id,product_name,aw_deep_link\n1,Blöja,https://shop.example/1\n'
const table = 'nummer,namn,adress\n7,Nalle,https://shop.example/7\n'

function fileWith(content: Buffer | string) {
  const path = join(folder, 'feed')
  writeFileSync(path, content)
  return path
}

test('inspects the same file of an archive that the import reads first', async () => {
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

test('inspects and imports the first table of an archive of unknown dialect', async () => {
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

test('ignores lines before the table of an unknown dialect', async () => {
  const columns = ['nummer', 'namn', 'adress']
  expect(await detectFile(fileWith(`sep=,\r\n${table}`))).toMatchObject({ dialect: 'generic-csv', columns })
  expect(await detectFile(fileWith(`Our products\n\n${table}`))).toMatchObject({ columns })
})

test('does not read a sentence with a comma as a table', async () => {
  await expect(detectFile(fileWith('The feed is gone, sorry.\n'))).rejects.toThrow(
    'This isn’t a known feed format',
  )
  await expect(detectFile(fileWith('id;name\n1;Nalle\n'))).resolves.toMatchObject({ dialect: 'generic-csv' })
})

test('rejects an encrypted archive with advice', async () => {
  const path = fileWith(zipOf([{ name: 'a.csv', content: awin, isEncrypted: true }]))
  await expect(detectFile(path)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The archive is encrypted; create it again without a password.',
  })
})
