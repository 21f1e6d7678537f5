import { describe, expect, test } from 'vitest'
import { type DelimitedEvent, readDelimited } from '#server/features/feeds/reading/delimited.ts'

async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 7) {
  const events: DelimitedEvent[] = []
  for await (const rows of readDelimited(inChunks(text, size), { delimiter: ',', quote: '"' }))
    events.push(...rows)
  return {
    rows: events.flatMap((event) => (event.kind === 'row' ? [event.fields] : [])),
    lines: events.flatMap((event) => (event.kind === 'row' ? [event.line] : [])),
    unreadable: events.flatMap((event) => (event.kind === 'unreadable' ? [event.line] : [])),
    broken: events.some((event) => event.kind === 'broken'),
  }
}

describe('a delimited text', () => {
  test.each([1, 2, 3, 7, 1000])('reads the same in chunks of %i characters', async (size) => {
    const { rows, lines } = await read('a,b\r\n\r\n"1,\n2","say ""hi"""\r\n12" wheels,"x"\n,\nlast,row', size)
    expect(rows).toEqual([
      ['a', 'b'],
      ['1,\n2', 'say "hi"'],
      ['12" wheels', 'x'],
      ['', ''],
      ['last', 'row'],
    ])
    expect(lines).toEqual([1, 3, 5, 6, 7])
  })

  test('loses one row to a quote that is never closed', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => `${index},"name ${index}"`)
    rows[10] = '10,"open'
    const result = await read(rows.join('\n'), 64)
    expect(result.rows).toHaveLength(499)
    expect(result.unreadable).toEqual([11])
    expect(result.broken).toBe(true)
  })

  test('loses one row to a quote that stays open to the end of the file', async () => {
    const result = await read('a,b\n1,"open\n2,x\n3,y\n')
    expect(result.rows).toEqual([
      ['a', 'b'],
      ['2', 'x'],
      ['3', 'y'],
    ])
    expect(result.broken).toBe(true)
  })

  test('continues after a record over 256 KiB, on one line, many lines, or megabytes', async () => {
    const large = ['x'.repeat(300_000), `"${'many lines\n'.repeat(30_000)}"`, 'y'.repeat(3_000_000)]
    for (const text of large) {
      const result = await read(`a,b\n1,${text}\n2,x\n`, 65_536)
      expect(result.rows).toEqual([
        ['a', 'b'],
        ['2', 'x'],
      ])
      expect(result.unreadable).toEqual([2])
      expect(result.broken).toBe(false)
    }
  })
})
