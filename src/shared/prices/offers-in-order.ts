interface Offer {
  inStock: boolean
  currency: string
  priceMinor: number | null
}

/** Available before sold out, this offer's currency before others, then the lowest price; unknown prices last. */
export function offersInOrder<One extends Offer>(own: One, others: One[]): One[] {
  const isElsewhere = ({ currency }: Offer) => Number(currency !== own.currency)
  const price = ({ priceMinor }: Offer) => priceMinor ?? Number.MAX_SAFE_INTEGER
  return [own, ...others].sort(
    (one, other) =>
      Number(other.inStock) - Number(one.inStock) ||
      isElsewhere(one) - isElsewhere(other) ||
      price(one) - price(other),
  )
}
