import { cheapestOf } from '#shared/prices/cheapest-of.ts'
import type { ExchangeRate } from '#shared/prices/exchange-rates.ts'

interface Compared {
  product: {
    id: number
    priceMinor: number | null
    currency: string
    advertiserName: string | null
    inStock: boolean
    rating: number | null
    category: string | null
    brand: string | null
  }
  lowestMinor: number | null
}

const priceOf = (minor: number | null, currency: string) => minor !== null && `${minor} ${currency}`

/** Values in which products agree or differ. A description always differs. */
const FACTS: [name: string, factOf: (compared: Compared) => unknown][] = [
  ['price', ({ product }) => priceOf(product.priceMinor, product.currency)],
  ['lowest', ({ product, lowestMinor }) => priceOf(lowestMinor, product.currency)],
  ['seller', ({ product }) => product.advertiserName || null],
  ['stock', ({ product }) => product.inStock],
  ['rating', ({ product }) => product.rating],
  ['category', ({ product }) => product.category],
  ['brand', ({ product }) => product.brand],
]

export interface Differences {
  facts: Set<string>
  cheapest: number[]
}

export function differencesOf(compared: Compared[], rates?: ExchangeRate[]): Differences {
  const differing = FACTS.filter(([, factOf]) => new Set(compared.map(factOf)).size > 1)
  const products = compared.map(({ product }) => product)
  return { facts: new Set(differing.map(([name]) => name)), cheapest: cheapestOf(products, rates) }
}
