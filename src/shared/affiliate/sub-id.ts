const PLACES = { card: 'c', product: 'p', article: 'a', landing: 'l', content: 't' } as const

interface LinkPlace {
  place: keyof typeof PLACES
  /** The id of the article or landing page. */
  page?: number | undefined
  product?: number | undefined
}

/**
 * Returns the reference that a network reports back with a sale: `a3f-9k2` is product 9k2 in article 3f, numbers in base
 * 36. It is the same for every visitor, and has at most 25 characters of those that all networks take.
 */
export function subId({ place, page, product }: LinkPlace): string {
  const owner = `${PLACES[place]}${page?.toString(36) ?? ''}`
  return product === undefined ? owner : `${owner}-${product.toString(36)}`
}
