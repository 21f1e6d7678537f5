import { stat } from 'node:fs/promises'
import { namedFields } from '#server/features/earnings/files/columns.ts'
import { type DelimitedEvent, openText, readDelimitedChunks } from '#server/features/feeds/reading/service.ts'
import { REPORT_FILE_MAX_BYTES } from '#shared/earnings/report-file.ts'
import { DomainError } from '#shared/errors.ts'

export interface ReportTable {
  headings: string[]
  rows: { line: number; cells: string[] }[]
  unreadable: UnreadableRow[]
}

export interface UnreadableRow {
  line: number
  reason: string
}

const DELIMITERS = [',', ';', '\t']
const HEAD_CHARACTERS = 64 * 1024
const HEAD_ROWS = 20
const MOST_ROWS = 250_000
const MOST_COLUMNS = 300

/** Reads a report with any delimiter; titles may precede its headings. Throws BAD_REQUEST when there is no table. */
export async function readReportTable(path: string): Promise<ReportTable> {
  const size = await stat(path).catch(() => undefined)
  if (!size) throw new DomainError('BAD_REQUEST', 'The file is no longer here. Choose it again')
  if (size.size > REPORT_FILE_MAX_BYTES) throw new DomainError('BAD_REQUEST', 'A report is at most 50 MB')
  const open = await openText(path)
  const { delimiter, line, headings } = await findHeadings(open)
  const table: ReportTable = { headings, rows: [], unreadable: [] }
  for await (const events of readDelimitedChunks(open(), { delimiter, quote: '"' })) {
    for (const event of events) addEvent(table, event, line)
    if (table.rows.length > MOST_ROWS)
      throw new DomainError('BAD_REQUEST', `A report has at most ${MOST_ROWS} rows. Export a shorter period`)
  }
  if (table.rows.length + table.unreadable.length === 0)
    throw new DomainError('BAD_REQUEST', 'The report has no rows below its headings')
  return table
}

function addEvent(table: ReportTable, event: DelimitedEvent, headingLine: number) {
  if (event.kind === 'broken' || event.line <= headingLine) return
  const { line } = event
  if (event.kind === 'unreadable') table.unreadable.push({ line, reason: event.reason })
  else if (event.fields.length >= table.headings.length) table.rows.push({ line, cells: event.fields })
  else if (event.endsWithNewline && event.fields.length > 1) table.rows.push({ line, cells: event.fields })
  else if (event.fields.some((cell) => cell.trim() !== '')) {
    const reason = event.endsWithNewline ? 'The row is a note or a total' : 'The file is cut off here'
    table.unreadable.push({ line, reason })
  }
}

async function findHeadings(open: () => AsyncGenerator<string>) {
  const head = await headOf(open())
  if (head.includes('\0'))
    throw new DomainError('BAD_REQUEST', 'Export the report as CSV; this is another format')
  const candidates = await Promise.all(DELIMITERS.map((delimiter) => candidatesOf(head, delimiter)))
  const best = candidates
    .flat()
    .reduce((most, one) =>
      one.fields > most.fields || (one.fields === most.fields && one.width > most.width) ? one : most,
    )
  if (best.width < 2)
    throw new DomainError('BAD_REQUEST', 'The file has no columns. Export the report as CSV with headings')
  return best
}

async function candidatesOf(head: string, delimiter: string) {
  const candidates = [{ delimiter, line: 0, headings: [''], fields: 0, width: 0 }]
  for await (const events of readDelimitedChunks(only(head), { delimiter, quote: '"' })) {
    for (const event of events) {
      if (candidates.length > HEAD_ROWS) continue
      if (event.kind !== 'row') continue
      const headings = event.fields.slice(0, MOST_COLUMNS).map((cell) => cell.trim())
      const width = headings.filter(Boolean).length
      candidates.push({ delimiter, line: event.line, headings, fields: namedFields(headings), width })
    }
  }
  return candidates
}

async function headOf(source: AsyncGenerator<string>): Promise<string> {
  let head = ''
  for await (const text of source) {
    head += text
    if (head.length >= HEAD_CHARACTERS) break
  }
  return head.slice(0, HEAD_CHARACTERS)
}

async function* only(text: string): AsyncGenerator<string> {
  yield text
}
