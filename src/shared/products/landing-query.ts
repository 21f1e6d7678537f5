import { parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

/** What a landing page lists, in the words of the shop's address. */
export type LandingQuery = Pick<
  ShopSearch,
  'category' | 'search' | 'retailer' | 'brand' | 'from' | 'to' | 'stock' | 'pick' | 'deal' | 'sort'
>

/** Anything unknown or senseless in it counts as absent, as in an address. */
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

/** A page of what it lists: by its words as they stand, for its owner chose them. */
export function landingSearch(query: LandingQuery, page: number | undefined): ShopSearch {
  return { ...query, page, exact: true }
}

/** Whether it narrows the shop at all. */
export function isWholeShop({ sort: _, ...filters }: LandingQuery): boolean {
  return Object.values(filters).every((value) => value === undefined)
}

/** By the default categories. */
const HEROES = new Map(
  Object.entries({
    Nursery: 'heroes/sleep',
    Toys: 'heroes/play',
  }),
)

/** The name of the picture that was chosen, or else of one that fits the category, whatever it is called by now. */
export function landingPicture(chosen: string, categoryKey: string | undefined): string {
  return chosen || (categoryKey && HEROES.get(categoryKey)) || 'heroes/feed'
}
