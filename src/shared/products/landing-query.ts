import { parseShopSearch, type ShopSearch } from '#shared/search-params/shop.ts'

export type LandingQuery = Pick<
  ShopSearch,
  'category' | 'search' | 'retailer' | 'brand' | 'from' | 'to' | 'stock' | 'pick' | 'deal' | 'sort'
>

const CHOSEN_BY_VISITORS = new Set(['filters', 'page', 'price', 'size', 'age', 'exact'])

/** Unknown or invalid parameters count as absent, as they do in a URL. */
export function landingQuery(raw: object): LandingQuery {
  const search = Object.entries(parseShopSearch({ ...raw }))
  return Object.fromEntries(
    search.filter(([name, value]) => value !== undefined && !CHOSEN_BY_VISITORS.has(name)),
  )
}

/** The visitor’s choices on a landing page, whose words are the owner’s. */
export type LandingChoices = Omit<ShopSearch, 'search' | 'exact'>

export function parseLandingChoices(raw: Record<string, unknown>): LandingChoices {
  const { search: _, exact: __, ...choices } = parseShopSearch(raw)
  return choices
}

/**
 * Returns the search for one page of the list. The owner's words and filters hold, and visitors' choices narrow them.
 */
export function landingSearch(query: LandingQuery, choices: LandingChoices): ShopSearch {
  return { ...choices, ...query, sort: choices.sort ?? query.sort, exact: true }
}

/** Returns what of a search an address has to say: all that its landing page does not fix. */
export function landingChoices(query: LandingQuery, search: ShopSearch): LandingChoices {
  const { sort } = search
  const { search: _, exact: __, ...choices } = search
  const own = Object.entries(choices).filter(([name]) => !Object.hasOwn(query, name))
  return { ...Object.fromEntries(own), sort: sort === query.sort ? undefined : sort }
}

export function isWholeShop({ sort: _, filters: __, ...filters }: ShopSearch): boolean {
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
