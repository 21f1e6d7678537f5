import { parseCategory } from '#shared/products/categories.ts'
import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

/** The number of recently changed products that are sorted and searched when no index helps. */
export const CATALOG_SORTED = 20_000
export const SOURCE_MAX_LENGTH = 200
export const CATALOG_STATES = ['listed', 'gone', 'all'] as const
export const CATALOG_SORTS = [
  'changed',
  'changed-up',
  'name',
  'name-down',
  'price-up',
  'price-down',
  'category',
  'category-down',
  'retailer',
  'retailer-down',
  'source',
  'source-down',
] as const
export const CATALOG_PICKS = ['any', 'editors-pick', 'best-seller', 'none'] as const
export const CATALOG_GAPS = ['price', 'picture', 'text', 'category', 'retailer'] as const
export const CATALOG_STOCKS = ['in', 'out'] as const
export const CATALOG_CLAIMS = ['found', 'none'] as const

export type CatalogPick = (typeof CATALOG_PICKS)[number]
export type CatalogGap = (typeof CATALOG_GAPS)[number]
export type CatalogStock = (typeof CATALOG_STOCKS)[number]
export type CatalogClaims = (typeof CATALOG_CLAIMS)[number]
export type CatalogSort = (typeof CATALOG_SORTS)[number]

export type CatalogSearch = Params<typeof parseCatalogSearch>
export const parseCatalogSearch = params({
  search: parseSearchText,
  category: parseCategory,
  source: sourceName,
  retailer: sourceName,
  pick: oneOf(CATALOG_PICKS),
  missing: oneOf(CATALOG_GAPS),
  stock: oneOf(CATALOG_STOCKS),
  claims: oneOf(CATALOG_CLAIMS),
  state: oneOf(CATALOG_STATES, 'listed'),
  sort: oneOf(CATALOG_SORTS, 'changed'),
  page: pageNumber,
})

/** Emptying the trash erases a feed's products, but their feeds still leave them out. */
export const TRASH_STATES = ['restorable', 'erased'] as const

export type TrashSearch = Params<typeof parseTrashSearch>
export const parseTrashSearch = params({
  search: parseSearchText,
  state: oneOf(TRASH_STATES, 'restorable'),
  page: pageNumber,
})

export type HeldPriceSearch = Params<typeof parseHeldPriceSearch>
export const parseHeldPriceSearch = params({ page: pageNumber })

function sourceName(value: unknown): string | undefined {
  return parseSearchText(value)?.slice(0, SOURCE_MAX_LENGTH)
}
