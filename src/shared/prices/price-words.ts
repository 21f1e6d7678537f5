import { formatPrice } from '#shared/prices/money.ts'
import type { UnitPrice } from '#shared/unit-prices/unit-price.ts'

const PER = { piece: 'piece', kg: 'kg', l: 'liter' }

export const UNKNOWN_PRICE = 'See price at retailer'

export function unitPriceWords({ minor, per }: UnitPrice, currency: string, locale: string): string {
  return `${formatPrice(minor, currency, locale)} per ${PER[per]}`
}

/** Always names the compared price too. */
export function priceDropWords(
  { percent, priorMinor }: { percent: number; priorMinor: number },
  currency: string,
  locale: string,
) {
  return {
    drop: `Price drop: ${percent}%`,
    compared: ` below ${formatPrice(priorMinor, currency, locale)}, the lowest price we saw in the 30 days before the drop`,
  }
}
