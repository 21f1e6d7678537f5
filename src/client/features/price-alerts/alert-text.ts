import type { PriceAlert } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { formatPrice } from '#shared/prices/money.ts'

export function alertText(
  { kind, targetMinor, percent, baseMinor, currency }: PriceAlert,
  locale: string,
): string {
  const price = (minor: number | null) => formatPrice(minor ?? 0, currency ?? '', locale)
  if (kind === 'stock') return m.alertWhenBackInStock
  if (kind === 'target') return fill(m.alertAtPrice, { price: price(targetMinor) })
  if (kind === 'percent') return fill(m.alertPercentBelow, { percent: percent ?? 0, price: price(baseMinor) })
  return fill(m.alertAnyPriceBelow, { price: price(baseMinor) })
}
