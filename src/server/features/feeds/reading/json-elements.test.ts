import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonElements } from '#server/features/feeds/reading/json-elements.ts'
import type { JsonEvent } from '#server/features/feeds/reading/json-parsing.ts'

async function read(text: string, pieceLength = 7, place = 'products') {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
  }
  const events: JsonEvent[] = []
  for await (const event of readJsonElements(pieces(), (path) => path.join('/') === place)) events.push(event)
  return events
}

const values = (events: JsonEvent[]) =>
  events.flatMap((event) => (event.kind === 'element' ? [event.value] : []))

test('returns elements of the named array one by one, regardless of chunk boundaries', async () => {
  const element = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())))
  await fc.assert(
    fc.asyncProperty(
      fc.array(element, { maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      async (products, pieceLength, pretty) => {
        const text = JSON.stringify(
          { head: { 'a"[': ['x', '{'] }, products, tail: [1] },
          null,
          pretty ? 1 : 0,
        )
        expect(values(await read(text, pieceLength))).toEqual(JSON.parse(JSON.stringify(products)))
      },
    ),
    { numRuns: 60 },
  )
})

test('reads a bare array with the line of each element', async () => {
  expect(await read('[\n{"a":1},\n\n{"a":2}]', 7, '')).toEqual([
    { kind: 'element', line: 2, value: { a: 1 } },
    { kind: 'element', line: 4, value: { a: 2 } },
  ])
})

test('loses only the element that is bad or too large', async () => {
  const large = JSON.stringify({ a: 'x'.repeat(300_000) })
  const events = await read(`{"products":[{"a":1},{a:2},${large},{"a":4}]}`, 10_000)
  expect(values(events)).toEqual([{ a: 1 }, { a: 4 }])
  expect(events.filter(({ kind }) => kind === 'unreadable')).toMatchObject([
    { reason: 'The record isn’t valid JSON' },
    { reason: 'The record is larger than 256 KiB' },
  ])
})

test('reads all lists of one place, and members of an object', async () => {
  const grouped = '{"all":[{"list":[{"a":1}],"b":[[{"c":0}]]},{"list":[{"a":2},{"a":3}]}]}'
  expect(values(await read(grouped, 5, 'all/*/list'))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  expect(values(await read('{"by":{"x":{"a":1},"y":{"a":2}},"z":1}', 5, 'by'))).toEqual([{ a: 1 }, { a: 2 }])
})

test('keeps every digit of a long integer, as a number or a text', async () => {
  const [value] = values(
    await read(
      '{"products":[{"id":9007199254740993,"gtin":-12345678901234567890,"price":199.90,"e":1.0000000000000001e2,"url":"/9007199254740993\\\\"}]}',
    ),
  )
  expect(value).toEqual({
    id: '9007199254740993',
    gtin: '-12345678901234567890',
    price: 199.9,
    e: 100.00000000000001,
    url: '/9007199254740993\\',
  })
})

test.each(['{"products":[{"a":1},', '{"products":[{"a":1},{"a":"x', '{"products":[{"a":1}],"b":', ''])(
  'reports %j as truncated',
  async (text) => {
    expect((await read(text)).at(-1)).toMatchObject({ kind: 'broken' })
  },
)

test('survives ten thousand brackets without an element or stack overflow', async () => {
  expect((await read('['.repeat(100_000), 65_536)).at(-1)).toMatchObject({ kind: 'broken' })
})
