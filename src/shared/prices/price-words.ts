import { fill } from '#shared/messages/fill.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import type { UnitPrice } from '#shared/unit-prices/unit-price.ts'

const PER = { piece: () => m.pricePerPiece, kg: () => m.pricePerKg, l: () => m.pricePerLiter }

export function unitPriceWords({ minor, per }: UnitPrice, currency: string): string {
  return fill(PER[per](), { price: formatPrice(minor, currency) })
}

/** The values of `priceDropBelow`, which always names the compared price too. */
export function priceDropWords(
  { percent, priorMinor }: { percent: number; priorMinor: number },
  currency: string,
) {
  return {
    drop: fill(m.priceDropBy, { percent }),
    price: formatPrice(priorMinor, currency),
  }
}
