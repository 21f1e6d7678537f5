import { CHOSEN_SORTS } from '#shared/products/product-sort.ts'
import { id, matching, oneOf, type Params, params } from '#shared/search-params/params.ts'

export type FavoritesSearch = Params<typeof parseFavoritesSearch>
/** By default the most recently saved product comes first. */
export const parseFavoritesSearch = params({ sort: oneOf(CHOSEN_SORTS) })

/** The link to a shared list, or to a draft. */
export const parseTokenSearch = params({ token: matching(/^[\w-]{1,60}$/) })

export const parsePriceAlertSearch = params({ product: id })
