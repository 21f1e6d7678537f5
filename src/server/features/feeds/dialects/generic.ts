import sax from 'sax'
import type { Dialect, FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { readJsonElements } from '#server/features/feeds/reading/json-elements.ts'
import { flatten } from '#server/features/feeds/reading/json-value.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

const LIST_NAMES = [
  'products',
  'items',
  'offers',
  'results',
  'records',
  'entries',
  'rows',
  'data',
  'feed',
  'list',
]
/** One comma makes a sentence; a table has more. */
const FEWEST_COLUMNS = new Map(Object.entries({ ',': 3, ';': 2, '\t': 2, '|': 2 }))

const csv = headerRowDialect({
  name: 'generic-csv',
  delimiters: [...FEWEST_COLUMNS.keys()],
  quotes: ['"', "'"],
  required: [],
  columns: {},
})

/** Files of nobody's dialect, for an administrator who says what their columns are. */
export const genericCsv: Dialect = {
  ...csv,
  recognise: (head) =>
    !/^\s*[<{[]/.test(head) && hasColumns(head)
      ? { known: true }
      : { known: false, nearness: 0, lacks: 'generic-csv needs a header of several columns' },
}

export const genericXml: Dialect = xmlDialect({
  name: 'generic-xml',
  items: recordElements,
  columns: {},
  recognise: (head) =>
    skipXmlProlog(head).startsWith('<')
      ? { known: true }
      : { known: false, nearness: 0, lacks: 'generic-xml needs XML' },
})

function hasColumns(head: string): boolean {
  const [first = ''] = head.split(/\r?\n/, 1)
  return [...FEWEST_COLUMNS].some(([delimiter, fewest]) => first.split(delimiter).length >= fewest)
}

/** The element that occurs most often and has children: records are what a feed has most of. */
function recordElements(head: string): string[] {
  const counts = new Map<string, number>()
  const open: { name: string; hasChildren: boolean }[] = []
  const parser = sax.parser(true)
  parser.onerror = () => parser.resume()
  parser.onopentag = ({ name }) => {
    const parent = open.at(-1)
    if (parent) parent.hasChildren = true
    open.push({ name: name.slice(name.indexOf(':') + 1), hasChildren: false })
  }
  parser.onclosetag = () => {
    const closed = open.pop()
    if (closed?.hasChildren && open.length > 0) counts.set(closed.name, (counts.get(closed.name) ?? 0) + 1)
  }
  parser.write(head)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most ? [most[0]] : []
}

export const genericJson: Dialect = {
  name: 'generic-json',
  columns: {},
  recognise: (head) =>
    /^\s*[{[]/.test(head) ? { known: true } : { known: false, nearness: 0, lacks: 'generic-json needs JSON' },
  async columnsOf(head) {
    const names = new Set<string>()
    for await (const event of readJsonElements(once(head), LIST_NAMES)) {
      if (event.kind === 'element') for (const place of flatten(event.value).keys()) names.add(place)
    }
    return [...names]
  },
  async *read(text, _head, columns = {}): AsyncGenerator<FeedEvent> {
    for await (const event of readJsonElements(text, LIST_NAMES)) {
      if (event.kind === 'broken') yield event
      else if (event.kind === 'unreadable')
        yield { kind: 'rejected', rejection: { line: event.line, field: 'record', reason: event.reason } }
      else {
        const texts = flatten(event.value)
        const record: FeedRecord = { line: event.line }
        for (const field of FEED_FIELDS) {
          const place = columns[field]?.find((name) => texts.get(name)?.trim())
          if (place !== undefined) record[field] = texts.get(place)
        }
        yield { kind: 'record', record }
      }
    }
  },
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
