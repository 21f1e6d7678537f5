import { parseCategory } from '#shared/categories.ts'
import { MAX_PAGE } from '#shared/limits.ts'
import { parseSearchText } from '#shared/search-text.ts'

export const CATALOGUE_PAGE_SIZE = 25
/** So many of the last changed products are sorted, and looked through for a text, where no index helps. */
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

export type CatalogueState = (typeof CATALOGUE_STATES)[number]
export type CataloguePick = (typeof CATALOGUE_PICKS)[number]
export type CatalogueGap = (typeof CATALOGUE_GAPS)[number]
export type CatalogueStock = (typeof CATALOGUE_STOCKS)[number]
export type CatalogueClaims = (typeof CATALOGUE_CLAIMS)[number]
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** What the address of the product table can say; anything unknown or senseless in it counts as absent. */
export interface CatalogueSearch {
  search?: string | undefined
  category?: string | undefined
  source?: string | undefined
  retailer?: string | undefined
  pick?: CataloguePick | undefined
  /** What it lacks. */
  missing?: CatalogueGap | undefined
  stock?: CatalogueStock | undefined
  /** Generic environmental claims of its texts. */
  claims?: CatalogueClaims | undefined
  state?: CatalogueState | undefined
  sort?: CatalogueSort | undefined
  page?: number | undefined
}

export function parseCatalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  return {
    search: parseSearchText(raw.search),
    category: parseCategory(raw.category),
    source: parseSearchText(raw.source)?.slice(0, SOURCE_MAX_LENGTH),
    retailer: parseSearchText(raw.retailer)?.slice(0, SOURCE_MAX_LENGTH),
    pick: CATALOGUE_PICKS.find((pick) => pick === raw.pick),
    missing: CATALOGUE_GAPS.find((gap) => gap === raw.missing),
    stock: CATALOGUE_STOCKS.find((stock) => stock === raw.stock),
    claims: CATALOGUE_CLAIMS.find((claims) => claims === raw.claims),
    state: CATALOGUE_STATES.find((state) => state === raw.state && state !== 'listed'),
    sort: CATALOGUE_SORTS.find((sort) => sort === raw.sort && sort !== 'changed'),
    page: parsePageNumber(raw.page),
  }
}

/** A page after the first; undefined for anything else. */
export function parsePageNumber(value: unknown): number | undefined {
  const page = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 2) return undefined
  return Math.min(page, MAX_PAGE)
}
