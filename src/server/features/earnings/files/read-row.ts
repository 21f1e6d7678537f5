import { type DecimalMark, minorOf, writtenAmount } from '#server/features/earnings/files/amounts.ts'
import type { ReportColumns } from '#server/features/earnings/files/columns.ts'
import { type DateOrder, momentOf, writtenDate } from '#server/features/earnings/files/moments.ts'
import { stateOf } from '#server/features/earnings/files/states.ts'
import type { ReportCells, ReportZone } from '#shared/earnings/report-file.ts'
import {
  NETWORK_NAMES,
  type ReportedTransaction,
  type ReportingNetwork,
} from '#shared/earnings/transaction.ts'
import { parseCurrency } from '#shared/prices/currency-words.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

export interface ReportReading {
  network: ReportingNetwork
  columns: ReportColumns
  dateOrder: DateOrder
  zone: ReportZone
  /** The currency of rows that state none. */
  currency: string
  mark: DecimalMark
}

interface Refusal {
  reason: string
}

interface Money {
  minor: number
  currency: string
}

const BONUS = /bonus|bounty|perf|manual|adjustment|justering/
const NO_TIME = /^[0\s:./-]*$/

/** Returns the transaction of a row, or the reason why it cannot be read; the reason quotes nothing. */
export function readRow(cells: ReportCells, reading: ReportReading): ReportedTransaction | Refusal {
  const { commission = '', currency: stated, type = '' } = cells
  const money = amountIn(commission, stated, reading)
  if ('reason' in money) return money
  const orderedAt = timeIn(cells.orderedAt, reading)
  if (!orderedAt) return { reason: 'The time of the order can’t be read' }
  return {
    ...idsIn(cells),
    program: cells.program || (reading.network === 'amazon' ? NETWORK_NAMES.amazon : ''),
    reference: reading.network === 'amazon' ? '' : (cells.reference ?? ''),
    state: stateOf(reading.network, cells.state ?? '', cells.payment ?? ''),
    networkState: cells.state ?? '',
    orderMinor: orderIn(cells.order, money.currency, reading),
    commissionMinor: money.minor,
    currency: money.currency,
    orderedAt,
    clickedAt: timeIn(cells.clickedAt, reading),
    changedAt: timeIn(cells.changedAt, reading),
    validatedAt: timeIn(cells.validatedAt, reading),
    paidAt: timeIn(cells.paidAt, reading),
    isBonus: BONUS.test(foldText(type)),
    reason: cells.reason ?? '',
  }
}

/** A correction refers to its sale's action; the sale itself goes by that id too, so that both meet. */
function idsIn({ id = '', original = '', corrects = '' }: ReportCells) {
  const isCorrection = readYesNo(original) === false && corrects !== ''
  if (isCorrection)
    return { externalId: id && id !== corrects ? id : `${corrects}-correction`, correctsId: corrects }
  return { externalId: readYesNo(original) && corrects ? corrects : id, correctsId: null }
}

function amountIn(text: string, stated: string | undefined, reading: ReportReading): Money | Refusal {
  const amount = writtenAmount(text)
  if (!amount) return { reason: 'The commission can’t be read' }
  const own = stated ? parseCurrency(stated, reading.currency) : reading.currency
  const beside = amount.currency ? parseCurrency(amount.currency, own ?? reading.currency) : own
  if (!own || !beside) return { reason: 'The currency is unknown' }
  if (stated && beside !== own) return { reason: 'The row has two currencies' }
  const minor = minorOf(amount.number, reading.mark, beside)
  if (minor === undefined) return { reason: 'The commission can be read in two ways' }
  return { minor: amount.isNegative && minor > 0 ? -minor : minor, currency: beside }
}

/** An order value in another currency than its commission is left out. */
function orderIn(text: string | undefined, currency: string, reading: ReportReading): number | null {
  const order = text ? amountIn(text, undefined, { ...reading, currency }) : undefined
  return order && !('reason' in order) && order.currency === currency ? order.minor : null
}

function timeIn(text: string | undefined, { dateOrder, zone }: ReportReading): Date | null {
  const written = text && !NO_TIME.test(text) ? writtenDate(text) : undefined
  return (written && momentOf(written, dateOrder, zone)) ?? null
}
