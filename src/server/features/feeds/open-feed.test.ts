import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()
const ROWS = 5_000
const rows = Array.from(
  { length: ROWS },
  (_, index) => `${index},Blöja ${index},https://shop.example/${index}`,
)
const csv = Buffer.from(['aw_product_id,product_name,aw_deep_link', ...rows, ''].join('\n'))

async function read(bytes: Buffer | string) {
  const path = join(folder, 'feed')
  writeFileSync(path, bytes)
  const { dialect, events } = await openFeed(path)
  const all: FeedEvent[] = []
  for await (const event of events) all.push(event)
  return { dialect, events: all }
}

describe('a feed', () => {
  test('is read whole even if much longer than the detected beginning', async () => {
    const { dialect, events } = await read(csv)
    expect(dialect).toBe('awin-csv')
    expect(events).toHaveLength(ROWS)
    expect(events.at(-1)).toMatchObject({
      record: { line: ROWS + 1, externalId: '4999', name: 'Blöja 4999' },
    })
  })

  test('gives the same records gzipped, in Windows-1252 and in UTF-16', async () => {
    const plain = await read(csv)
    const text = csv.toString()
    expect(await read(gzipSync(csv))).toEqual(plain)
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(plain)
    expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(plain)
  })

  test('reports a truncated gzip file before its records', async () => {
    const { events } = await read(gzipSync(csv).subarray(0, -8))
    expect(events[0]).toEqual({ kind: 'broken', reason: 'The compressed file ends too early' })
    expect(events).toHaveLength(ROWS + 1)
  })
})

test.each([
  ['sep=,\r\n', 1],
  ['<br />\n<b>Notice</b>: Undefined index in <b>/feed.php</b> on line <b>3</b><br />\n', 2],
])('is read after the preamble %j', async (preamble, lines) => {
  const { dialect, events } = await read(preamble + csv)
  expect(dialect).toBe('awin-csv')
  expect(events[0]).toMatchObject({ record: { line: 2 + lines, externalId: '0' } })
})

test('is rejected before any record if its form is unknown', async () => {
  await expect(read('{"error":"unauthorized"}')).rejects.toThrow(FeedError)
  await expect(read(gzipSync('<html></html>'))).rejects.toThrow(/a web page/)
  await expect(openFeed(join(folder, 'none'))).rejects.toThrow(FeedError)
})
