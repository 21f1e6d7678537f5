import { hash } from 'node:crypto'
import { type DecimalMark, decimalMarkOf, writtenAmount } from '#server/features/earnings/files/amounts.ts'
import { guessColumns, guessNetwork, type ReportColumns } from '#server/features/earnings/files/columns.ts'
import { dateOrderOf, writtenDate } from '#server/features/earnings/files/moments.ts'
import { type ReportReading, readRow } from '#server/features/earnings/files/read-row.ts'
import type { ReportTable, UnreadableRow } from '#server/features/earnings/files/report-table.ts'
import { hasStates } from '#server/features/earnings/files/states.ts'
import {
  REPORT_FIELDS,
  REQUIRED_FIELDS,
  type ReportCells,
  type ReportField,
} from '#shared/earnings/report-file.ts'
import type { ReportedTransaction, ReportingNetwork } from '#shared/earnings/transaction.ts'
import { headingWords } from '#shared/files/subscriber-table.ts'
import type { ReportFileInput } from '#shared/inputs/earnings.ts'
import { parseCurrency } from '#shared/prices/currency-words.ts'

export type ReportChoices = Partial<ReportFileInput>

export interface ReadRows {
  transactions: ReportedTransaction[]
  repeated: number
  unreadable: UnreadableRow[]
}

const SWEDISH: ReportingNetwork[] = ['adtraction', 'tradedoubler', 'addrevenue', 'adrecord']
const MONTH_FIRST: ReportingNetwork[] = ['rakuten', 'amazon', 'cj', 'impact']
const DATES: ReportField[] = ['orderedAt', 'clickedAt', 'validatedAt', 'paidAt', 'changedAt']

/** Decides how a report is read: by the choices, by the evidence of all rows, then by the network's habits. */
export async function readingOf(
  table: ReportTable,
  choices: ReportChoices,
  ownCurrency: string,
): Promise<ReportReading> {
  const network = choices.network ?? guessNetwork(table.headings)
  const columns = choices.columns ?? guessColumns(table.headings)
  const evidence = await evidenceIn(table, columns)
  return {
    network,
    columns,
    zone: choices.zone ?? (SWEDISH.includes(network) ? 'Europe/Stockholm' : 'UTC'),
    dateOrder: choices.dateOrder ?? evidence.dateOrder ?? (MONTH_FIRST.includes(network) ? 'month' : 'day'),
    currency: choices.currency ?? headingCurrency(table, columns, ownCurrency) ?? ownCurrency,
    mark: evidence.mark,
  }
}

export function missingFields({ columns }: ReportReading): ReportField[] {
  return REQUIRED_FIELDS.filter((field) => typeof columns[field] !== 'number')
}

/** Reads the rows twice: of several with one id, only the last counts. */
export async function* readReport(table: ReportTable, reading: ReportReading): AsyncGenerator<ReadRows> {
  const lastLines = new Map<string, number>()
  for await (const { read } of rowsOf(table, reading))
    for (const { externalId, line } of read) lastLines.set(externalId, line)
  for await (const { read, unreadable } of rowsOf(table, reading)) {
    const last = read.filter(({ externalId, line }) => lastLines.get(externalId) === line)
    const transactions = last.map(({ line: _, ...transaction }) => transaction)
    yield { transactions, repeated: read.length - last.length, unreadable }
  }
}

async function* rowsOf(table: ReportTable, reading: ReportReading) {
  const cellsOf = cellReader(reading.columns)
  const ordinals = new Map<string, number>()
  for await (const lines of table.rows()) {
    const read: (ReportedTransaction & { line: number })[] = []
    const unreadable: UnreadableRow[] = []
    for (const row of lines) {
      if ('reason' in row) {
        unreadable.push(row)
        continue
      }
      const result = readRow(cellsOf(row.cells), reading)
      if ('externalId' in result)
        read.push({ ...result, externalId: idOf(result, table, reading, ordinals), line: row.line })
      else unreadable.push({ line: row.line, reason: result.reason })
    }
    yield { read, unreadable }
  }
}

/** Ids that are missing or repeat give way to a hash of the fields, with the ordinal among equal rows. */
function idOf(
  row: ReportedTransaction,
  table: ReportTable,
  { network, columns }: ReportReading,
  ordinals: Map<string, number>,
) {
  const heading = headingWords(table.headings[columns.id ?? -1] ?? '')
  if (row.externalId !== '' && hasStates(network))
    return /^order/.test(heading) ? hash('sha256', row.externalId, 'base64url') : row.externalId
  const { externalId, program, reference, orderedAt, orderMinor, commissionMinor, currency } = row
  const fields = [externalId, program, reference, orderedAt, orderMinor, commissionMinor, currency]
  const content = JSON.stringify(fields)
  const ordinal = (ordinals.get(content) ?? 0) + 1
  ordinals.set(content, ordinal)
  return hash('sha256', `${content}${ordinal}`, 'base64url')
}

function cellReader(columns: ReportColumns): (cells: string[]) => ReportCells {
  const places = REPORT_FIELDS.flatMap((field) => {
    const at = columns[field]
    return typeof at === 'number' ? [[field, at] as const] : []
  })
  return (cells) => Object.fromEntries(places.map(([field, at]) => [field, cells[at]?.trim() ?? '']))
}

/** One amount for each decimal mark and one date for each day suffice. */
async function evidenceIn(table: ReportTable, columns: ReportColumns) {
  const cellsOf = cellReader(columns)
  const numbers = new Map<DecimalMark, string>()
  const dates = new Map<string, ReturnType<typeof writtenDate>>()
  for await (const lines of table.rows()) {
    for (const row of lines) {
      const cells = 'cells' in row ? cellsOf(row.cells) : {}
      for (const amount of [cells.commission, cells.order]) {
        const { number } = writtenAmount(amount ?? '') ?? {}
        if (number) numbers.set(decimalMarkOf([number]), number)
      }
      for (const field of DATES) {
        const day = cells[field]?.slice(0, 10)
        if (day?.includes('/') && !dates.has(day)) dates.set(day, writtenDate(day.trim().split(' ')[0] ?? ''))
      }
    }
  }
  return {
    mark: decimalMarkOf(numbers.values()),
    dateOrder: dateOrderOf([...dates.values()].filter((date) => date !== undefined)),
  }
}

/** Reads `Ad Fees($)` and `Provision (SEK)`. */
function headingCurrency({ headings }: ReportTable, { commission }: ReportColumns, own: string) {
  const heading = headings[commission ?? -1] ?? ''
  const word = /\(([^()]{1,8})\)\s*$/.exec(heading)?.[1] ?? /\b[A-Z]{3}$/.exec(heading)?.[0]
  return word ? parseCurrency(word, own) : undefined
}
