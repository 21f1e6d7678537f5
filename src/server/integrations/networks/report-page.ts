import { z } from 'zod'
import type { AskNetwork } from '#server/integrations/networks/ask-network.ts'
import { ReportError } from '#server/integrations/networks/report-error.ts'
import type { ReportedTransaction, TransactionState } from '#shared/earnings/transaction.ts'
import { isKnownCurrency } from '#shared/prices/currency-words.ts'
import { minorDigits } from '#shared/prices/money.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const LONGEST_WINDOW_DAYS = 31
const MAX_PAGES = 200
const TEXT_MAX_LENGTH = 200
const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,10}))?$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/

export interface Reading {
  /** The shop's id at the network. */
  account: string
  token: string
  from: Date
  to: Date
  ask: AskNetwork
}

export interface ReportPage {
  transactions: ReportedTransaction[]
  /** The number of rows that do not match the network's documentation. */
  unreadable: number
}

export type ReportReader = (reading: Reading) => AsyncGenerator<ReportPage>

/** Fields that most networks lack. */
export const ABSENT = {
  correctsId: null,
  clickedAt: null,
  changedAt: null,
  validatedAt: null,
  paidAt: null,
  isBonus: false,
  reason: '',
}

/** A text or number; empty when the report has none. */
export const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').slice(0, TEXT_MAX_LENGTH))

export const id = word.pipe(z.string().min(1))
export const decimal = z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(DECIMAL))
export const currency = z.string().toUpperCase().refine(isKnownCurrency)
export const moment = z.string().transform((text, context) => {
  const read = momentOf(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'No time' })
  return z.NEVER
})

/** Reads `12.945` as 1295 öre, digit by digit: halves are rounded away from zero. */
export function decimalToMinor(amount: string, currencyCode: string): number {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(amount) ?? []
  const digits = minorDigits(currencyCode)
  const isRoundedUp = (fraction[digits] ?? '0') >= '5'
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0')) + (isRoundedUp ? 1 : 0)
  return sign ? 0 - minor : minor
}

/** Reads a day, or a time with or without offset; those without one are UTC. Undefined for any other text. */
export function momentOf(text: string): Date | undefined {
  const [, day, time = '00:00:00', offset = 'Z'] = MOMENT.exec(text) ?? []
  if (!day) return undefined
  const read = new Date(`${day}T${time}${offset.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(read.getTime()) ? undefined : read
}

export function stateIn(states: Map<string, TransactionState>, networkState: string): TransactionState {
  return states.get(networkState) ?? 'other'
}

/** Divides the period into parts that no network refuses as too long. */
export function windowsOf(from: Date, to: Date): { start: Date; end: Date }[] {
  const lengthMs = LONGEST_WINDOW_DAYS * DAY_MS
  const count = Math.ceil((to.getTime() - from.getTime()) / lengthMs)
  return Array.from({ length: count }, (_, index) => {
    const startMs = from.getTime() + index * lengthMs
    return { start: new Date(startMs), end: new Date(Math.min(startMs + lengthMs, to.getTime())) }
  })
}

/** Only the schema's fields leave this function. */
export function pageOf(
  name: string,
  rows: unknown,
  row: z.ZodType<ReportedTransaction>,
): ReportPage & { size: number } {
  const list = z.array(z.unknown()).safeParse(rows).data
  if (!list) throw new ReportError(`${name} sent something other than a list of transactions`)
  const transactions = list.flatMap((one) => row.safeParse(one).data ?? [])
  return { transactions, unreadable: list.length - transactions.length, size: list.length }
}

type ListPage = ReportPage & { size: number; hasMore: boolean }

/** Yields page after page, from the row `offset` on. Stops with an error when they repeat or never end. */
export async function* pagesFrom(
  name: string,
  read: (offset: number) => Promise<ListPage>,
): AsyncGenerator<ReportPage> {
  const previous = new Set<string>()
  let offset = 0
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await read(offset)
    const sign = page.transactions.map(({ externalId }) => externalId).join()
    if (previous.has(sign)) throw new ReportError(`${name} sent the same page twice`)
    previous.add(sign)
    yield page
    if (!page.hasMore || page.size === 0) return
    offset += page.size
  }
  throw new ReportError(`${name} sent more than ${MAX_PAGES} pages`)
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
