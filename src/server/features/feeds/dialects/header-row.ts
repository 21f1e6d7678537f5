import {
  type ColumnMap,
  type Dialect,
  type FeedEvent,
  type Recognition,
  recognition,
  recordOf,
  unreadable,
} from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import {
  type DelimitedFormat,
  type DelimitedRow,
  firstRow,
  readDelimited,
} from '#server/features/feeds/reading/delimited.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'

const HEADER_CHARACTERS = 64 * 1024

/** Returns the text of a row's cell by its column; undefined when empty or missing. */
export type Cell = (column: string) => string | undefined

interface HeaderRowOptions {
  name: string
  delimiters: string[]
  /** The quote characters that files of this dialect use; `"` by default. */
  quotes?: string[]
  /** The columns of each field, the preferred one first, in any order and letter case. */
  columns: ColumnMap
  required: string[]
  /** Translates the file's headings to those of `columns`, where exports differ; an administrator may use either. */
  canonical?: (headings: string[]) => string[]
  /** Makes products of rows; without it each row is one. */
  assemble?: () => Assembly
}

interface Assembly {
  take(record: FeedRecord, cell: Cell): FeedEvent[]
  rest(): FeedEvent[]
}

export function headerRowDialect(options: HeaderRowOptions): Dialect {
  return {
    name: options.name,
    columns: options.columns,
    recognize: (head) => recognizeHeader(head, options),
    columnsOf: (head) => readHeader(head, options).names,
    read: (text, head, columns = options.columns) => readRecords(text, head, { ...options, columns }),
  }
}

function recognizeHeader(head: string, options: HeaderRowOptions): Recognition {
  const header = readHeader(head, options)
  const missing = options.required.filter((column) => !header.places.has(column))
  const columns = missing.length === 1 ? 'the column' : 'the columns'
  const lacks = `${options.name} needs ${columns} ${missing.join(', ')}`
  return recognition(missing.length === 0, lacks, header.matchCount)
}

/** Reads the header, in lower case, with the delimiter that gives the most known columns, or else the most. */
function readHeader(text: string, options: HeaderRowOptions) {
  const head = text.slice(0, HEADER_CHARACTERS)
  const { delimiters, quotes = ['"'], columns, canonical = (headings) => headings } = options
  const columnNames = new Set(Object.values(columns).flat())
  const readings = delimiters.map((delimiter) => {
    const format: DelimitedFormat = { delimiter, quote: quoteOf(head, delimiter, quotes) }
    const names = (firstRow(head, format) ?? []).map((name) => name.trim().toLowerCase())
    const named = canonical(names)
    const matchCount = named.filter((name) => columnNames.has(name)).length
    return { format, names, places: placesOf(named, names), matchCount }
  })
  return readings.reduce((best, reading) =>
    reading.matchCount > best.matchCount ||
    (reading.matchCount === best.matchCount && reading.names.length > best.names.length)
      ? reading
      : best,
  )
}

/** The first column of a name wins; the dialect's names take precedence over the file's. */
function placesOf(...spellings: string[][]): Map<string, number> {
  const places = new Map<string, number>()
  for (const names of spellings) {
    for (const [index, name] of names.entries()) if (!places.has(name)) places.set(name, index)
  }
  return places
}

function quoteOf(head: string, delimiter: string, quotes: string[]): string {
  const beginnings = quotes.map((quote) => ({ quote, count: head.split(delimiter + quote).length }))
  return beginnings.reduce((best, other) => (other.count > best.count ? other : best)).quote
}

async function* readRecords(
  text: AsyncIterable<string>,
  head: string,
  options: HeaderRowOptions,
): AsyncGenerator<FeedEvent> {
  const { format, names, places } = readHeader(head, options)
  const indexes = indexesOf(places, options.columns)
  const assembly = options.assemble?.()
  let isHeaderRead = false
  for await (const events of readDelimited(text, format)) {
    for (const event of events) {
      if (event.kind === 'broken') yield event
      else if (event.kind === 'unreadable') yield unreadable(event.line, event.reason)
      else if (!isHeaderRead) isHeaderRead = true
      else if (fits(event, names.length)) {
        const { line, fields } = event
        const record = recordOf(
          line,
          (field) => indexes[field],
          (index) => fields[index],
        )
        if (assembly) yield* assembly.take(record, cellIn(fields, places))
        else yield { kind: 'record', record }
      } else yield* misfit(event, names.length)
    }
  }
  if (assembly) yield* assembly.rest()
}

function indexesOf(places: Map<string, number>, columns: ColumnMap): Partial<Record<FeedField, number[]>> {
  return Object.fromEntries(
    Object.entries(columns).map(([field, names = []]) => [
      field,
      names.flatMap((name) => places.get(name.toLowerCase()) ?? []),
    ]),
  )
}

function cellIn(fields: string[], places: Map<string, number>): Cell {
  return (column) => {
    const value = fields[places.get(column) ?? -1]
    return value?.trim() ? value : undefined
  }
}

/** Trailing delimiters may be extra or missing; a file that ends in a short row is incomplete. */
function fits({ fields, endsWithNewline }: DelimitedRow, width: number) {
  if (fields.length < width) return endsWithNewline
  return fields.length === width || fields.slice(width).every((field) => field === '')
}

function* misfit({ line, fields, endsWithNewline }: DelimitedRow, width: number): Generator<FeedEvent> {
  const count = fields.length
  yield unreadable(
    line,
    `The record has ${count === 1 ? 'one column' : `${count} columns`}, the header ${width}`,
  )
  if (!endsWithNewline && count < width)
    yield { kind: 'broken', reason: `The file is cut off on line ${line}` }
}
