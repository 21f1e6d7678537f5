import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { webStream } from '#server/http/admin/web-stream.ts'

const PARTS = 40
/** More than a stream keeps at once. */
const PART = 'x'.repeat(100_000)

async function* parts() {
  for (let part = 0; part < PARTS; part += 1) yield PART
}

test('yields to other work between chunks of a file', async () => {
  let turns = 0
  let isRead = false
  const others = () => {
    turns += 1
    if (!isRead) setImmediate(others)
  }
  setImmediate(others)
  const body = await new Response(webStream(Readable.from(parts(), { objectMode: false }))).text()
  isRead = true
  expect(body).toBe(PART.repeat(PARTS))
  expect(turns).toBeGreaterThanOrEqual(PARTS - 1)
})

test('stops reading the file if the reader stops', async () => {
  const source = Readable.from(parts(), { objectMode: false })
  const reader = webStream(source).getReader()
  await reader.read()
  await reader.cancel()
  await new Promise(setImmediate)
  expect(source.destroyed).toBe(true)
})
