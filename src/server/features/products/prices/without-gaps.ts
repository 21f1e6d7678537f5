import type { ObservedPrice } from '#server/features/products/prices/price-rule.ts'

/** A period in which a source was silent, in ms; one without an end lasts. */
export interface Gap {
  from: number
  until: number | null
}

export function withoutGaps(prices: ObservedPrice[], gaps: Gap[]): ObservedPrice[] {
  return gaps.reduce<ObservedPrice[]>((rest, gap) => rest.flatMap((price) => cut(price, gap)), prices)
}

function cut(price: ObservedPrice, gap: Gap): ObservedPrice[] {
  const until = price.until ?? Number.POSITIVE_INFINITY
  const gapUntil = gap.until ?? Number.POSITIVE_INFINITY
  if (gapUntil <= price.from || gap.from >= until) return [price]
  const before = gap.from > price.from ? [{ ...price, until: gap.from }] : []
  const after = gapUntil < until ? [{ ...price, from: gapUntil }] : []
  return [...before, ...after]
}
