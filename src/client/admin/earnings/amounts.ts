import type { EarningsReport } from '#client/lib/trpc.ts'
import { formatPrice, formatShare } from '#shared/messages/formats.ts'

export function earnedOf({
  approved,
  paid,
}: Pick<EarningsReport['totals'][number], 'approved' | 'paid'>): number {
  return approved + paid
}

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
