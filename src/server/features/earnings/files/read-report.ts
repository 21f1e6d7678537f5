import { hash } from 'node:crypto'
import { decimalMarkOf, writtenAmount } from '#server/features/earnings/files/amounts.ts'
import { guessColumns, guessNetwork, type ReportColumns } from '#server/features/earnings/files/columns.ts'
import { type DateOrder, dateOrderOf, writtenDate } from '#server/features/earnings/files/moments.ts'
import { type Cells, readRow } from '#server/features/earnings/files/read-row.ts'
import type { ReportReading } from '#server/features/earnings/files/report-reading.ts'
import type { ReportTable, UnreadableRow } from '#server/features/earnings/files/report-table.ts'
import { hasStates } from '#server/features/earnings/files/states.ts'
import {
  REPORT_FIELDS,
  REQUIRED_FIELDS,
  type ReportField,
  type ReportZone,
} from '#shared/earnings/report-file.ts'
import type { ReportedTransaction, ReportingNetwork } from '#shared/earnings/transaction.ts'
import { headingWords } from '#shared/files/subscriber-table.ts'
import { parseCurrency } from '#shared/prices/currency-words.ts'

/** Choices that replace guesses. */
export interface ReportChoices {
  network?: ReportingNetwork | undefined
  columns?: ReportColumns | undefined
  dateOrder?: DateOrder | undefined
  zone?: ReportZone | undefined
  currency?: string | undefined
}

export interface ReadReport {
  transactions: ReportedTransaction[]
  unreadable: UnreadableRow[]
}

const SWEDISH: ReportingNetwork[] = ['adtraction', 'tradedoubler', 'addrevenue', 'adrecord']
const MONTH_FIRST: ReportingNetwork[] = ['rakuten', 'amazon', 'cj', 'impact']
const ROWS_AT_ONCE = 1_000
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

/** Reads all rows; other requests are served between groups of them. */
export async function readReport(table: ReportTable, reading: ReportReading): Promise<ReadReport> {
  const report: ReadReport = { transactions: [], unreadable: [...table.unreadable] }
  const cellsOf = cellReader(reading.columns)
  const ordinals = new Map<string, number>()
  for await (const rows of groupsOf(table.rows)) {
    for (const { line, cells } of rows) {
      const row = readRow(cellsOf(cells), reading)
      if ('reason' in row && !('externalId' in row)) report.unreadable.push({ line, reason: row.reason })
      else if ('externalId' in row)
        report.transactions.push({ ...row, externalId: idOf(row, table, reading, ordinals) })
    }
  }
  report.unreadable.sort((a, b) => a.line - b.line)
  return report
}

/**
 * Returns the network's id. Rows without one, and those of networks that repeat an order's number, get a hash of their
 * fields with their ordinal among equal rows.
 */
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

function cellReader(columns: ReportColumns): (cells: string[]) => Cells {
  const places = REPORT_FIELDS.flatMap((field) => {
    const at = columns[field]
    return typeof at === 'number' ? [[field, at] as const] : []
  })
  return (cells) => Object.fromEntries(places.map(([field, at]) => [field, cells[at]?.trim() ?? '']))
}

async function evidenceIn({ rows }: ReportTable, columns: ReportColumns) {
  const cellsOf = cellReader(columns)
  const numbers = new Set<string>()
  const dates = new Map<string, ReturnType<typeof writtenDate>>()
  for await (const group of groupsOf(rows)) {
    for (const { cells } of group) {
      const row = cellsOf(cells)
      for (const amount of [row.commission, row.order]) numbers.add(writtenAmount(amount ?? '')?.number ?? '')
      for (const field of DATES) {
        const day = row[field]?.slice(0, 10)
        if (day?.includes('/') && !dates.has(day)) dates.set(day, writtenDate(day.trim().split(' ')[0] ?? ''))
      }
    }
  }
  return {
    mark: decimalMarkOf(numbers),
    dateOrder: dateOrderOf([...dates.values()].filter((date) => date !== undefined)),
  }
}

/** Reads `Ad Fees($)` and `Provision (SEK)`. */
function headingCurrency({ headings }: ReportTable, { commission }: ReportColumns, own: string) {
  const heading = headings[commission ?? -1] ?? ''
  const word = /\(([^()]{1,8})\)\s*$/.exec(heading)?.[1] ?? /\b[A-Z]{3}$/.exec(heading)?.[0]
  return word ? parseCurrency(word, own) : undefined
}

async function* groupsOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    yield rows.slice(at, at + ROWS_AT_ONCE)
    await new Promise(setImmediate)
  }
}
