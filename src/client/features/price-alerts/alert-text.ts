import type { PriceAlert } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'

export function alertText(
  { kind, targetMinor, percent, baseMinor, currency }: PriceAlert,
  locale: string,
): string {
  const price = (minor: number | null) => formatPrice(minor ?? 0, currency ?? '', locale)
  if (kind === 'stock') return 'When it’s back in stock'
  if (kind === 'target') return `At ${price(targetMinor)} or less`
  if (kind === 'percent') return `At least ${percent}% below ${price(baseMinor)}`
  return `Any price below ${price(baseMinor)}`
}
