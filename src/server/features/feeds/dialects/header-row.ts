import {
  type ColumnMap,
  type Dialect,
  type FeedEvent,
  type Recognition,
  valuesOf,
} from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import {
  type DelimitedEvent,
  type DelimitedFormat,
  firstRow,
  readDelimitedChunks,
} from '#server/features/feeds/reading/delimited.ts'
import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

const HEADER_CHARACTERS = 64 * 1024

/** Returns the text of a row's cell by its column; undefined when empty or missing. */
export type Cell = (column: string) => string | undefined

export interface HeaderRowOptions {
  name: string
  delimiters: string[]
  /** The quote characters that files of this dialect use; `"` by default, null for none. */
  quotes?: string[] | null
  /** The columns of each field, the preferred one first, in any order and letter case. */
  columns: ColumnMap
  required: string[]
  /** Translates the file's headings to those of `columns`, where exports differ; an administrator may use either. */
  canonical?: (headings: string[]) => string[]
  complete?: (record: FeedRecord, cell: Cell) => FeedRecord
}

interface Header {
  format: DelimitedFormat
  /** The headings of the file, in lower case. */
  names: string[]
  /** The index of each column, by the file's name and by the dialect's. */
  places: Map<string, number>
  matchCount: number
}

export type HeaderRow = { kind: 'row'; line: number; cell: Cell } | Exclude<FeedEvent, { kind: 'record' }>

type ColumnIndexes = [FeedField, number[]][]

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
  if (missing.length === 0) return { isMatch: true }
  const columns = missing.length === 1 ? 'the column' : 'the columns'
  return {
    isMatch: false,
    nearness: header.matchCount,
    lacks: `${options.name} needs ${columns} ${missing.join(', ')}`,
  }
}

/** Reads the header with the delimiter that gives the most known columns, or else the most columns. */
function readHeader(text: string, options: HeaderRowOptions): Header {
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

function quoteOf(head: string, delimiter: string, quotes: string[] | null): string | null {
  if (quotes === null) return null
  const beginnings = quotes.map((quote) => ({ quote, count: head.split(delimiter + quote).length }))
  return beginnings.reduce((best, other) => (other.count > best.count ? other : best)).quote
}

/** Yields the rows after the header; rejects rows that are wider than it. */
export async function* readRows(
  text: AsyncIterable<string>,
  head: string,
  options: HeaderRowOptions,
): AsyncGenerator<HeaderRow> {
  const header = readHeader(head, options)
  const { places } = header
  const rowsOf = rowsAfter(header)
  for await (const events of readDelimitedChunks(text, header.format)) {
    for (const row of rowsOf(events)) {
      if (row.kind !== 'fields') {
        yield row
        continue
      }
      const { line, fields } = row
      const cell = (column: string) => {
        const value = fields[places.get(column) ?? -1]
        return value?.trim() ? value : undefined
      }
      yield { kind: 'row', line, cell }
    }
  }
}

type FieldsRow = { kind: 'fields'; line: number; fields: string[] } | Exclude<FeedEvent, { kind: 'record' }>

function rowsAfter(header: Header) {
  let headerIsRead = false
  return function* rowsOf(events: Iterable<DelimitedEvent>): Generator<FieldsRow> {
    for (const event of events) {
      if (event.kind === 'broken') {
        yield event
      } else if (event.kind === 'unreadable') {
        yield { kind: 'rejected', rejection: { line: event.line, field: 'record', reason: event.reason } }
      } else if (!headerIsRead) {
        headerIsRead = true
      } else if (fits(event, header.names.length)) {
        yield { kind: 'fields', line: event.line, fields: event.fields }
      } else {
        yield* misfit(event, header.names.length)
      }
    }
  }
}

async function* readRecords(
  text: AsyncIterable<string>,
  head: string,
  options: HeaderRowOptions,
): AsyncGenerator<FeedEvent> {
  const { complete } = options
  if (complete) {
    for await (const row of readRows(text, head, options)) {
      if (row.kind !== 'row') yield row
      else yield { kind: 'record', record: complete(recordOf(row.line, row.cell, options.columns), row.cell) }
    }
    return
  }
  const header = readHeader(head, options)
  const indexes = indexesOf(header.places, options.columns)
  const rowsOf = rowsAfter(header)
  for await (const events of readDelimitedChunks(text, header.format)) {
    for (const row of rowsOf(events)) {
      if (row.kind === 'fields') yield { kind: 'record', record: toRecord(row.line, row.fields, indexes) }
      else yield row
    }
  }
}

export function recordOf(line: number, cell: Cell, columns: ColumnMap): FeedRecord {
  const record: FeedRecord = { line }
  for (const field of FEED_FIELDS) {
    const text = valuesOf(field, columns[field] ?? [], (name) => cell(name.toLowerCase()))
    if (text !== undefined) record[field] = text
  }
  return record
}

function indexesOf(places: Map<string, number>, columns: ColumnMap): ColumnIndexes {
  return FEED_FIELDS.flatMap((field) => {
    const matches = (columns[field] ?? []).flatMap((column) => places.get(column.toLowerCase()) ?? [])
    return matches.length > 0 ? [[field, matches]] : []
  })
}

function toRecord(line: number, fields: string[], indexes: ColumnIndexes): FeedRecord {
  const record: FeedRecord = { line }
  for (const [field, places] of indexes) {
    const text = valuesOf(field, places, (index) => fields[index])
    if (text !== undefined) record[field] = text
  }
  return record
}

/** Trailing delimiters may be extra or missing; a file that ends in a short row is incomplete. */
function fits({ fields, endsWithNewline }: { fields: string[]; endsWithNewline: boolean }, width: number) {
  if (fields.length < width) return endsWithNewline
  return fields.length === width || fields.slice(width).every((field) => field === '')
}

function* misfit(
  row: { line: number; fields: string[]; endsWithNewline: boolean },
  width: number,
): Generator<Exclude<FeedEvent, { kind: 'record' }>> {
  const count = row.fields.length
  const reason = `The record has ${count === 1 ? 'one column' : `${count} columns`}, the header ${width}`
  yield { kind: 'rejected', rejection: { line: row.line, field: 'record', reason } }
  if (!row.endsWithNewline && count < width)
    yield { kind: 'broken', reason: `The file is cut off on line ${row.line}` }
}
