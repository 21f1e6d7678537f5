import type { ClickRow } from '#client/lib/trpc.ts'
import { formatAmount } from '#shared/prices/money.ts'

export interface ClickSum {
  key: string
  label: string
  clicks: number
  estimates: { currency: string; minor: number }[]
}

/** Sums rows by key in their order; the server splits them by currency. */
export function sumByKey(rows: ClickRow[]): ClickSum[] {
  const sums = new Map<string, ClickSum>()
  for (const { key, label, clicks, currency, estimatedMinor } of rows) {
    const sum = sums.get(key) ?? { key, label, clicks: 0, estimates: [] }
    sums.set(key, sum)
    sum.clicks += clicks
    if (!currency || !estimatedMinor) continue
    const existing = sum.estimates.find((estimate) => estimate.currency === currency)
    if (existing) existing.minor += estimatedMinor
    else sum.estimates.push({ currency, minor: estimatedMinor })
  }
  return [...sums.values()]
}

export function totalOf(rows: ClickRow[]): ClickSum {
  const [total] = sumByKey(rows.map((row) => ({ ...row, key: 'total', label: 'Total' })))
  return total ?? { key: 'total', label: 'Total', clicks: 0, estimates: [] }
}

export function describeEstimate({ estimates }: ClickSum, locale: string): string {
  if (estimates.length === 0) return '–'
  return estimates
    .map(({ currency, minor }) => `${formatAmount(minor, currency, locale)} ${currency}`)
    .join(' + ')
}
