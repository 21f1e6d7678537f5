import type { Database } from '#server/db/client.ts'
import { withCategoryKeys } from '#server/db/shop-categories.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import { filtersOf } from '#server/features/products/search/filters.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { queryTerms } from '#server/features/products/search/search-query.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'

export function finds(db: Database, input: AlternativeSearch, currency: string): boolean {
  const { search, deal, ...filters } = withCategoryKeys(db, input)
  const [narrowed, terms] = [filtersOf(filters, currency), queryTerms(db, search)]
  const { ids } = deal ? matchDeals(db, narrowed, terms) : matchProducts(db, narrowed, terms, 1)
  return ids.length > 0
}
