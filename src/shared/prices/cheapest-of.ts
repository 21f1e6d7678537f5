interface Priced {
  id: number
  priceMinor: number | null
  currency: string
}

/** The ids of the products with the lowest price; none where all cost the same or currencies differ. */
export function cheapestOf(products: Priced[]): number[] {
  const priced = products.flatMap(({ id, priceMinor, currency }) =>
    priceMinor === null ? [] : [{ id, priceMinor, currency }],
  )
  const prices = priced.map(({ priceMinor }) => priceMinor)
  const lowest = Math.min(...prices)
  const isComparable = new Set(priced.map(({ currency }) => currency)).size === 1
  if (!isComparable || lowest === Math.max(...prices)) return []
  return priced.filter(({ priceMinor }) => priceMinor === lowest).map(({ id }) => id)
}
