import { parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

export type LandingQuery = Pick<
  ShopSearch,
  'category' | 'search' | 'retailer' | 'brand' | 'from' | 'to' | 'stock' | 'pick' | 'deal' | 'sort'
>

/** Unknown or invalid parameters count as absent, as they do in a URL. */
export function landingQuery(raw: object): LandingQuery {
  const {
    filters: _,
    page: __,
    price: ___,
    size: ____,
    age: _____,
    exact: ______,
    ...query
  } = parseShopSearch({ ...raw })
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** Returns the search for one page of the list. Its words are used unchanged, since the owner chose them. */
export function landingSearch(query: LandingQuery, page: number | undefined): ShopSearch {
  return { ...query, page, exact: true }
}

export function isWholeShop({ sort: _, ...filters }: LandingQuery): boolean {
  return Object.values(filters).every((value) => value === undefined)
}

const HEROES = new Map(
  Object.entries({
    Nursery: 'heroes/sleep',
    Toys: 'heroes/play',
  }),
)

/** Returns the chosen picture, or else one that fits the category, whatever its current name. */
export function landingPicture(chosen: string, categoryKey: string | undefined): string {
  return chosen || (categoryKey && HEROES.get(categoryKey)) || 'heroes/feed'
}
