import type { PriceAlert } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

export function alertText({ kind, targetMinor, percent, baseMinor, currency }: PriceAlert): string {
  const price = (minor: number | null) => formatPrice(minor ?? 0, currency ?? '')
  if (kind === 'stock') return m.alertWhenBackInStock
  if (kind === 'target') return fill(m.alertAtPrice, { price: price(targetMinor) })
  if (kind === 'percent') return fill(m.alertPercentBelow, { percent: percent ?? 0, price: price(baseMinor) })
  return fill(m.alertAnyPriceBelow, { price: price(baseMinor) })
}
