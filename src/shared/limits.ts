export const SHOP_PAGE_SIZE = 6
export const MAX_PAGE_SIZE = 100
export const MAX_PAGE = 1_000_000
export const SEARCH_MAX_LENGTH = 200
/** Words beyond these are not looked for, and the answer names them. */
export const SEARCH_MAX_TERMS = 8
/** A search that matches more than this stops counting: the answer then says `totalIsCapped`. */
export const SEARCH_COUNT_CAP = 1_000
export const FEATURED_COUNT = 4
export const SIMILAR_COUNT = 3
export const NAME_MAX_LENGTH = 200
export const DESCRIPTION_MAX_LENGTH = 5_000
/** What a card needs of a description: its three lines. */
export const EXCERPT_LENGTH = 220
/** Of a shop where nobody chose one (CURRENCY), and of the sample products. */
export const DEFAULT_CURRENCY = 'SEK'
export const DEFAULT_COMMISSION = '5%'
/** Why an administrator deleted a product. */
export const REASON_MAX_LENGTH = 200
/** Of the blog, whose list shows all of them. */
export const MAX_ARTICLES = 500
/** That administrators uploaded: about half a megabyte each. */
export const MAX_PICTURES = 2_000
/** Each is counted anew when the catalogue changes. */
export const MAX_CATEGORIES = 30
export const MAX_LANDING_PAGES = 100
/** Of them in the navigation, which stands on every page. */
export const MAX_LANDING_LINKS = 12
