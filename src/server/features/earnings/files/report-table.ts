import { stat } from 'node:fs/promises'
import { namedFields } from '#server/features/earnings/files/columns.ts'
import { type DelimitedEvent, openText, readDelimited } from '#server/features/feeds/reading/service.ts'
import { REPORT_FILE_MAX_BYTES } from '#shared/earnings/report-file.ts'
import { DomainError } from '#shared/errors.ts'

export interface ReportTable {
  headings: string[]
  /** Reads the file from its beginning, in groups. Other requests are served between them. */
  rows: () => AsyncGenerator<ReportLine[]>
}

type ReportLine = { line: number; cells: string[] } | UnreadableRow

export interface UnreadableRow {
  line: number
  reason: string
}

const DELIMITERS = [',', ';', '\t']
const HEAD_CHARACTERS = 64 * 1024
const HEAD_ROWS = 20
const MOST_ROWS = 250_000
const MOST_COLUMNS = 300

/** Opens a report with any delimiter; titles may precede its headings. Throws BAD_REQUEST when there is no table. */
export async function openReportTable(path: string): Promise<ReportTable> {
  const size = await stat(path).catch(() => undefined)
  if (!size) throw new DomainError('BAD_REQUEST', 'The file is no longer here. Choose it again')
  if (size.size > REPORT_FILE_MAX_BYTES) throw new DomainError('BAD_REQUEST', 'A report is at most 50 MB')
  const open = await openText(path)
  const { delimiter, line, headings } = await findHeadings(open)
  async function* rows() {
    let count = 0
    for await (const events of readDelimited(open(), { delimiter, quote: '"' })) {
      const group = [...events].flatMap((event) => lineOf(event, headings.length, line) ?? [])
      count += group.length
      if (count > MOST_ROWS)
        throw new DomainError(
          'BAD_REQUEST',
          `A report has at most ${MOST_ROWS} rows. Export a shorter period`,
        )
      yield group
      await new Promise(setImmediate)
    }
    if (count === 0) throw new DomainError('BAD_REQUEST', 'The report has no rows below its headings')
  }
  return { headings, rows }
}

function lineOf(event: DelimitedEvent, columns: number, headingLine: number): ReportLine | undefined {
  if (event.kind === 'broken' || event.line <= headingLine) return undefined
  const { line } = event
  if (event.kind === 'unreadable') return { line, reason: event.reason }
  const { fields: cells, endsWithNewline } = event
  if (cells.length >= columns || (endsWithNewline && cells.length > 1)) return { line, cells }
  if (cells.every((cell) => cell.trim() === '')) return undefined
  return { line, reason: endsWithNewline ? 'The row is a note or a total' : 'The file is cut off here' }
}

async function findHeadings(open: () => AsyncGenerator<string>) {
  const head = await headOf(open())
  if (head.includes('\0'))
    throw new DomainError('BAD_REQUEST', 'Export the report as CSV; this is another format')
  const candidates = await Promise.all(DELIMITERS.map((delimiter) => candidatesOf(head, delimiter)))
  const [best] = candidates.flat().sort((a, b) => b.fields - a.fields || b.width - a.width)
  if (!best || best.width < 2)
    throw new DomainError('BAD_REQUEST', 'The file has no columns. Export the report as CSV with headings')
  return best
}

async function candidatesOf(head: string, delimiter: string) {
  const candidates = []
  for await (const events of readDelimited([head], { delimiter, quote: '"' })) {
    for (const event of events) {
      if (event.kind !== 'row' || candidates.length >= HEAD_ROWS) continue
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
