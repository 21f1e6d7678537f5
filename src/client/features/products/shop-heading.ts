import { filterLabel, saidFilters } from '#client/features/products/filter-label.ts'
import type { Category } from '#client/lib/trpc.ts'
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
      title: `Results for “${excerpt(search, LONGEST_SEARCH)}”`,
      lead: category ? `In ${category.name}.` : 'From all our partner retailers.',
    }
  }
  if (deal) {
    return {
      title: category ? `Price drops in ${category.name}` : 'Price drops',
      lead: 'These cost less now than the lowest price we saw in the 30 days before the drop.',
    }
  }
  if (category) return { title: category.name, lead: category.description }
  return { title: 'Shop our picks', lead: 'Curated, affordable products from partner retailers.' }
}

/** Describes how a search without results was interpreted: `Showing results for stroller, up to 2,000 SEK`. */
export function insteadHeading(
  { search = '' }: ShopSearch,
  instead: AlternativeSearch,
  shop: Parameters<typeof saidFilters>[1],
) {
  const category = onlyOne(instead.category)
  const words = instead.search ?? (category ? filterLabel('category', category, shop) : 'all products')
  return {
    title: `Showing results for ${[excerpt(words, LONGEST_SEARCH), ...saidFilters(instead, shop)].join(', ')}`,
    back: `Search instead for ${excerpt(search, LONGEST_SEARCH)}`,
  }
}
