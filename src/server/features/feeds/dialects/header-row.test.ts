import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'

const dialect = headerRowDialect({
  name: 'test-csv',
  delimiters: [',', ';'],
  quotes: ['"'],
  required: ['id', 'title'],
  columns: { externalId: ['id'], name: ['title'], link: ['tracked', 'direct'] },
})

async function read(text: string) {
  async function* whole() {
    yield text
  }
  const events: FeedEvent[] = []
  for await (const event of dialect.read(whole(), text)) events.push(event)
  return events
}

const record = (line: number, fields: Record<string, string>) => ({
  kind: 'record',
  record: { line, ...fields },
})

describe('a header row', () => {
  test('is recognized by its required columns, in any order and letter case', () => {
    expect(dialect.recognize(' Title ,x,"ID"\n')).toEqual({ isMatch: true })
    expect(dialect.recognize('TITLE;id')).toEqual({ isMatch: true })
  })

  test('scores partial matches by the columns present', () => {
    expect(dialect.recognize('id,tracked,x\n')).toEqual({
      isMatch: false,
      nearness: 2,
      lacks: 'test-csv needs the column title',
    })
    expect(dialect.recognize('a,b\n')).toEqual({
      isMatch: false,
      nearness: 0,
      lacks: 'test-csv needs the columns id, title',
    })
  })

  test('reveals the delimiter regardless of other characters', async () => {
    expect(await read('id;"a,b,c,d";title\n1;x;Rattle, wood\n')).toEqual([
      record(2, { externalId: '1', name: 'Rattle, wood' }),
    ])
  })
})

describe('a row', () => {
  test('maps recognized columns and prefers the first filled one', async () => {
    expect(await read('direct,id,tracked,title,colour\nd,1,t,Rattle,red\nd,2, ,Rattle,\n,3,,,\n')).toEqual([
      record(2, { externalId: '1', name: 'Rattle', link: 't' }),
      record(3, { externalId: '2', name: 'Rattle', link: 'd' }),
      record(4, { externalId: '3' }),
    ])
  })

  test('may end with delimiters or with its last filled column', async () => {
    expect(await read('id,title,tracked\n1,Rattle,,,\n2,Rattle,t,x\n3\n4,Rattle\n')).toEqual([
      record(2, { externalId: '1', name: 'Rattle' }),
      {
        kind: 'rejected',
        rejection: { line: 3, field: 'record', reason: 'The record has 4 columns, the header 3' },
      },
      record(4, { externalId: '3' }),
      record(5, { externalId: '4', name: 'Rattle' }),
    ])
  })

  test('reports a truncated file if the last one is short and unterminated', async () => {
    expect((await read('id,title\n1,Rattle\n2')).at(-1)).toEqual({
      kind: 'broken',
      reason: 'The file is cut off on line 3',
    })
    expect(await read('id,title\n1,Rattle')).toEqual([record(2, { externalId: '1', name: 'Rattle' })])
  })

  test('is lost alone with an unclosed quote, which marks the feed incomplete', async () => {
    const events = await read('id,title\n1,"Rattle\n2,Rattle\n')
    expect(events.map(({ kind }) => kind)).toEqual(['rejected', 'broken', 'record'])
  })
})
