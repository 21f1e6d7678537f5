import type { Content } from '#shared/unit-prices/content-of.ts'

export const PRICED_UNITS = ['piece', 'kg', 'l'] as const
export type PricedUnit = (typeof PRICED_UNITS)[number]

export interface UnitPrice {
  /** In minor units of the product's currency, rounded. */
  minor: number
  per: PricedUnit
}

export const CONTENT_OF: Record<PricedUnit, Content['unit']> = { piece: 'piece', kg: 'g', l: 'ml' }

const PER: Record<Content['unit'], [per: UnitPrice['per'], contents: number]> = {
  piece: ['piece', 1],
  g: ['kg', 1_000],
  ml: ['l', 1_000],
}

interface Packed {
  priceMinor: number | null
  contentAmount: number | null
  contentUnit: Content['unit'] | null
}

/** Null without a price or a content. */
export function unitPriceOf({ priceMinor, contentAmount, contentUnit }: Packed): UnitPrice | null {
  if (!priceMinor || !contentAmount || !contentUnit) return null
  const [per, contents] = PER[contentUnit]
  return { minor: Math.round((priceMinor / contentAmount) * contents), per }
}
