export const SHOP_PAGE_SIZE = 6
/** Rows of a page in the admin area: few enough for a phone, and the same for everybody with the address. */
export const LIST_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100
export const MAX_PAGE = 1_000_000
export const SEARCH_MAX_LENGTH = 200
/** Words beyond these are ignored, and the answer names them. */
export const SEARCH_MAX_TERMS = 8
/** Counting stops beyond this many matches: the answer then says `totalIsCapped`. */
export const SEARCH_COUNT_CAP = 1_000
export const FEATURED_COUNT = 4
export const SIMILAR_COUNT = 3
/** Pictures of a product beside its main one. */
export const MORE_IMAGES_MAX = 8
/** More than anyone looks through; limits every list built from favorites. */
export const FAVORITES_MAX = 500
export const NAME_MAX_LENGTH = 200
export const DESCRIPTION_MAX_LENGTH = 5_000
/** Enough for the three lines on a card. */
export const EXCERPT_LENGTH = 220
/** Used without a CURRENCY setting, and for the sample products. */
export const DEFAULT_CURRENCY = 'SEK'
export const DEFAULT_COMMISSION = '5%'
export const REASON_MAX_LENGTH = 200
/** Limited because the blog's list shows all of them. */
export const MAX_ARTICLES = 500
/** Limit for uploads, at about half a megabyte each. */
export const MAX_PICTURES = 2_000
/** Each is counted again when the catalog changes. */
export const MAX_CATEGORIES = 30
export const MAX_LANDING_PAGES = 100
/** Limited because the navigation stands on every page. */
export const MAX_LANDING_LINKS = 12
