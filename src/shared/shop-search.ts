import { type CategoryShort, parseCategory } from '#shared/categories.ts'
import { MAX_PAGE } from '#shared/limits.ts'
import {
  type Deal,
  type PickKind,
  type PriceBand,
  parseDeal,
  parsePick,
  parsePriceBand,
  parseRetailer,
} from '#shared/product-filters.ts'
import { type ProductSort, parseSort } from '#shared/product-sort.ts'
import { parseSearchText } from '#shared/search-text.ts'

/** What the address of the shop can say; anything unknown or senseless in it counts as absent. */
export interface ShopSearch {
  category?: CategoryShort | undefined
  search?: string | undefined
  retailer?: string | undefined
  price?: PriceBand | undefined
  pick?: PickKind | undefined
  deal?: Deal | undefined
  /** Whether the filters are spread out: in the address too, so that they need no script. */
  filters?: 'open' | undefined
  sort?: Exclude<ProductSort, 'featured'> | undefined
  page?: number | undefined
}

export function parseShopSearch(raw: Record<string, unknown>): ShopSearch {
  const sort = parseSort(raw.sort)
  return {
    category: parseCategory(raw.category),
    search: parseSearchText(raw.search),
    retailer: parseRetailer(raw.retailer),
    price: parsePriceBand(raw.price),
    pick: parsePick(raw.pick),
    deal: parseDeal(raw.deal),
    filters: raw.filters === 'open' ? 'open' : undefined,
    sort: sort === 'featured' ? undefined : sort,
    page: parsePage(raw.page),
  }
}

function parsePage(value: unknown): number | undefined {
  const page = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 2) return undefined
  return Math.min(page, MAX_PAGE)
}
