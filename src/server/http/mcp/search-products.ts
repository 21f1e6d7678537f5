import { z } from 'zod'
import type { Caller } from '#server/router.ts'
import { AGE_BANDS } from '#shared/ages/age-bands.ts'
import { MAX_PAGE_SIZE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { toMinor } from '#shared/prices/money.ts'
import { CATEGORY_TEXT_MAX_LENGTH } from '#shared/products/categories.ts'
import { FILTER_NAME_MAX_LENGTH } from '#shared/products/product-filters.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'

const MAX_RESULTS = 50
const MAX_PAGES = 5

export const searchArguments = z.strictObject({
  query: z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .optional()
    .describe('Words that must all match, such as: cotton blanket'),
  category: z
    .string()
    .trim()
    .min(1)
    .max(CATEGORY_TEXT_MAX_LENGTH)
    .optional()
    .describe('The short name of a category, from list_categories'),
  retailer: z.string().max(100).optional().describe('Part of a retailer’s name'),
  brand: z.string().trim().min(1).max(FILTER_NAME_MAX_LENGTH).optional().describe('The full name of a brand'),
  size: z
    .string()
    .trim()
    .min(1)
    .max(FILTER_NAME_MAX_LENGTH)
    .optional()
    .describe('A size, such as: 62/68, Nappy 3'),
  age: z
    .enum(AGE_BANDS)
    .optional()
    .describe('An age the product is for; a product has none if its age is uncertain'),
  in_stock: z.boolean().optional().describe('Only products that are in stock at their retailer'),
  min_price: z.number().min(0).max(1_000_000).optional().describe('The lowest price, in the currency'),
  max_price: z.number().positive().max(1_000_000).optional().describe('The highest price, in the currency'),
  currency: z
    .string()
    .length(3)
    .optional()
    .describe('The currency of min_price and max_price; the shop’s by default'),
  price_drop: z
    .boolean()
    .default(false)
    .describe('Only prices below the lowest of the thirty days before the drop'),
  sort: z
    .enum(PRODUCT_SORTS)
    .optional()
    .describe(
      'price-per-piece, price-per-kg, and price-per-liter are for nappies, wipes, food, and care; products without such a price come last. By default, the cheapest come first if a price is given',
    ),
  exact: z.boolean().optional().describe('Only exact matches for the query; instead is then null'),
  limit: z.int().min(1).max(MAX_RESULTS).default(10),
})

const { query, category, size, age, in_stock, min_price, max_price, price_drop } = searchArguments.shape

export const askInstead = z
  .object({ query, category, size, age, in_stock, min_price, max_price })
  .extend({ price_drop: price_drop.unwrap().optional() })
  .nullable()
  .describe(
    'If the query finds nothing, the search that found these products: corrected, or with fewer words, or with the price, age, or size it mentions. The other arguments still apply',
  )

type SearchArguments = z.infer<typeof searchArguments> & { currency: string }
type AskInstead = z.infer<typeof askInstead>

interface SearchResult {
  products: Product[]
  /** The arguments that led to these products; null when they are the given ones. */
  instead: AskInstead
}

/** Without an order, a price sorts the cheapest first. A highest price excludes unknown prices. */
export async function searchProducts(caller: Caller, args: SearchArguments): Promise<SearchResult> {
  const { query, category, retailer, brand, size, age, in_stock, price_drop, limit, ...price } = args
  const search = [query, retailer].filter(Boolean).join(' ') || undefined
  const isByPrice = price.max_price !== undefined || price.min_price !== undefined
  const stock = in_stock ? ('in' as const) : undefined
  const deal = price_drop ? ('price-drop' as const) : undefined
  const exact = args.exact ? (true as const) : undefined
  const filters = { category, brand, size, age, stock, deal, exact }
  const sort = price.sort ?? (isByPrice ? 'price-low-high' : 'featured')
  const fits = (product: Product) => isAffordable(product, price) && isFrom(product, retailer)
  const matches: Product[] = []
  let instead: AlternativeSearch | null = null
  for (let page = 1; page <= MAX_PAGES && matches.length < limit; page++) {
    const list = await caller.products.list({ ...filters, search, sort, page, pageSize: MAX_PAGE_SIZE })
    matches.push(...list.products.filter(fits))
    instead = list.instead
    if (page >= list.totalPages) break
  }
  return {
    products: matches.slice(0, limit),
    instead: instead && matches.length > 0 ? alternative(instead) : null,
  }
}

function alternative({ search, category, from, to, stock, deal, size, age }: AlternativeSearch): AskInstead {
  return {
    query: search,
    category: onlyOne(category),
    size: onlyOne(size),
    age: onlyOne(age),
    min_price: from,
    max_price: to,
    in_stock: stock && true,
    price_drop: deal && true,
  }
}

type Product = Awaited<ReturnType<Caller['products']['list']>>['products'][number]

function isAffordable(
  product: Product,
  { min_price, max_price, currency }: Pick<SearchArguments, 'min_price' | 'max_price' | 'currency'>,
): boolean {
  if (max_price === undefined && min_price === undefined) return true
  if (product.priceMinor === null || product.currency !== currency.toUpperCase()) return false
  const [lowest, highest] = [min_price ?? 0, max_price ?? Number.POSITIVE_INFINITY]
  return (
    product.priceMinor >= toMinor(lowest, product.currency) &&
    product.priceMinor <= toMinor(highest, product.currency)
  )
}

function isFrom({ advertiserName }: Product, retailer: string | undefined): boolean {
  return retailer === undefined || (advertiserName ?? '').toLowerCase().includes(retailer.toLowerCase())
}
