import type { Database } from '#server/db/client.ts'
import { listProducts, productFacets, suggestProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { cpuMicrosPerCall } from './cpu.ts'

export const SEARCHES = [
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '1 2 3 4 5 6 7 8 9 0',
  'q',
  'qx',
  'ab cd ef gh ij kl mn op qr st uv wx yz',
  'och som den ing ter and ull att',
  'the for who has ery ing ton wn.',
  'terande',
  'och q',
  'vagn x y z q w å ä',
  'baby cotton number nearly everything its own organic',
  'barnvgan flaskvrmare merinoul nallebjrn napphllare vagnasn solhtt',
  '🍼 👶 🧸',
  `" ' "" AND NEAR(a b) * ^a`,
  Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '),
  'vagn '.repeat(40),
  'a'.repeat(SEARCH_MAX_LENGTH),
  // Found in fewer words, and with filters that other words say.
  'body baby cotton unicorns stroller ekologisk bomull nothing',
  'baby strl 62 unicorns 0-24 months from 10 to 9000 kr i lager på rea',
  'body strl 62',
  'ekologisk bomull från 1 år',
  'baby sale in stock over 20 kr',
].map((search) => search.slice(0, SEARCH_MAX_LENGTH).trim())
const FILTERS = [{}, { category: 'Safety' }, { retailer: 'Fjordkin' }, { price: 'over-2000' }]
const PAGES = [1, 160]

/** CPU milliseconds of the dearest single answer to these searches: lists in all orders, facets and suggestions. */
export function worstSearchMillis(db: Database): number {
  const costs = SEARCHES.flatMap((search) => [
    cpuMicrosPerCall(() => suggestProducts(db, search), 1, 1),
    ...FILTERS.flatMap((filter) => answersWith(db, { search, ...filter })),
  ])
  return Math.max(...costs) / 1_000
}

function answersWith(db: Database, filter: Record<string, unknown>): number[] {
  const facets = cpuMicrosPerCall(() => productFacets(db, productListInput.parse(filter), 'SEK'), 1, 1)
  const lists = PRODUCT_SORTS.flatMap((sort) =>
    PAGES.map((page) => {
      const input = productListInput.parse({ ...filter, sort, page })
      return cpuMicrosPerCall(() => listProducts(db, input, 'SEK'), 1, 1)
    }),
  )
  return [facets, ...lists]
}
