import { filterLabel, saidFilters } from '#client/features/products/filter-label.ts'
import type { Category } from '#client/lib/trpc.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch, ShopSearch } from '#shared/search-params/shop.ts'
import { excerpt } from '#shared/text/text-folding.ts'

const LONGEST_SEARCH = 60

export function shopHeading(
  { search, deal }: ShopSearch,
  category: Pick<Category, 'name' | 'description'> | undefined,
) {
  if (search) {
    return {
      title: fill(m.resultsFor, { search: excerpt(search, LONGEST_SEARCH) }),
      lead: category ? fill(m.inCategory, { category: category.name }) : m.fromAllRetailers,
    }
  }
  if (deal) {
    return {
      title: category ? fill(m.priceDropsIn, { category: category.name }) : m.priceDrops,
      lead: m.priceDropsLead,
    }
  }
  if (category) return { title: category.name, lead: category.description }
  return { title: m.shopOurPicks, lead: m.shopLead }
}

/** Describes how a search without results was interpreted: `Showing results for stroller, up to 2,000 SEK`. */
export function insteadHeading(
  { search = '' }: ShopSearch,
  instead: AlternativeSearch,
  shop: Parameters<typeof saidFilters>[1],
) {
  const category = onlyOne(instead.category)
  const words =
    instead.search ?? (category ? filterLabel('category', category, shop) : m.allProductsInSentence)
  const applied = [excerpt(words, LONGEST_SEARCH), ...saidFilters(instead, shop)].join(', ')
  return {
    title: fill(m.showingResultsFor, { search: applied }),
    back: fill(m.searchInsteadFor, { search: excerpt(search, LONGEST_SEARCH) }),
  }
}
