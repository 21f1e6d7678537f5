import type { Caller } from '#server/trpc/router.ts'
import type { AgeBand } from '#shared/ages/age-bands.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { toMinor } from '#shared/money.ts'
import type { ProductSort } from '#shared/product-sort.ts'

export const MAX_FOUND = 50
/** How far a search looks for what is cheap enough and from that retailer. */
const MAX_PAGES = 5

interface Wanted {
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
  limit: number
}

/** Products that fit, where no order is asked for the cheapest first if a price matters. Those of unknown price fit no highest price. */
export async function searchProducts(
  caller: Caller,
  { query, category, retailer, brand, size, age, in_stock, price_drop, limit, ...price }: Wanted,
) {
  const search = [query, retailer].filter(Boolean).join(' ') || undefined
  const isByPrice = price.max_price !== undefined || price.min_price !== undefined
  const stock = in_stock ? ('in' as const) : undefined
  const deal = price_drop ? ('price-drop' as const) : undefined
  const filters = { category, brand, size, age, stock, deal }
  const sort = price.sort ?? (isByPrice ? 'price-low-high' : 'featured')
  const fits = (product: Product) => isAffordable(product, price) && isFrom(product, retailer)
  const found: Product[] = []
  for (let page = 1; page <= MAX_PAGES && found.length < limit; page++) {
    const list = await caller.products.list({ ...filters, search, sort, page, pageSize: MAX_PAGE_SIZE })
    found.push(...list.products.filter(fits))
    if (page >= list.totalPages) break
  }
  return found.slice(0, limit)
}

type Product = Awaited<ReturnType<Caller['products']['list']>>['products'][number]

function isAffordable(
  product: Product,
  { min_price, max_price, currency }: Pick<Wanted, 'min_price' | 'max_price' | 'currency'>,
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
