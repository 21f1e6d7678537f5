import { expect, test } from 'vitest'
import { readJsonLines } from '#server/features/feeds/reading/json-lines.ts'
import type { JsonEvent } from '#server/features/feeds/reading/json-parsing.ts'

async function read(text: string, pieceLength = 7) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
  }
  const events: JsonEvent[] = []
  for await (const event of readJsonLines(pieces())) events.push(event)
  return events
}

test('reads each line as an element, regardless of chunk boundaries, and skips blanks', async () => {
  const elements = [
    { kind: 'element', line: 1, value: { a: 'x' } },
    { kind: 'element', line: 3, value: { a: '9007199254740993' } },
  ]
  expect(await read('{"a":"x"}\r\n\n{"a":9007199254740993}\n')).toEqual(elements)
  expect(await read('{"a":"x"}\n \n{"a":9007199254740993}', 1)).toEqual(elements)
})

test('loses only the line that is bad or too large', async () => {
  const large = JSON.stringify({ a: 'x'.repeat(600_000) })
  expect(await read(`{"a":1}\n{a:2}\n${large}\n{"a":4}\n`, 65_536)).toMatchObject([
    { line: 1, value: { a: 1 } },
    { line: 2, reason: 'The record isn’t valid JSON' },
    { line: 3, reason: 'The record is larger than 256 KiB' },
    { line: 4, value: { a: 4 } },
  ])
})

test('ignores half a line at the end', async () => {
  expect(await read('{"a":1}\n{"a":')).toMatchObject([
    { kind: 'element' },
    { kind: 'broken', reason: 'The file is cut off on line 2' },
  ])
  expect(await read('{"a":1}\n'.padEnd(300_000, 'x'), 65_536)).toMatchObject([
    { kind: 'element' },
    { kind: 'broken' },
  ])
})
