import type { Database } from '#server/db/client.ts'
import { shortsByKey, withCategoryKeys } from '#server/db/shop-categories.ts'
import { chooseFeatured } from '#server/features/products/featured.ts'
import { otherOffers, withOffers } from '#server/features/products/offers.ts'
import { productPrices } from '#server/features/products/prices/service.ts'
import {
  type CardProduct,
  type Product,
  toBriefProduct,
  toCardProduct,
  toProduct,
} from '#server/features/products/product.ts'
import { fittingVariants } from '#server/features/products/search/fitting-variants.ts'
import { listPage } from '#server/features/products/search/list-page.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import {
  cardRows,
  exportedRows,
  newestPicksFirst,
  productRow,
  productRowByLink,
  productRows,
} from '#server/features/products/search/product-rows.ts'
import { parseQuery, queryTerms, relatedNames } from '#server/features/products/search/search-query.ts'
import { suggestFilters, suggestInstead } from '#server/features/products/search/suggest-instead.ts'
import { variantsOf, withVariants } from '#server/features/products/search/variants.ts'
import { firstIds } from '#server/features/products/search/walks.ts'
import { DomainError } from '#shared/errors.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { FEATURED_COUNT, SEARCH_COUNT_CAP } from '#shared/limits.ts'
import { m } from '#shared/messages/messages.ts'
import { withAlternative } from '#shared/search-params/shop.ts'
import { ignoredTerms } from '#shared/text/search-terms.ts'

export { countProducts } from '#server/features/products/search/facet-groups.ts'
export { productFacets } from '#server/features/products/search/facets.ts'
export { rebuildSearchWords } from '#server/features/products/search/shop-words.ts'
export { similarProducts } from '#server/features/products/search/similar.ts'
export { suggestProducts } from '#server/features/products/search/suggest.ts'
export { otherOffers, variantsOf }

/**
 * Returns one page of listed products. `total` counts all matches; a search stops at a limit of matches or rows read,
 * and says so. `currency` is the shop's; `units` are those by whose price the list can be ordered. `ignoredTerms` are
 * words beyond the limit; `alsoShowing` holds other names of the requested kind of product. If the words of a search
 * find nothing, the list is that of `instead`. For a search with results, `byFilters` has filters in place of the words
 * that name them.
 */
export function listProducts(db: Database, listInput: ProductListInput, currency: string) {
  return listAs(db, listInput, currency, (ids) => productRows(db, ids).map(toProduct))
}

export function listCards(db: Database, listInput: ProductListInput, currency: string) {
  return listAs(db, listInput, currency, (ids) => withOffers(db, cardRows(db, ids).map(toCardProduct)))
}

function listAs<Item>(
  db: Database,
  listInput: ProductListInput,
  currency: string,
  toItems: (ids: number[]) => Item[],
) {
  const page = pageOf(db, listInput, currency, toItems)
  const isEmpty = page.total === 0
  const instead = suggestInstead(db, listInput, { currency, isEmpty })
  if (instead)
    return { ...pageOf(db, withAlternative(listInput, instead), currency, toItems), instead, byFilters: null }
  return { ...page, instead, byFilters: isEmpty ? null : suggestFilters(db, listInput, currency) }
}

function pageOf<Item>(
  db: Database,
  listInput: ProductListInput,
  currency: string,
  toItems: (ids: number[]) => Item[],
) {
  const input = withCategoryKeys(db, listInput)
  const query = parseQuery(db, input.search)
  const { total, totalIsCapped, ids, units } = listPage(db, input, query, currency)
  return {
    products: toItems(fittingVariants(db, ids, query.terms, input)),
    page: input.page,
    pageSize: input.pageSize,
    total,
    totalIsCapped,
    totalPages: Math.ceil(total / input.pageSize),
    units,
    ignoredTerms: ignoredTerms(input.search),
    alsoShowing: total > 0 ? relatedNames(query) : [],
  }
}

export function countMatches(db: Database, search: string): { total: number; totalIsCapped: boolean } {
  const { ids, isComplete } = matchProducts(db, {}, queryTerms(db, search))
  return { total: Math.min(ids.length, SEARCH_COUNT_CAP), totalIsCapped: !isComplete }
}

/** Returns a listed product. Throws NOT_FOUND when there is none or its retailer delisted it. */
export function getProduct(db: Database, id: number): Product {
  const product = findProduct(db, id)
  if (!product) throw new DomainError('NOT_FOUND', m.thatProductGone)
  return product
}

export function findProduct(db: Database, id: number): Product | undefined {
  const row = productRow(db, id)
  return row && toProduct(row)
}

/** The listed ones, in this order, with the lowest price of thirty days where the law allows it. */
export function compareProducts(db: Database, ids: number[]) {
  return ids.flatMap((id) => {
    const row = productRow(db, id)
    if (!row) return []
    const lowestMinor = productPrices(db, id).lowest30Days?.priceMinor ?? null
    return [{ product: toBriefProduct(row), lowestMinor }]
  })
}

export function findProductByLink(db: Database, link: string): Product | undefined {
  const row = productRowByLink(db, link)
  return row && toProduct(row)
}

export type { Product }

/** The next products after an id, listed or not, with all that is needed to restore them; none at the end. */
export function exportedProducts(db: Database, afterId: number) {
  return exportedRows(db, afterId).map((row) => ({ ...row, ...toProduct(row), isListed: row.isListed === 1 }))
}

/** Returns ids of listed matches, up to the cap; for all products the terms to match instead. */
export function searchProducts(db: Database, { search, isListed }: { search: string; isListed: boolean }) {
  const terms = queryTerms(db, search)
  if (!isListed) return { terms, isCapped: false }
  const { ids, isComplete } = matchProducts(db, {}, terms)
  const each = withVariants(db, ids, terms)
  return { ids: each.slice(0, SEARCH_COUNT_CAP), isCapped: !isComplete || each.length > SEARCH_COUNT_CAP }
}

export function featuredProducts(db: Database): CardProduct[] {
  const keys = [...shortsByKey(db).keys()]
  const firstOfEach = keys.flatMap((category) => firstIds(db, { category }, 1))
  const first = firstIds(db, {}, FEATURED_COUNT + keys.length)
  const cards = cardRows(db, newestPicksFirst(db, [...firstOfEach, ...first])).map(toCardProduct)
  return withOffers(db, chooseFeatured(cards))
}
