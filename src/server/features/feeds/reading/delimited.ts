const MAX_RECORD_CHARACTERS = 256 * 1024
/** The distance to search for a closing quote before only its first line is rejected. */
const MAX_LOOKAHEAD_CHARACTERS = 4 * MAX_RECORD_CHARACTERS
const NEWLINE_CODE = 10
const TOO_LARGE = 'The record is larger than 256 KiB'

export interface DelimitedFormat {
  delimiter: string
  quote: string | null
}

export interface DelimitedRow {
  kind: 'row'
  line: number
  fields: string[]
  endsWithNewline: boolean
}

export type DelimitedEvent =
  | DelimitedRow
  | { kind: 'unreadable'; line: number; reason: string }
  | { kind: 'broken'; reason: string }

/**
 * Yields the rows of a delimited text in constant memory. A record that is too large or badly quoted is reported, and
 * reading goes on with the next line. So a stray quote costs one row and not the rest of the file.
 *
 * Each chunk must be read to its end before the next. Rows are parsed lazily and can be freed before the next one; a
 * promise for each would double the cost.
 */
export async function* readDelimited(
  text: AsyncIterable<string> | string[],
  format: DelimitedFormat,
): AsyncGenerator<Iterable<DelimitedEvent>> {
  const reader = delimitedReader(format)
  for await (const chunk of text) yield reader(chunk, false)
  yield reader('', true)
}

export function firstRow(text: string, format: DelimitedFormat): string[] | undefined {
  const start = /^[\r\n]*/.exec(text)?.[0].length ?? 0
  const parsed = parseRecord(text, start, format, true)
  return parsed.kind === 'row' ? parsed.fields : undefined
}

function delimitedReader(format: DelimitedFormat) {
  let buffer = ''
  let line = 1
  let skipping = false

  function skip() {
    const newline = buffer.indexOf('\n')
    buffer = newline < 0 ? '' : buffer.slice(newline + 1)
    skipping = newline < 0
    if (!skipping) line += 1
  }

  return function* read(chunk: string, atEnd: boolean): Generator<DelimitedEvent> {
    buffer += chunk
    if (skipping) skip()
    let at = 0
    while (at < buffer.length) {
      const parsed = parseRecord(buffer, at, format, atEnd)
      if (parsed.kind === 'more' && buffer.length - at <= MAX_LOOKAHEAD_CHARACTERS) break
      const next = parsed.kind === 'row' ? parsed.next : nextLine(buffer, at)
      const event = parsed.kind === 'row' ? rowEvent(parsed, line, next - at) : undefined
      if (event) yield event
      if (parsed.kind !== 'row') yield* unreadable(line, next - at)
      if (parsed.kind !== 'row' && next > buffer.length) {
        skipping = !atEnd
        buffer = ''
        return
      }
      line += newlines(buffer, at, next)
      at = next
    }
    buffer = buffer.slice(at)
  }
}

function rowEvent(parsed: ParsedRow, line: number, length: number): DelimitedEvent | undefined {
  if (length > MAX_RECORD_CHARACTERS) return { kind: 'unreadable', line, reason: TOO_LARGE }
  const { fields, endsWithNewline } = parsed
  const blank = fields.length === 1 && fields[0]?.trim() === ''
  return blank ? undefined : { kind: 'row', line, fields, endsWithNewline }
}

/** A stray quote may have swallowed other records, so the file no longer shows which products are missing. */
function unreadable(line: number, length: number): DelimitedEvent[] {
  if (length > MAX_RECORD_CHARACTERS) return [{ kind: 'unreadable', line, reason: TOO_LARGE }]
  return [
    { kind: 'unreadable', line, reason: 'A quotation mark in the record is never closed' },
    { kind: 'broken', reason: `A quotation mark on line ${line} is never closed` },
  ]
}

/** Beyond the buffer's end when the line continues there. */
function nextLine(buffer: string, at: number): number {
  const newline = buffer.indexOf('\n', at)
  return newline < 0 ? buffer.length + 1 : newline + 1
}

function newlines(buffer: string, from: number, to: number): number {
  let count = 0
  for (let at = buffer.indexOf('\n', from); at >= 0 && at < to; at = buffer.indexOf('\n', at + 1)) count += 1
  return count
}

interface ParsedRow {
  kind: 'row'
  fields: string[]
  next: number
  endsWithNewline: boolean
}

/** `more`: the buffer ends within the record; `damaged`: a quote stays open or text follows a closing one. */
type ParsedRecord = ParsedRow | { kind: 'more' | 'damaged' }

function parseRecord(buffer: string, start: number, format: DelimitedFormat, atEnd: boolean): ParsedRecord {
  const newline = buffer.indexOf('\n', start)
  if (newline < 0 && !atEnd) return { kind: 'more' }
  const end = newline < 0 ? buffer.length : newline
  const text = buffer.slice(start, end)
  if (format.quote === null || !text.includes(format.quote)) {
    const fields = withoutReturn(text).split(format.delimiter)
    return { kind: 'row', fields, next: end + 1, endsWithNewline: newline >= 0 }
  }
  return parseQuoted(buffer, start, format.delimiter, format.quote, atEnd)
}

function parseQuoted(
  buffer: string,
  start: number,
  delimiter: string,
  quote: string,
  atEnd: boolean,
): ParsedRecord {
  const fields: string[] = []
  let at = start
  for (;;) {
    const quoted = buffer[at] === quote
    const end = quoted ? closingQuote(buffer, at + 1, quote) : endOfField(buffer, at, delimiter)
    if (quoted && end < 0) return { kind: atEnd ? 'damaged' : 'more' }
    const value = quoted ? buffer.slice(at + 1, end).replaceAll(quote + quote, quote) : buffer.slice(at, end)
    const after = quoted ? end + (buffer[end + 1] === '\r' ? 2 : 1) : end
    if (after >= buffer.length && !atEnd) return { kind: 'more' }
    fields.push(quoted || buffer[after] === delimiter ? value : withoutReturn(value))
    if (after >= buffer.length) return { kind: 'row', fields, next: after, endsWithNewline: false }
    if (buffer[after] === '\n') return { kind: 'row', fields, next: after + 1, endsWithNewline: true }
    if (buffer[after] !== delimiter) return { kind: 'damaged' }
    at = after + 1
  }
}

/** A doubled quote stands for itself. */
function closingQuote(buffer: string, from: number, quote: string): number {
  let at = buffer.indexOf(quote, from)
  while (at >= 0 && buffer[at + 1] === quote) at = buffer.indexOf(quote, at + 2)
  return at
}

function endOfField(buffer: string, from: number, delimiter: string): number {
  const delimiterCode = delimiter.charCodeAt(0)
  for (let at = from; at < buffer.length; at++) {
    const code = buffer.charCodeAt(at)
    if (code === delimiterCode || code === NEWLINE_CODE) return at
  }
  return buffer.length
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
