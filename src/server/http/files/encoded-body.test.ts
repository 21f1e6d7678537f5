import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody } from '#server/http/files/encoded-body.ts'

const TEXT = 'A page of the shop. '.repeat(1_000)

test('encodes the same text in any order of requests', async () => {
  for (const order of [['br', 'identity', 'gzip'] as const, ['identity', 'gzip', 'br'] as const]) {
    const body = encodedBody(TEXT)
    for (const encoding of order) {
      const bytes = await body.as(encoding)
      const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }[encoding]
      expect(decode(bytes).toString()).toBe(TEXT)
      expect(await body.as(encoding), 'it is made once').toBe(bytes)
    }
  }
})

test('drops the plain text after compression and keeps it if requested', async () => {
  const body = encodedBody(TEXT)
  let resized = 0
  body.whenResized(() => {
    resized += 1
  })
  expect(body.heldBytes()).toBe(TEXT.length)
  const { length } = await body.as('br')
  expect([body.heldBytes(), resized]).toEqual([length, 1])
  await body.as('identity')
  expect([body.heldBytes(), resized]).toEqual([TEXT.length + length, 2])
})
