import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatPrice, formatShare } from '#shared/messages/formats.ts'

type Sums = Pick<EarningsReport['totals'][number], 'currency' | 'approved' | 'paid'>

export function earnedOf({ approved, paid }: Sums): number {
  return approved + paid
}

/** Returns one amount for each currency: they are never added up. */
export function inEachCurrency<Row extends { currency: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): string {
  const amounts = rows.filter((row) => amountOf(row) !== 0)
  if (amounts.length === 0) return '–'
  return amounts.map((row) => formatPrice(Math.round(amountOf(row)), row.currency)).join(' + ')
}

export function percent(share: number | null): string {
  return share === null ? '–' : formatShare(share)
}
