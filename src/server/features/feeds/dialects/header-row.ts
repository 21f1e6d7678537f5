import type { Dialect, FeedEvent, Recognition } from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { type DelimitedFormat, firstRow, readDelimited } from '#server/features/feeds/reading/delimited.ts'

type Column = Exclude<keyof FeedRecord, 'line'>

export interface HeaderRowOptions {
  name: string
  delimiters: string[]
  quote: string | null
  /** For each field its columns, the one to prefer first; any order and letter case in the file. */
  columns: Partial<Record<Column, string[]>>
  required: string[]
}

type ColumnIndexes = [Column, number[]][]

/** A dialect of delimited files whose first row names the columns. */
export function headerRowDialect(options: HeaderRowOptions): Dialect {
  return {
    name: options.name,
    recognise: (head) => recogniseHeader(head, options),
    read: (text, head) => readRecords(text, head, options),
  }
}

function recogniseHeader(head: string, options: HeaderRowOptions): Recognition {
  const header = readHeader(head, options)
  const missing = options.required.filter((column) => !header.names.includes(column))
  if (missing.length === 0) return { known: true }
  const columns = missing.length === 1 ? 'the column' : 'the columns'
  return {
    known: false,
    nearness: header.known,
    lacks: `${options.name} needs ${columns} ${missing.join(', ')}`,
  }
}

/** The header as read with the delimiter that gives the most known columns. */
function readHeader(head: string, { delimiters, quote, columns }: HeaderRowOptions) {
  const knownNames = new Set(Object.values(columns).flat())
  const readings = delimiters.map((delimiter) => {
    const format: DelimitedFormat = { delimiter, quote }
    const names = (firstRow(head, format) ?? []).map((name) => name.trim().toLowerCase())
    return { format, names, known: names.filter((name) => knownNames.has(name)).length }
  })
  return readings.reduce((best, reading) => (reading.known > best.known ? reading : best))
}

async function* readRecords(
  text: AsyncIterable<string>,
  head: string,
  options: HeaderRowOptions,
): AsyncGenerator<FeedEvent> {
  const header = readHeader(head, options)
  const indexes = indexesOf(header.names, options.columns)
  let headerIsRead = false
  for await (const event of readDelimited(text, header.format)) {
    if (event.kind === 'broken') {
      yield event
    } else if (event.kind === 'unreadable') {
      yield { kind: 'rejected', rejection: { line: event.line, field: 'record', reason: event.reason } }
    } else if (!headerIsRead) {
      headerIsRead = true
    } else if (fits(event.fields, header.names.length)) {
      yield { kind: 'record', record: toRecord(event.line, event.fields, indexes) }
    } else {
      yield* misfit(event, header.names.length)
    }
  }
}

function indexesOf(names: string[], columns: HeaderRowOptions['columns']): ColumnIndexes {
  const fields = Object.keys(columns).filter((field): field is Column => field in columns)
  return fields.map((field) => [
    field,
    (columns[field] ?? []).map((column) => names.indexOf(column)).filter((index) => index >= 0),
  ])
}

function toRecord(line: number, fields: string[], indexes: ColumnIndexes): FeedRecord {
  const record: FeedRecord = { line }
  for (const [field, places] of indexes) {
    const place = places.find((index) => fields[index]?.trim())
    if (place !== undefined) record[field] = fields[place]
  }
  return record
}

/** Delimiters at the end of a row add nothing. */
function fits(fields: string[], width: number): boolean {
  return (
    fields.length === width || (fields.length > width && fields.slice(width).every((field) => field === ''))
  )
}

function* misfit(
  row: { line: number; fields: string[]; endsWithNewline: boolean },
  width: number,
): Generator<FeedEvent> {
  const count = row.fields.length
  const reason = `The record has ${count === 1 ? 'one column' : `${count} columns`}, the header ${width}`
  yield { kind: 'rejected', rejection: { line: row.line, field: 'record', reason } }
  if (!row.endsWithNewline && count < width)
    yield { kind: 'broken', reason: `The file breaks off in line ${row.line}` }
}
