import type { AgeBand } from '#shared/ages/age-bands.ts'
import { isFormerName, knownCategories, type NamedCategory, parseCategories } from '#shared/categories.ts'
import { MAX_PAGE } from '#shared/limits.ts'
import { type PriceBand, parsePriceBand } from '#shared/price-bands.ts'
import {
  type Deal,
  type PickKind,
  parseAges,
  parseDeal,
  parseNames,
  parsePick,
  parsePriceLimits,
  parseStock,
  type Stock,
} from '#shared/product-filters.ts'
import { type ProductSort, parseSort } from '#shared/product-sort.ts'
import { parseSearchText } from '#shared/search-text.ts'
import { listOf, type OneOrMore, onlyOne } from '#shared/several.ts'

/** What the address of the shop can say; anything unknown or senseless in it counts as absent. */
export interface ShopSearch {
  /** Short names; of which the shop knows, `knownShopSearch` says. */
  category?: OneOrMore<string> | undefined
  search?: string | undefined
  retailer?: OneOrMore<string> | undefined
  brand?: OneOrMore<string> | undefined
  size?: OneOrMore<string> | undefined
  age?: OneOrMore<AgeBand> | undefined
  price?: PriceBand | undefined
  /** Both included, in whole units of the shop's currency; they go before a range. */
  from?: number | undefined
  to?: number | undefined
  stock?: Stock | undefined
  pick?: PickKind | undefined
  deal?: Deal | undefined
  /** Whether words that find nothing are left as they stand. */
  exact?: true | undefined
  /** Whether the filters are spread out: in the address too, so that they need no script. */
  filters?: 'open' | undefined
  sort?: Exclude<ProductSort, 'featured'> | undefined
  page?: number | undefined
}

export function parseShopSearch(raw: Record<string, unknown>): ShopSearch {
  const sort = parseSort(raw.sort)
  const { from, to } = parsePriceLimits(raw)
  const hasLimits = from !== undefined || to !== undefined
  const search = parseSearchText(raw.search)
  const isExact = search !== undefined && String(raw.exact) === 'true'
  return {
    category: parseCategories(raw.category),
    search,
    retailer: parseNames(raw.retailer),
    brand: parseNames(raw.brand),
    size: parseNames(raw.size),
    age: parseAges(raw.age),
    price: hasLimits ? undefined : parsePriceBand(raw.price),
    from,
    to,
    stock: parseStock(raw.stock),
    pick: parsePick(raw.pick),
    deal: parseDeal(raw.deal),
    exact: isExact ? true : undefined,
    filters: raw.filters === 'open' ? 'open' : undefined,
    sort: sort === 'featured' ? undefined : sort,
    page: parsePage(raw.page),
  }
}

/** The same with those of its categories that the shop knows, as it calls them now. */
export function knownShopSearch<Search extends Pick<ShopSearch, 'category'>>(
  search: Search,
  categories: readonly NamedCategory[],
): Search {
  return { ...search, category: knownCategories(categories, search.category) }
}

/** The same, but for an address that has a former name of a category: its page leads on. */
export function settledShopSearch(search: ShopSearch, categories: readonly NamedCategory[]): ShopSearch {
  const isFormer = listOf(search.category).some((name) => isFormerName(categories, name))
  return isFormer ? search : knownShopSearch(search, categories)
}

/** The same without what narrows it; one category is the page's own and stays. */
export function withoutFilters({ category, search, exact, filters, sort }: ShopSearch): ShopSearch {
  return { category: onlyOne(category), search, exact, filters, sort }
}

/** The possible meanings of a search's words. */
export type MeantSearch = Pick<
  ShopSearch,
  'category' | 'search' | 'size' | 'age' | 'from' | 'to' | 'stock' | 'deal'
>

/** A list of the shop by other words: what these say besides gives way to what was chosen. */
export function askedInstead<Asked extends MeantSearch & Pick<ShopSearch, 'price'>>(
  asked: Asked,
  meant: MeantSearch,
) {
  const isPriced = [asked.price, asked.from, asked.to].some((limit) => limit !== undefined)
  const { from, to } = isPriced ? asked : meant
  return {
    ...asked,
    search: meant.search,
    category: asked.category ?? meant.category,
    size: asked.size ?? meant.size,
    age: asked.age ?? meant.age,
    stock: asked.stock ?? meant.stock,
    deal: asked.deal ?? meant.deal,
    from,
    to,
  }
}

function parsePage(value: unknown): number | undefined {
  const page = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 2) return undefined
  return Math.min(page, MAX_PAGE)
}
