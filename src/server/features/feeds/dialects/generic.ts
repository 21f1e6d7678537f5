import { type Dialect, recognition } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { jsonDialect } from '#server/features/feeds/dialects/json-dialect.ts'
import { recordsPlace } from '#server/features/feeds/dialects/json-records.ts'
import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import { recordElements } from '#server/features/feeds/dialects/xml-records.ts'

/** One comma may be a sentence's; a table has more. */
const FEWEST_COLUMNS = new Map(Object.entries({ ',': 3, ';': 2, '\t': 2, '|': 2 }))

const csv = headerRowDialect({
  name: 'generic-csv',
  delimiters: [...FEWEST_COLUMNS.keys()],
  quotes: ['"', "'"],
  required: [],
  columns: {},
})

export const genericCsv: Dialect = {
  ...csv,
  recognize: (head) =>
    recognition(!/^\s*[<{[]/.test(head) && hasColumns(head), 'generic-csv needs a header of several columns'),
}

export const genericXml: Dialect = xmlDialect({
  name: 'generic-xml',
  items: recordElements,
  columns: {},
  recognize: (head) => recognition(skipXmlProlog(head).startsWith('<'), 'generic-xml needs XML'),
})

function hasColumns(head: string): boolean {
  const [first = ''] = head.replace(/^[\r\n]+/, '').split(/\r?\n/, 1)
  return [...FEWEST_COLUMNS].some(([delimiter, fewest]) => first.split(delimiter).length >= fewest)
}

export const genericJson: Dialect = jsonDialect({
  name: 'generic-json',
  columns: {},
  recognize: (head) => recognition(/^\s*[{[]/.test(head), 'generic-json needs JSON'),
  placeOf: recordsPlace,
})
