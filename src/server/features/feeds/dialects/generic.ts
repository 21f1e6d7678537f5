import type { Dialect } from '#server/features/feeds/dialects/dialect.ts'
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

/** Reads files of no known dialect, with columns mapped by an administrator. */
export const genericCsv: Dialect = {
  ...csv,
  recognize: (head) =>
    !/^\s*[<{[]/.test(head) && hasColumns(head)
      ? { isMatch: true }
      : { isMatch: false, nearness: 0, lacks: 'generic-csv needs a header of several columns' },
}

export const genericXml: Dialect = xmlDialect({
  name: 'generic-xml',
  items: recordElements,
  columns: {},
  recognize: (head) =>
    skipXmlProlog(head).startsWith('<')
      ? { isMatch: true }
      : { isMatch: false, nearness: 0, lacks: 'generic-xml needs XML' },
})

function hasColumns(head: string): boolean {
  const [first = ''] = head.replace(/^[\r\n]+/, '').split(/\r?\n/, 1)
  return [...FEWEST_COLUMNS].some(([delimiter, fewest]) => first.split(delimiter).length >= fewest)
}

export const genericJson: Dialect = jsonDialect({
  name: 'generic-json',
  columns: {},
  recognize: (head) =>
    /^\s*[{[]/.test(head)
      ? { isMatch: true }
      : { isMatch: false, nearness: 0, lacks: 'generic-json needs JSON' },
  placeOf: recordsPlace,
})
