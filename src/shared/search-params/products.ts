import { parseCategory } from '#shared/products/categories.ts'
import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const CATALOGUE_PAGE_SIZE = 25
/** The number of recently changed products that are sorted and searched when no index helps. */
export const CATALOGUE_SORTED = 20_000
export const SOURCE_MAX_LENGTH = 200
export const CATALOGUE_STATES = ['listed', 'gone', 'all'] as const
export const CATALOGUE_SORTS = [
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
export const CATALOGUE_PICKS = ['any', 'editors-pick', 'best-seller', 'none'] as const
export const CATALOGUE_GAPS = ['price', 'picture', 'text', 'category', 'retailer'] as const
export const CATALOGUE_STOCKS = ['in', 'out'] as const
export const CATALOGUE_CLAIMS = ['found', 'none'] as const

export type CataloguePick = (typeof CATALOGUE_PICKS)[number]
export type CatalogueGap = (typeof CATALOGUE_GAPS)[number]
export type CatalogueStock = (typeof CATALOGUE_STOCKS)[number]
export type CatalogueClaims = (typeof CATALOGUE_CLAIMS)[number]
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

export type CatalogueSearch = Params<typeof parseCatalogueSearch>
export const parseCatalogueSearch = params({
  search: parseSearchText,
  category: parseCategory,
  source: sourceName,
  retailer: sourceName,
  pick: oneOf(CATALOGUE_PICKS),
  missing: oneOf(CATALOGUE_GAPS),
  stock: oneOf(CATALOGUE_STOCKS),
  claims: oneOf(CATALOGUE_CLAIMS),
  state: oneOf(CATALOGUE_STATES, 'listed'),
  sort: oneOf(CATALOGUE_SORTS, 'changed'),
  page: pageNumber,
})

export const TRASH_PAGE_SIZE = 25
/** Emptying the trash erases a feed's products, but their feeds still leave them out. */
export const TRASH_STATES = ['restorable', 'erased'] as const

export type TrashSearch = Params<typeof parseTrashSearch>
export const parseTrashSearch = params({
  search: parseSearchText,
  state: oneOf(TRASH_STATES, 'restorable'),
  page: pageNumber,
})

export const HELD_PRICES_PAGE_SIZE = 25

export type HeldPriceSearch = Params<typeof parseHeldPriceSearch>
export const parseHeldPriceSearch = params({ page: pageNumber })

function sourceName(value: unknown): string | undefined {
  return parseSearchText(value)?.slice(0, SOURCE_MAX_LENGTH)
}
