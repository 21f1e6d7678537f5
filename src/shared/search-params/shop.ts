import { parsePriceBand } from '#shared/prices/price-bands.ts'
import {
  existingCategories,
  isFormerName,
  type NamedCategory,
  parseCategories,
} from '#shared/products/categories.ts'
import {
  parseAges,
  parseDeal,
  parseNames,
  parsePick,
  parsePriceLimit,
  parsePriceLimits,
  parseStock,
} from '#shared/products/product-filters.ts'
import { CHOSEN_SORTS } from '#shared/products/product-sort.ts'
import { listOf, onlyOne } from '#shared/products/several.ts'
import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

/** The order of parameters in canonical URLs. */
const readShopSearch = params({
  category: parseCategories,
  search: parseSearchText,
  retailer: parseNames,
  brand: parseNames,
  size: parseNames,
  age: parseAges,
  price: parsePriceBand,
  from: parsePriceLimit,
  to: parsePriceLimit,
  stock: parseStock,
  pick: parsePick,
  deal: parseDeal,
  exact: (value): true | undefined => (String(value) === 'true' ? true : undefined),
  filters: oneOf(['open']),
  sort: oneOf(CHOSEN_SORTS),
  page: pageNumber,
})

/**
 * The URL of the shop. Categories are short names, which may be unknown. Price limits are inclusive, in whole units
 * of the shop's currency, and take precedence over a range.
 *
 * `exact` keeps words that find nothing. `filters` opens the filter panel.
 */
export type ShopSearch = Params<typeof readShopSearch>

export function parseShopSearch(raw: Record<string, unknown>): ShopSearch {
  const search = readShopSearch(raw)
  const limits = parsePriceLimits(search)
  const hasLimits = limits.from !== undefined || limits.to !== undefined
  return {
    ...search,
    ...limits,
    price: hasLimits ? undefined : search.price,
    exact: search.search === undefined ? undefined : search.exact,
  }
}

/** Keeps the shop's existing categories, under their current names. */
export function canonicalShopSearch<Search extends Pick<ShopSearch, 'category'>>(
  search: Search,
  categories: readonly NamedCategory[],
): Search {
  return { ...search, category: existingCategories(categories, search.category) }
}

/** Does the same, but leaves a URL with a former category name unchanged: its page redirects. */
export function shopSearchBeforeRedirect(
  search: ShopSearch,
  categories: readonly NamedCategory[],
): ShopSearch {
  const isFormer = listOf(search.category).some((name) => isFormerName(categories, name))
  return isFormer ? search : canonicalShopSearch(search, categories)
}

/** Removes the filters. A single category stays, because it defines the page. */
export function withoutFilters({ category, search, exact, filters, sort }: ShopSearch): ShopSearch {
  return { category: onlyOne(category), search, exact, filters, sort }
}

export type AlternativeSearch = Pick<
  ShopSearch,
  'category' | 'search' | 'size' | 'age' | 'from' | 'to' | 'stock' | 'deal'
>

/** Applies an alternative search; its implied filters yield to the visitor's own choices. */
export function withAlternative<Requested extends AlternativeSearch & Pick<ShopSearch, 'price'>>(
  requested: Requested,
  alternative: AlternativeSearch,
) {
  const isPriced = [requested.price, requested.from, requested.to].some((limit) => limit !== undefined)
  const { from, to } = isPriced ? requested : alternative
  return {
    ...requested,
    search: alternative.search,
    category: requested.category ?? alternative.category,
    size: requested.size ?? alternative.size,
    age: requested.age ?? alternative.age,
    stock: requested.stock ?? alternative.stock,
    deal: requested.deal ?? alternative.deal,
    from,
    to,
  }
}
