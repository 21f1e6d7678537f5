import { comparedPrice, type ExchangeRate } from '#shared/prices/exchange-rates.ts'

interface Priced {
  id: number
  priceMinor: number | null
  currency: string
}

/** The ids of the products with the lowest price; none where all cost the same or currencies cannot be compared. */
export function cheapestOf(products: Priced[], rates: ExchangeRate[] | undefined): number[] {
  const priced = products.flatMap(({ id, ...product }) => {
    const price = comparedPrice(product, rates)
    return price ? [{ id, ...price }] : []
  })
  const prices = priced.map(({ minor }) => minor)
  const lowest = Math.min(...prices)
  const isComparable = new Set(priced.map(({ currency }) => currency)).size === 1
  if (!isComparable || lowest === Math.max(...prices)) return []
  return priced.filter(({ minor }) => minor === lowest).map(({ id }) => id)
}
