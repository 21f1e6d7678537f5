import type { Caller } from '#server/router.ts'
import type { AgeBand } from '#shared/ages/age-bands.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { toMinor } from '#shared/prices/money.ts'
import type { ProductSort } from '#shared/products/product-sort.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'

export const MAX_RESULTS = 50
const MAX_PAGES = 5

interface SearchArguments {
  query?: string | undefined
  category?: string | undefined
  retailer?: string | undefined
  brand?: string | undefined
  size?: string | undefined
  age?: AgeBand | undefined
  in_stock?: boolean | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  currency: string
  price_drop: boolean
  sort?: ProductSort | undefined
  exact?: boolean | undefined
  limit: number
}

export interface AskInstead
  extends Pick<SearchArguments, 'query' | 'category' | 'size' | 'age' | 'in_stock'> {
  min_price?: number | undefined
  max_price?: number | undefined
  price_drop?: boolean | undefined
}

interface SearchResult {
  products: Product[]
  /** The arguments that led to these products; null when they are the given ones. */
  instead: AskInstead | null
}

/**
 * Matching products. If a price matters and no order is given, the cheapest come first. A highest price excludes those
 * of unknown price.
 */
export async function searchProducts(caller: Caller, args: SearchArguments): Promise<SearchResult> {
  const { query, category, retailer, brand, size, age, in_stock, price_drop, limit, ...price } = args
  const search = [query, retailer].filter(Boolean).join(' ') || undefined
  const isByPrice = price.max_price !== undefined || price.min_price !== undefined
  const stock = in_stock ? ('in' as const) : undefined
  const deal = price_drop ? ('price-drop' as const) : undefined
  const exact = args.exact ? (true as const) : undefined
  const filters = { category, brand, size, age, stock, deal, exact }
  const sort = price.sort ?? (isByPrice ? 'price-low-high' : 'featured')
  const fits = (product: Product) => isAffordable(product, price) && isFrom(product, retailer)
  const matches: Product[] = []
  let instead: AlternativeSearch | null = null
  for (let page = 1; page <= MAX_PAGES && matches.length < limit; page++) {
    const list = await caller.products.list({ ...filters, search, sort, page, pageSize: MAX_PAGE_SIZE })
    matches.push(...list.products.filter(fits))
    instead = list.instead
    if (page >= list.totalPages) break
  }
  return {
    products: matches.slice(0, limit),
    instead: instead && matches.length > 0 ? askInstead(instead) : null,
  }
}

function askInstead({ search, category, from, to, stock, deal, size, age }: AlternativeSearch): AskInstead {
  return {
    query: search,
    category: onlyOne(category),
    size: onlyOne(size),
    age: onlyOne(age),
    min_price: from,
    max_price: to,
    in_stock: stock && true,
    price_drop: deal && true,
  }
}

type List = Awaited<ReturnType<Caller['products']['list']>>
type Product = List['products'][number]

function isAffordable(
  product: Product,
  { min_price, max_price, currency }: Pick<SearchArguments, 'min_price' | 'max_price' | 'currency'>,
): boolean {
  if (max_price === undefined && min_price === undefined) return true
  if (product.priceMinor === null || product.currency !== currency.toUpperCase()) return false
  const [lowest, highest] = [min_price ?? 0, max_price ?? Number.POSITIVE_INFINITY]
  return (
    product.priceMinor >= toMinor(lowest, product.currency) &&
    product.priceMinor <= toMinor(highest, product.currency)
  )
}

function isFrom({ advertiserName }: Product, retailer: string | undefined): boolean {
  return retailer === undefined || (advertiserName ?? '').toLowerCase().includes(retailer.toLowerCase())
}
