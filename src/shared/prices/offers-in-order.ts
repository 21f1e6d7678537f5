import { comparedPrice, type ExchangeRate } from '#shared/prices/exchange-rates.ts'

interface Offer {
  inStock: boolean
  currency: string
  priceMinor: number | null
}

/** Available before sold out, what compares with this offer's price before other currencies, then the lowest price; unknown prices last. */
export function offersInOrder<One extends Offer>(
  own: One,
  others: One[],
  rates: ExchangeRate[] | undefined,
): One[] {
  const groupOf = (offer: Offer) => comparedPrice({ ...offer, priceMinor: 0 }, rates)?.currency
  const isElsewhere = (offer: Offer) => Number(groupOf(offer) !== groupOf(own))
  const price = (offer: Offer) => comparedPrice(offer, rates)?.minor ?? Number.MAX_SAFE_INTEGER
  return [own, ...others].sort(
    (one, other) =>
      Number(other.inStock) - Number(one.inStock) ||
      isElsewhere(one) - isElsewhere(other) ||
      price(one) - price(other),
  )
}
